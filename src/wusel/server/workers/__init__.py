"""Worker processes and threads, so that no computation blocks the event loop: pools, fair queues, and the tasks."""
