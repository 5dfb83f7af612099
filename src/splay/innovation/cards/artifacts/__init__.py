"""The artifacts of Artifacts of History, and the relics."""
