"""One table: every game and mode, by seed, for one seat and for all."""

import random
import unittest

from deadlight import Environment, Problem, VectorEnvironment
from deadlight.environment import ALL

TABLES = [
    ("panic", 4, {}),
    ("nemesis", 3, {"mode": "intruder", "board": "alternative"}),
    ("nemesis", 1, {}),
    ("lockdown", 2, {"mode": "coop", "guests": True}),
]


def episode(env, seed):
    """Plays at random; gives every moment."""
    dice = random.Random(seed)
    now = env.reset(seed)
    moments = [now]
    while not now.done:
        now = env.step(dice.choice(now.legal))
        moments.append(now)
    return moments


class OneTable(unittest.TestCase):
    def test_plays_every_game_and_mode_to_its_end(self):
        for game, players, options in TABLES:
            with self.subTest(game=game, options=options), Environment(game, players, options) as env:
                moments = episode(env, "whole")
                self.assertTrue(moments[-1].done)
                self.assertEqual(moments[-1].legal, [])
                for now in moments:
                    self.assertEqual(len(now.observation), len(env.observation_names))
                    self.assertEqual(now.seat, 1)
                    self.assertEqual(now.reward, now.rewards[0])
                    self.assertEqual(len(now.rewards), players)

    def test_gives_the_same_episode_for_the_same_seed(self):
        with Environment("nemesis", 2) as env:
            first = episode(env, "same")
            self.assertNotEqual(episode(env, "other"), first)
            self.assertEqual(episode(env, "same"), first)

    def test_plays_all_seats(self):
        with Environment("nemesis", 3, seat=ALL) as env:
            self.assertEqual(env.seats, [1, 2, 3])
            moments = episode(env, "all")
            self.assertEqual({now.seat for now in moments}, {1, 2, 3})
            self.assertTrue(any(name.startswith("hand/2.") for name in env.names_for(2)))
            self.assertEqual(env.observe(2).legal, [])

    def test_shows_structured_data_and_what_the_networks_get(self):
        with Environment("lockdown", 2) as env:
            now = env.reset("shown")
            asked = 0
            for _ in range(60):
                question = env.view()["question"]
                self.assertLessEqual(len(question["options"]), len(now.legal) + 1)
                network = env.network()
                if network is not None:
                    asked += 1
                    self.assertEqual(len(network["state"]), len(env.network_names["state"]))
                    self.assertEqual(len(network["options"]), len(network["actions"]))
                    self.assertLessEqual(set(network["actions"]), set(now.legal))
                now = env.step(now.legal[-1])
                if now.done:
                    break
            self.assertGreater(asked, 0)

    def test_says_what_is_wrong(self):
        with Environment("panic", 4) as env:
            now = env.reset("wrong")
            for wish in (
                lambda: env.step(-1),
                lambda: env.step(env.action_count),
                lambda: env.observe(3),
                lambda: env.view(2),
                lambda: env.reset("no seed at all"),
            ):
                self.assertRaises(Problem, wish)
            self.assertEqual(env.observe(), now)
        with self.assertRaisesRegex(Problem, "from 4 to 6"):
            Environment("panic", 9)


class ManyTables(unittest.TestCase):
    def play(self, workers, steps):
        """How many games have ended, and what the tables of the first worker have seen."""
        dice = [random.Random(worker) for worker in range(workers)]
        ended, seen = 0, []
        with VectorEnvironment("nemesis", 2, workers=workers, tables=3, seed="many") as env:
            parts = env.questions()
            for _ in range(steps):
                env.answer(
                    [
                        dice[worker].choice(part.legal(i))
                        for worker, part in enumerate(parts)
                        for i in range(part.tables)
                    ]
                )
                parts = env.questions()
                for worker, part in enumerate(parts):
                    for i in range(part.tables):
                        if worker == 0:
                            seen.append(hash(bytes(part.observation(i))))
                        self.assertEqual(part.seat(i), 1)
                        self.assertTrue(part.legal(i))
                        if part.ended(i):
                            ended += 1
                            self.assertGreater(part.steps(i), 0)
                            self.assertLessEqual(set(part.rewards(i)), {0.0, 1.0})
            parts = None
        return ended, seen

    def test_play_game_after_game_the_same_by_the_same_seed(self):
        ended, seen = self.play(2, 100)
        self.assertGreater(ended, 0)
        self.assertEqual(self.play(1, 100)[1], seen)

    def test_say_why_a_worker_has_ended(self):
        with VectorEnvironment("panic", 4, workers=1, tables=1) as env:
            env.questions()
            with self.assertRaisesRegex(Problem, "not legal|none of"):
                env.answer([2**31])
                env.questions()


if __name__ == "__main__":
    unittest.main()
