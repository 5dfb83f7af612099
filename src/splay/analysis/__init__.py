"""What strong bots think of positions and of whole matches: chances to win, best options, and how sure they are."""

from splay.analysis.evaluation import (
    BUDGET,
    AnalysisError,
    Evaluation,
    OptionValue,
    evaluate,
    match_at,
)

__all__ = ["BUDGET", "AnalysisError", "Evaluation", "OptionValue", "evaluate", "match_at"]
