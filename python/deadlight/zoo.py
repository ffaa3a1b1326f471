"""A game as an environment of PettingZoo, for as many learners as there are seats: one acts after the other (AEC). Without
PettingZoo it works the same."""

import random

from .environment import ALL, Environment
from .spaces import Discrete, observation_space, observed

try:
    from pettingzoo import AECEnv
except ImportError:

    class AECEnv:
        """What PettingZoo's base class would be."""

        @property
        def num_agents(self):
            return len(self.agents)

        @property
        def max_num_agents(self):
            return len(self.possible_agents)

        @property
        def unwrapped(self):
            return self

        def last(self, observe=True):
            agent = self.agent_selection
            return (
                self.observe(agent) if observe else None,
                self._cumulative_rewards[agent],
                self.terminations[agent],
                self.truncations[agent],
                self.infos[agent],
            )

        def agent_iter(self, max_iter=2**63):
            while self.agents and max_iter > 0:
                max_iter -= 1
                yield self.agent_selection


class DeadlightAEC(AECEnv):
    """`DeadlightAEC("lockdown", players=3)`: the agents are `seat_1`, `seat_2`, …"""

    def __init__(self, game="nemesis", players=4, options=None, render_mode=None):
        self.metadata = {
            "name": f"deadlight_{game}_v1",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._env = Environment(game, players, options, ALL)
        self._seat_of = {f"seat_{seat}": seat for seat in self._env.seats}
        self.possible_agents = list(self._seat_of)
        self.agents = []
        actions = self._env.action_count
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: observation_space(len(self._env.names_for(seat)), actions)
            for agent, seat in self._seat_of.items()
        }
        self._seeds = random.Random()
        self._now = None

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        """With a seed, always the same game. Without one the next of a row that the last seed has begun."""
        if seed is not None:
            self._seeds.seed(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._take(self._env.reset(str(self._seeds.getrandbits(48))))

    def _take(self, now):
        self._now = now
        self.agent_selection = f"seat_{now.seat}"
        if now.done:
            for agent in self.agents:
                self.rewards[agent] = float(now.rewards[self._seat_of[agent] - 1])
                self._cumulative_rewards[agent] += self.rewards[agent]
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]

    def observe(self, agent):
        """Only the agent whose turn it is may do anything."""
        seat = self._seat_of[agent]
        now = self._now
        is_asked = seat == now.seat and not now.done
        numbers = now.observation if seat == now.seat else self._env.observe(seat).observation
        return observed(numbers, now.legal if is_asked else [], self._env.action_count)

    def view(self, agent):
        """All that the agent may know, as structured data."""
        return self._env.view(self._seat_of[agent])

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._take(self._env.step(action))

    def _leave(self, agent, action):
        if action is not None:
            raise ValueError("an agent whose game is over can only step with None")
        self.agents.remove(agent)
        for by_agent in (
            self.rewards,
            self._cumulative_rewards,
            self.terminations,
            self.truncations,
            self.infos,
        ):
            del by_agent[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def render(self):
        """What is asked and what may be answered, in notation."""
        if self.render_mode != "ansi":
            return None
        question = self._env.view()["question"]
        return "the game is over" if question is None else "\n".join(question["options"])

    def close(self):
        self._env.close()
