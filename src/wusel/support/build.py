"""Which build of the rules runs."""

import wusel.engine.game


def build() -> str:
    """The build in use: "compiled" if the rules were compiled with mypyc, else "plain"."""
    return "compiled" if str(wusel.engine.game.__file__).endswith((".so", ".pyd")) else "plain"
