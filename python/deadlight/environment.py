"""One table: reset, step, observe. The learner has one seat, or all of them."""

import base64
import json
from dataclasses import dataclass
from typing import List

from . import process
from .process import Problem

ALL = "all"


@dataclass(frozen=True)
class Moment:
    """The table as the seat that is asked sees it."""

    seat: int  # counted from 1
    observation: List[float]
    legal: List[int]  # the actions that may be taken; none at the end
    reward: float  # 1 for a victory of this seat, otherwise 0
    rewards: List[float]  # the same for every seat
    done: bool


class Environment:
    """A game of `deadlight env`. `seat` is counted from 1; with `deadlight.environment.ALL` the learner plays every seat."""

    def __init__(self, game="nemesis", players=4, options=None, seat=1, others="random"):
        self.game, self.players = game, players
        self._process = process.start(game, players, options, seat, others)
        self._names = {}
        told = self._say({"do": "describe"})
        self.seats = told["seats"]
        self.observation_names = told["observation"]
        self.action_names = told["actions"]
        # What the inputs of the project's networks are called; None for a game that they do not play.
        self.network_names = told["network"]

    @property
    def action_count(self):
        return len(self.action_names)

    def names_for(self, seat):
        """The names of the numbers that this seat observes."""
        if seat not in self._names:
            self._names[seat] = self._say({"do": "describe", "seat": seat})["observation"]
        return self._names[seat]

    def reset(self, seed="1"):
        """Begins the game of a seed. The same seed and the same actions give the same episode."""
        return Moment(**self._say({"do": "reset", "seed": str(seed)}))

    def step(self, action):
        """Takes an action, and plays up to the learner's next question or to the end."""
        return Moment(**self._say({"do": "step", "action": int(action)}))

    def observe(self, seat=None):
        """The table as it is now, for the seat that is asked or another one of the learner's."""
        return Moment(**self._say(_about({"do": "observe"}, seat)))

    def view(self, seat=None):
        """The same as structured data: all that the seat may know, with the question and what is refused by which rule."""
        return self._say(_about({"do": "view"}, seat))["view"]

    def network(self):
        """The open question as the project's networks get it, in sixteenths: bytes of the state, a row of bytes for each option,
        and the action of each. None for a question that is left to habit."""
        told = self._say({"do": "network"})["network"]
        if told is None:
            return None
        state, options = (base64.b64decode(told[part]) for part in ("state", "options"))
        width = len(self.network_names["option"])
        rows = [options[at : at + width] for at in range(0, len(options), width)]
        return {"state": state, "options": rows, "actions": told["actions"]}

    def _say(self, wish):
        try:
            self._process.stdin.write(json.dumps(wish).encode() + b"\n")
            self._process.stdin.flush()
        except (BrokenPipeError, ValueError):
            raise process.failure(self._process) from None
        line = self._process.stdout.readline()
        if not line:
            raise process.failure(self._process)
        told = json.loads(line)
        if "problem" in told:
            raise Problem(told["problem"])
        return told

    def close(self):
        process.end(self._process)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def _about(wish, seat):
    return wish if seat is None else {**wish, "seat": seat}
