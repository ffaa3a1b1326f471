"""The contracts of Gymnasium and PettingZoo, written from their documentation; their own tests run where they are installed."""

import importlib.util
import random
import unittest
from unittest import mock

from deadlight import spaces
from deadlight.gym import DeadlightEnv
from deadlight.zoo import DeadlightAEC

ZOO = importlib.util.find_spec("pettingzoo") is not None
GYM = importlib.util.find_spec("gymnasium") is not None


def pick(dice, mask):
    return dice.choice([action for action, is_legal in enumerate(mask) if is_legal])


def same(one, other):
    return all(list(one[name]) == list(other[name]) for name in ("observation", "action_mask"))


class Gymnasium(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.env = DeadlightEnv("nemesis", players=2, render_mode="ansi")
        cls.addClassCleanup(cls.env.close)

    def play(self, seed):
        dice = random.Random(3)
        seen, info = self.env.reset(seed=seed)
        self.assertIsInstance(info, dict)
        story = [seen]
        terminated = False
        while not terminated:
            self.assertTrue(self.env.observation_space.contains(seen))
            action = pick(dice, seen["action_mask"])
            self.assertTrue(self.env.action_space.contains(action))
            self.assertIn(action, info["legal"])
            seen, reward, terminated, truncated, info = self.env.step(action)
            self.assertIsInstance(reward, float)
            self.assertIs(truncated, False)
            self.assertIs(type(terminated), bool)
            if not terminated:
                self.assertEqual(reward, 0.0)
            story.append(seen)
        return story

    def test_an_episode_is_what_the_contract_says_and_follows_from_the_seed(self):
        first, again = self.play(5), self.play(5)
        self.assertEqual(len(first), len(again))
        self.assertTrue(all(same(one, other) for one, other in zip(first, again)))
        other = self.play(6)
        self.assertFalse(same(other[0], first[0]) and len(other) == len(first))

    def test_without_a_seed_the_row_goes_on(self):
        self.env.reset(seed=1)
        second = self.env.reset()[0]
        self.assertTrue(same(self.env.reset(seed=1)[0], self.env.reset(seed=1)[0]))
        self.assertTrue(same(self.env.reset()[0], second))

    def test_a_legal_action_can_be_sampled_and_the_question_is_rendered(self):
        seen, info = self.env.reset(seed=2)
        action = self.env.action_space.sample(mask=seen["action_mask"])
        self.assertIn(action, info["legal"])
        self.assertIn("\n", self.env.render())

    @unittest.skipUnless(GYM, "gymnasium is not installed")
    def test_the_checker_of_gymnasium(self):
        from gymnasium.utils.env_checker import check_env

        # It takes any action of the space; most are not legal now.
        self.env.action_space.seed(1)
        with mock.patch.object(
            type(self.env.action_space), "sample", lambda _self, mask=None: self.env._env.observe().legal[0]
        ):
            check_env(self.env, skip_render_check=True)


class PettingZoo(unittest.TestCase):
    """An agent acts after another (AEC): `reset`, `agent_iter`, `last`, `observe`, `step`."""

    @classmethod
    def setUpClass(cls):
        cls.env = DeadlightAEC("nemesis", players=3)
        cls.addClassCleanup(cls.env.close)

    def check_moment(self):
        env = self.env
        self.assertIn(env.agent_selection, env.agents)
        self.assertLessEqual(set(env.agents), set(env.possible_agents))
        for told in (env.rewards, env.terminations, env.truncations, env.infos):
            self.assertEqual(set(told), set(env.agents))
        self.assertEqual(env.num_agents, len(env.agents))

    def play(self, seed):
        env, dice = self.env, random.Random(9)
        env.reset(seed=seed)
        self.assertEqual(env.agents, env.possible_agents)
        self.assertEqual(env.max_num_agents, 3)
        story, sums, left = [], dict.fromkeys(env.agents, 0.0), []
        for agent in env.agent_iter():
            self.check_moment()
            self.assertEqual(agent, env.agent_selection)
            seen, reward, terminated, truncated, info = env.last()
            self.assertTrue(env.observation_space(agent).contains(seen))
            self.assertTrue(same(seen, env.observe(agent)))
            self.assertIsInstance(info, dict)
            sums[agent] += reward
            story.append((agent, list(seen["observation"])))
            if terminated or truncated:
                self.assertFalse(any(seen["action_mask"]))
                left.append(agent)
                env.step(None)
            else:
                env.step(pick(dice, seen["action_mask"]))
        self.assertEqual(env.agents, [])
        self.assertEqual(sorted(left), env.possible_agents)
        self.assertLessEqual(set(sums.values()), {0.0, 1.0})
        return story

    def test_a_game_is_what_the_contract_says_and_follows_from_the_seed(self):
        self.assertEqual(self.play(4), self.play(4))

    def test_spaces_are_the_same_objects_every_time(self):
        for agent in self.env.possible_agents:
            self.assertIs(self.env.observation_space(agent), self.env.observation_space(agent))
            self.assertIs(self.env.action_space(agent), self.env.action_space(agent))

    def test_who_is_not_asked_may_do_nothing_but_look(self):
        env = self.env
        env.reset(seed=1)
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            self.assertEqual(any(mask), agent == env.agent_selection)
            self.assertEqual(env.view(agent)["seat"], env.possible_agents.index(agent))
        self.assertIsNone(env.last(observe=False)[0])

    def test_after_the_end_only_none_is_a_step(self):
        self.play(2)
        env, dice = self.env, random.Random(1)
        env.reset(seed=2)
        while not env.terminations[env.agent_selection]:
            env.step(pick(dice, env.observe(env.agent_selection)["action_mask"]))
        self.assertRaises(ValueError, env.step, 0)

    @unittest.skipUnless(ZOO, "pettingzoo is not installed")
    def test_the_tests_of_pettingzoo(self):
        from pettingzoo.test import api_test, seed_test

        api_test(self.env, num_cycles=500)
        seed_test(lambda: DeadlightAEC("nemesis", players=3), num_cycles=200)


class WithoutNumPy(unittest.TestCase):
    def test_observations_are_arrays_of_the_standard_library(self):
        with mock.patch.object(spaces, "numpy", None):
            seen = spaces.observed([1.0, 2.5], [1], 3)
        self.assertEqual(list(seen["observation"]), [1.0, 2.5])
        self.assertEqual(list(seen["action_mask"]), [0, 1, 0])


if __name__ == "__main__":
    unittest.main()
