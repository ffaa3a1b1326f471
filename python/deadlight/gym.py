"""A game as an environment of Gymnasium, for one learner; bots have the other seats. Without Gymnasium it works the same."""

import random

from .environment import Environment
from .spaces import Discrete, observation_space, observed

try:
    from gymnasium import Env
except ImportError:

    class Env:
        """What Gymnasium's base class would be."""


class DeadlightEnv(Env):
    """`DeadlightEnv("nemesis", players=3, options={"mode": "coop"}, seat=1, others="drifter")`"""

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, game="nemesis", players=4, options=None, seat=1, others="random", render_mode=None):
        self.render_mode = render_mode
        self._env = Environment(game, players, options, seat, others)
        self.observation_space = observation_space(len(self._env.observation_names), self._env.action_count)
        self.action_space = Discrete(self._env.action_count)
        self._seeds = random.Random()

    def reset(self, *, seed=None, options=None):
        """With a seed, always the same game. Without one the next of a row that the last seed has begun."""
        if seed is not None:
            self._seeds.seed(seed)
        now = self._env.reset(str(self._seeds.getrandbits(48)))
        return self._seen(now), self._info(now)

    def step(self, action):
        now = self._env.step(action)
        return self._seen(now), float(now.reward), now.done, False, self._info(now)

    def view(self):
        """All that the seat may know, as structured data."""
        return self._env.view()

    def network(self):
        """The open question as the project's networks get it."""
        return self._env.network()

    def render(self):
        """What is asked and what may be answered, in notation."""
        if self.render_mode != "ansi":
            return None
        question = self._env.view()["question"]
        return "the game is over" if question is None else "\n".join(question["options"])

    def close(self):
        self._env.close()

    def _seen(self, now):
        return observed(now.observation, now.legal, self._env.action_count)

    def _info(self, now):
        return {"legal": now.legal}
