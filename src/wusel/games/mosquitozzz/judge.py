"""stub for a minute"""

from wusel.engine.judge import Judge
from wusel.games.mosquitozzz.state import MosquitoState


class MosquitoJudge(Judge[MosquitoState]):
    pass
