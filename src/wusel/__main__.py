"""`python -m wusel` is `wusel`."""

if __name__ == "__main__":
    from wusel.cli import main

    main()
