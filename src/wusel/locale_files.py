"""The locale files of a folder: `en.ftl`, or as many as one likes in `en/`, or both."""

from pathlib import Path


def locale_text(folder: Path, language: str) -> str:
    """All that is said in a language there, file after file."""
    files = [folder / f"{language}.ftl", *sorted((folder / language).glob("*.ftl"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())
