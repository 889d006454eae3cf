box-mosquitozzz = Mosquitozzz
box-mosquitozzz-line = Eine Lampe, ein Schwarm, und wer im Licht sitzt, wird gestochen.
