"""Asks the built fitspoken for the same as the browser."""
import json
import subprocess


class Fitspoken:
    """The command."""

    def __init__(self, program):
        self.program = program

    def measure(self, jobs):
        """The answers to jobs, in their order."""
        lines = "".join(json.dumps(job) + "\n" for job in jobs)
        command = [self.program, "measure", "--input", "-"]
        result = subprocess.run(command, input=lines, stdout=subprocess.PIPE, text=True, check=True)
        return [json.loads(line) for line in result.stdout.splitlines()]


def job(sample, **rest):
    return {"text": sample.text, "locale": sample.language, "font": sample.font, "size": sample.size, **rest}
