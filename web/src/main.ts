import { mount } from "svelte";
import { startTheme } from "./lib/theme";
import "./style.css";
import App from "./App.svelte";
import { renew } from "./alerts/notices";
import { fonts } from "./lib/fonts";
import "./lib/install.svelte";
import { startWorker } from "./lib/offline";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place to live");
startTheme();
await fonts();
mount(App, { target });
void startWorker().then(renew);
