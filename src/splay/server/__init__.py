"""The web server: tables, seats, matches and bots behind a JSON API and sockets, and the page that uses them."""
