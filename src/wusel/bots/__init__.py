"""Players made of code. They are handed worlds they could be in, never the true one."""
