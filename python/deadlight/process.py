"""The `deadlight env` command as a process, and how it is found."""

import os
import shlex
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class Problem(Exception):
    """What cannot be done, in a sentence."""


def command():
    """How `deadlight` is started: as the variable DEADLIGHT says, from the repository this file is in, or by npx."""
    given = os.environ.get("DEADLIGHT")
    return shlex.split(given) if given else ["npx", "deadlight"]


def start(game, players, options, seat, others, more=()):
    """Starts the command for a table; input and output are pipes."""
    words = [*command(), "env", "--game", game, "--players", str(players)]
    words += ["--seat", str(seat), "--others", others]
    for name, value in (options or {}).items():
        text = str(value).lower() if isinstance(value, bool) else str(value)
        words += ["--option", f"{name}={text}"]
    in_repository = (ROOT / "apps" / "cli" / "deadlight.mjs").exists()
    return subprocess.Popen(
        [*words, *more],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT if in_repository else None,
    )


def failure(process):
    """Why a process has ended."""
    _close(process.stdin)
    said = process.stderr.read().decode(errors="replace").strip().splitlines()
    end(process)
    return Problem(said[-1] if said else f"the command ended with {process.returncode}")


def end(process):
    _close(process.stdin)
    if process.poll() is None:
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
    process.stdout.close()
    process.stderr.close()


def _close(pipe):
    """What was not written to a process that has ended is lost."""
    try:
        pipe.close()
    except BrokenPipeError:
        pass
