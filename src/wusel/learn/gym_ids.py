"""The names under which Gymnasium finds the games: `wusel/Mosquitozzz-v0` and so on for all on the shelf."""

from gymnasium.envs.registration import register, registry

from wusel.games import SHELF


def register_all() -> None:
    """Make them known to Gymnasium; `import wusel.learn` does."""
    for name in SHELF:
        known_as = f"wusel/{name.capitalize()}-v0"
        if known_as not in registry:
            register(known_as, entry_point="wusel.learn.gym:OneSeat", kwargs={"game": name})
