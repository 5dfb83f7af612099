"""What whoever runs a server can do at its database, also while it runs: it is told what has changed."""
