"""The shapes of requests and answers, as the API's description shows them, chapter by chapter."""
