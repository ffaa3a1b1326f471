"""How many steps a second: `python -m deadlight.bench --game nemesis --players 4`

A step is one action of the learner, with all that the others do until it is asked again. Actions are random among the legal
ones.
"""

import argparse
import json
import random
import time

from .environment import Environment
from .vector import VectorEnvironment


def one(game, players, options, seconds):
    """One table, over lines of JSON."""
    dice = random.Random(1)
    with Environment(game, players, options) as env:
        now = env.reset("bench-0")
        steps = games = wins = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            now = env.step(dice.choice(now.legal))
            steps += 1
            if now.done:
                games += 1
                wins += now.reward
                now = env.reset(f"bench-{games}")
        return steps / (time.perf_counter() - began), games, wins


def many(game, players, options, seconds, workers, tables):
    """Many tables, over shared memory."""
    dice = random.Random(1)
    with VectorEnvironment(game, players, options, workers=workers, tables=tables) as env:
        parts = env.questions()
        steps = games = wins = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            env.answer([dice.choice(part.legal(i)) for part in parts for i in range(part.tables)])
            parts = env.questions()
            steps += env.tables
            for part in parts:
                for i in range(part.tables):
                    if part.ended(i):
                        games += 1
                        wins += part.rewards(i)[0]
        return steps / (time.perf_counter() - began), games, wins


def main():
    parser = argparse.ArgumentParser(description="How many steps a second.")
    parser.add_argument("--game", default="nemesis")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], help="a table option: mode=coop")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=16, help="tables of each worker")
    parser.add_argument("--seconds", type=float, default=10)
    wish = parser.parse_args()
    options = dict(text.split("=", 1) for text in wish.option)
    rows = {
        "one table, lines of JSON": one(wish.game, wish.players, options, wish.seconds),
        f"{wish.workers} x {wish.tables} tables, shared memory": many(
            wish.game, wish.players, options, wish.seconds, wish.workers, wish.tables
        ),
    }
    for name, (rate, games, wins) in rows.items():
        told = {"game": wish.game, "players": wish.players, "how": name}
        print(json.dumps({**told, "stepsPerSecond": round(rate), "games": games, "won": int(wins)}))


if __name__ == "__main__":
    main()
