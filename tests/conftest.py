"""Marks and settings that all tests share."""

from hypothesis import HealthCheck, settings

settings.register_profile("wusel", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("wusel")
