/** A quiet sound of two notes, made here. */

/** A fifth, softly: hertz, and from when on in seconds. */
const NOTES: readonly [number, number][] = [
  [523.25, 0],
  [783.99, 0.16],
];
const LOUDNESS = 0.06;
const LENGTH = 0.7;

let context: AudioContext | null = null;

/** Play it; a browser in which nobody has clicked on anything yet stays silent. */
export function chime(): void {
  if (!("AudioContext" in window)) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [hertz, after] of NOTES) play(context, hertz, context.currentTime + after);
}

function play(audio: AudioContext, hertz: number, start: number): void {
  const tone = new OscillatorNode(audio, { type: "sine", frequency: hertz });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + LENGTH);
}
