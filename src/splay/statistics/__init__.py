"""What many games of bots tell of the cards: how often each is melded, used and shared, and who wins with it.

`survey.py` plays the games and counts, `tally.py` says what is counted, `shipped.py` reads the counts that are shipped.
"""
