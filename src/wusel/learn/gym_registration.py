"""Registers all games with Gymnasium, as `wusel/Mosquitozzz-v0` and so on."""

from gymnasium.envs.registration import register, registry

from wusel.games import game_names


def register_all() -> None:
    """Register all environments; `import wusel.learn` does so."""
    for name in game_names():
        known_as = f"wusel/{name.capitalize()}-v0"
        if known_as not in registry:
            register(
                known_as,
                entry_point="wusel.learn.gym:OneSeat",
                vector_entry_point="wusel.learn.gym_vector:ManySeats",
                kwargs={"game": name},
            )
