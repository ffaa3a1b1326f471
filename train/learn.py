"""
Learns one school by playing all seats against itself: proximal policy optimisation from a network that
begins as a copy of habit. See docs/bots/learning.md.

    python3 learn.py --school nemesis-coop --command "node worker.mjs" --minutes 8 --out DIR
"""

import argparse
import contextlib
import copy
import json
import os
import random
import shlex
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch

import weights
from network import MAX_OPTIONS, SIZES, Critic, Policy, fill, log_chances, numbers, padded, rounded, spread
from returns import advantages
from tables import (
    ALIVE,
    ENDED,
    FRESH,
    LENGTH,
    MET,
    MET_AT_END,
    SEAT,
    SEATS,
    SEATS_AT_END,
    SIDE_AT_END,
    TEAM,
    TEAM_AT_END,
    WON,
    Tables,
)


def sizes(text):
    return tuple(int(one) for one in text.split(","))


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--school", required=True)
    parser.add_argument("--command", required=True, help="what starts a worker")
    parser.add_argument("--out", required=True)
    parser.add_argument("--folder", default="/dev/shm/deadlight")
    parser.add_argument("--commit", default="")
    parser.add_argument("--seeds", default="1")
    parser.add_argument("--start", default="", help="a checkpoint (.pt), or shipped weights (.json), to go on from")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--proof", type=float, default=0.6, help="minutes of greedy play at the end")
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--tables", type=int, default=96, help="tables in each half of a worker")
    parser.add_argument("--steps", type=int, default=64, help="questions at each table before a lesson")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--rate", type=float, default=4e-4, help="at first; it follows --pace")
    parser.add_argument("--pace", type=float, default=0.01, help="target KL divergence from the policy that played")
    parser.add_argument("--sizes", type=sizes, default=SIZES, help="outputs of each layer: 320,96,72,72")
    parser.add_argument("--trust", type=float, default=1.0, help="how closely to follow habit at first")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--decay", type=float, default=0.95)
    parser.add_argument("--curiosity", type=float, default=0.004)
    parser.add_argument("--aid", type=float, default=0.3)
    parser.add_argument("--least-aid", type=float, default=0.05)
    parser.add_argument("--potential", type=float, default=0.3)
    parser.add_argument("--old", type=float, default=0.0, help="share of tables with old selves")
    parser.add_argument("--again", type=float, default=0.0, help="share of games that begin within one that was won")
    parser.add_argument("--teachers", default="", help="weights to learn from at first: for own play, for a team")
    parser.add_argument("--study", type=float, default=0.0, help="minutes with the teachers, before all others")
    parser.add_argument("--deeds", default="0,0,0,0", help="what companions are paid for: nothing, idling, fights, rooms")
    parser.add_argument("--style", default="", help="at most so much idling, at least so many fights and rooms, a game")
    parser.add_argument("--coarse", action="store_true", help="ship a letter for each weight, and no dead inputs")
    return parser.parse_args()


# The critic is a separate file: only the search needs it.
CRITIC = ".critic.json"


class Rollout:
    """Rollout buffer on the accelerator: questions and answers since the last update."""

    PARTS = ("states", "options", "tilts", "counts", "chosen", "chances", "values", "paid", "headers", "learns")

    def __init__(self):
        for part in self.PARTS:
            setattr(self, part, [])

    def add(self, *values):
        for part, value in zip(self.PARTS, values, strict=True):
            getattr(self, part).append(value)


class Learner:
    """
    Plays and learns at the same time: while one rollout is a lesson, the next is played by copies of the
    networks. They are brought up to date as soon as the lesson is over.
    """

    def __init__(self, args):
        self.args = args
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.set_float32_matmul_precision("high")
        torch.manual_seed(1)
        self.tables = Tables(
            shlex.split(args.command), args.school, args.workers, args.tables, args.seeds, args.folder, args.again
        )
        shape = self.tables.state, self.tables.option
        self.policy = Policy(*shape, args.trust, args.sizes).to(self.device)
        # A student's critic is as large as its teacher's: it is not shipped.
        self.critic = Critic(self.tables.state, SIZES if args.teachers else args.sizes).to(self.device)
        self.trained = 0.0
        self.games = self.decisions = 0
        self.curve = []
        self.source = {"commit": [args.commit], "seeds": [args.seeds]}
        self.teachers = [self.teacher(path, shape) for path in filter(None, args.teachers.split(","))]
        self.studies = len(self.teachers) > 0
        if self.studies:
            own, trained = args.teachers.split(",")[0], self.tables.inputs
            critic, _ = weights.load(own.replace(".json", CRITIC))
            fill(weights.fitted(critic, weights.inputs(own), trained), self.critic.places())
        self.offer = torch.tensor([float(one) for one in args.deeds.split(",")], device=self.device)
        self.payment, self.urgency = self.offer.clone(), np.ones(len(self.offer))
        # Where players play for themselves: chosen deeds of each kind, then seats of games that ended. Told in the curve,
        # and since payments were last changed.
        self.deeds, self.lately = (np.zeros(len(self.payment) + 1) for _ in range(2))
        # Which inputs were ever anything but 0.
        self.alive = [torch.zeros(size, dtype=torch.bool, device=self.device) for size in shape]
        if args.start:
            self.load(args.start)
        self.player, self.judge = copy.deepcopy(self.policy), copy.deepcopy(self.critic)
        both = [*self.policy.parameters(), *self.critic.parameters()]
        self.optimiser = torch.optim.Adam(both, lr=args.rate, eps=1e-5)
        self.past = [copy.deepcopy(self.policy)]
        halves, count = self.tables.halves, self.tables.count
        self.is_old = np.zeros((halves, count, SEATS), bool)
        self.tally, self.team_tally = [], []
        # Which half is asked next, and its questions; answers are sent in the same order.
        self.half = 0
        self.thread = ThreadPoolExecutor(1)
        self.pending = None
        self.learned = (0.0, 0.0, 0.0)
        # Playing has priority, in Python and on the accelerator: workers wait for it.
        sys.setswitchinterval(0.0005)
        self.playing, self.learning = self.stream(-1), self.stream(0)

    def teacher(self, path, shape):
        layers, _ = weights.load(path)
        one = Policy(*shape, sizes=Policy.sizes(layers)).to(self.device)
        fill(weights.fitted(layers, weights.inputs(path), self.tables.inputs), one.places())
        return one

    @torch.no_grad()
    def taught(self, shown, each, rows, places, headers):
        """The log probabilities of the teacher for each table."""
        own, team = (log_chances(one(shown, each, rows), rows, places, len(shown)) for one in self.teachers)
        return torch.where(headers[:, TEAM, None] > 0, team, own)

    def graduate(self):
        """From now on it learns from its own games."""
        self.take()
        self.studies = False
        both = [*self.policy.parameters(), *self.critic.parameters()]
        self.optimiser = torch.optim.Adam(both, lr=self.args.rate, eps=1e-5)
        self.past = [copy.deepcopy(self.player)]
        self.save(self.begun)

    def stream(self, priority):
        if self.device.type != "cuda":
            return contextlib.nullcontext
        stream = torch.cuda.Stream(priority=priority)
        return lambda: torch.cuda.stream(stream)

    def wait(self):
        if self.device.type == "cuda":
            torch.cuda.synchronize()

    def take(self):
        """Waits for the running update, then plays with its networks."""
        if self.pending is None:
            return
        self.learned = self.pending.result()
        self.pending = None
        with torch.no_grad():
            for own, new in ((self.player, self.policy), (self.judge, self.critic)):
                for one, other in zip(own.parameters(), new.parameters(), strict=True):
                    one.copy_(other)
        self.wait()

    def begin(self, rollout, *settings):
        """Starts an update."""
        self.take()
        self.wait()
        self.pending = self.thread.submit(self.lesson, rollout, *settings)

    def load(self, path):
        if path.endswith(".json"):
            layers, record = weights.load(path)
            named = weights.inputs(path), self.tables.inputs
            fill(weights.fitted(layers, *named), self.policy.places())
            critic = path.replace(".json", CRITIC)
            if os.path.exists(critic):
                fill(weights.fitted(weights.load(critic)[0], *named), self.critic.places())
            self.trained, self.games = record["hours"], record["games"]
            self.decisions, self.curve = record["decisions"], record["curve"]
            self.source = {name: [record[name], *own] for name, own in self.source.items()}
            return
        saved = torch.load(path, map_location=self.device)
        self.policy.load_state_dict({name: one.float() for name, one in saved["policy"].items()})
        self.critic.load_state_dict({name: one.float() for name, one in saved["critic"].items()})
        self.trained, self.games = saved["trained"], saved["games"]
        self.decisions, self.curve = saved["decisions"], saved["curve"]

    def save(self, started):
        out = self.args.out
        os.makedirs(out, exist_ok=True)
        hours = self.trained + (time.time() - started) / 3600
        facts = {"games": self.games, "decisions": self.decisions, "curve": self.curve}
        half = lambda module: {name: one.half().cpu() for name, one in module.state_dict().items()}
        networks = {"policy": half(self.player), "critic": half(self.judge)}
        torch.save({**networks, "trained": hours, **facts}, f"{out}/{self.args.school}.pt")
        record = {
            "school": self.args.school,
            **{name: ", then ".join(all) for name, all in self.source.items()},
            "hours": round(hours, 3),
            **facts,
            "settings": {name: one for name, one in vars(self.args).items() if name in SETTINGS},
        }
        if self.args.coarse:
            alive = {part: one.cpu().numpy() for part, one in zip(("state", "option"), self.alive)}
            lean = weights.without_dead(self.player.layers(), self.tables.inputs, alive)
            short = {"school": record["school"], "settings": record["settings"]}
            weights.save(f"{out}/{self.args.school}.json", lean[0], short, lean[1], weights.COARSE)
            with open(f"{out}/{self.args.school}.record.json", "w") as file:
                file.write(weights.lines(record) + "\n")
            return
        weights.save(f"{out}/{self.args.school}.json", self.player.layers(), record, self.tables.inputs)
        weights.save(f"{out}/{self.args.school}{CRITIC}", self.judge.layers(), {"school": self.args.school})

    @torch.no_grad()
    def play(self, steps, rollout=None, greedy=False):
        """Answers a number of questions at every table."""
        with self.playing():
            self.play_on(steps, rollout, greedy)

    def play_on(self, steps, rollout, greedy):
        past = random.choice(self.past)
        for _ in range(steps * self.tables.halves):
            if self.pending is not None and self.pending.done():
                self.take()
            asked = self.tables.questions(self.half)
            header, device = asked.header, self.device
            self.note(header, self.half)
            states = torch.from_numpy(asked.states).to(device, non_blocking=True)
            options = torch.from_numpy(asked.options).to(device, non_blocking=True)
            counts = torch.from_numpy(asked.counts).to(device)
            rows, places = spread(counts)
            shown, each = numbers(states), numbers(options)
            for alive, bytes_of in zip(self.alive, (states, options)):
                alive |= (bytes_of != 0).any(0)
            tilts, deeds = self.leanings(asked.leanings, rows, places, len(counts))
            table = log_chances(self.player(shown, each, rows) + tilts, rows, places, len(counts))
            seats = header[:, SEAT].astype(np.int64)
            old = self.is_old[self.half, np.arange(len(seats)), seats]
            if old.any():
                other = log_chances(past(shown, each, rows) + tilts, rows, places, len(counts))
                table = torch.where(torch.from_numpy(old).to(device)[:, None], other, table)
            luck = 0 if greedy else -torch.log(-torch.log(torch.rand_like(table) + 1e-20) + 1e-20)
            chosen = (table + luck).argmax(1)
            self.tables.answer(chosen.to(torch.uint8).cpu().numpy())
            deeds = deeds.gather(1, chosen[:, None])[:, 0]
            self.count(deeds.cpu().numpy(), header)
            if rollout is not None:
                met = torch.from_numpy(np.ascontiguousarray(header[:, MET])).to(device)
                values = self.judge(shown, met, self.args.potential)
                chances = table.gather(1, chosen[:, None])[:, 0]
                paid = self.payment[deeds]
                rollout.add(states, options, tilts, counts, chosen, chances, values, paid, header, ~old)
            self.half = (self.half + 1) % self.tables.halves
            self.decisions += len(counts)

    def count(self, deeds, header):
        own = np.bincount(deeds[header[:, TEAM] == 0], minlength=len(self.payment))
        ended = (header[:, ENDED] > 0) & (header[:, TEAM_AT_END] == 0)
        for counted in (self.deeds, self.lately):
            counted[:-1] += own
            counted[-1] += header[ended, SEATS_AT_END].sum()

    def persuade(self, wanted):
        """Pays more for what companions do too little, and less for what they do enough."""
        *done, seats = self.lately
        if seats == 0:
            return
        for kind, limit in enumerate(wanted, 1):
            each = done[kind] / seats
            falls_short = each > limit if self.offer[kind] < 0 else each < limit
            self.urgency[kind] *= URGE if falls_short else RELAX
        # What cannot be had at any price must not drown out winning.
        self.urgency = self.urgency.clip(1 / MOST_URGENT, MOST_URGENT)
        self.payment = self.offer * torch.from_numpy(self.urgency).float().to(self.device)
        self.lately[:] = 0

    def leanings(self, leanings, rows, places, count):
        """What tilts the score of each option, and a row for each question of what kind of deed its options are."""
        if self.tables.leaning == 0:
            none = torch.zeros((count, MAX_OPTIONS), dtype=torch.int64, device=self.device)
            return torch.zeros(len(rows), device=self.device), none
        both = torch.from_numpy(leanings).to(self.device)
        return both[:, 0].float() / self.tables.tilt_one, padded(both[:, 1].long(), rows, places, count, 0)

    def note(self, header, half):
        """Counts finished games, and seats old versions in the next ones."""
        ended = header[:, ENDED] > 0
        if not ended.any():
            return
        for row in header[ended & (header[:, FRESH] > 0)]:
            seats = int(row[SEATS_AT_END])
            won, alive = row[WON : WON + seats], row[ALIVE : ALIVE + seats]
            second = (won * row[SIDE_AT_END : SIDE_AT_END + seats]).max()
            found = won.mean(), won.max(), second, alive.mean(), row[MET_AT_END], row[LENGTH]
            (self.team_tally if row[TEAM_AT_END] else self.tally).append(found)
        self.games += int(ended.sum())
        if self.args.old > 0:
            which = np.flatnonzero(ended)
            with_old = np.random.rand(len(which)) < self.args.old
            mask = np.random.rand(len(which), SEATS) < 0.5
            self.is_old[half, which] = mask & with_old[:, None]

    def lesson(self, *settings):
        with self.learning():
            return self.learn(*settings)

    def learn(self, rollout, aid, curiosity, rate):
        args, halves, studies = self.args, self.tables.halves, self.studies
        values = torch.stack(rollout.values).float().cpu().numpy()
        paid = torch.stack(rollout.paid).cpu().numpy()
        headers = np.stack(rollout.headers)
        # Entries alternate between the halves: time by table, with the halves side by side.
        times, count = len(values) // halves, values.shape[1]
        side = lambda one: one.reshape(times, halves, count, *one.shape[2:]).swapaxes(0, 1)
        gains, returns, valid = zip(
            *[
                advantages(header, value, aid, args.decay, pay)
                for header, value, pay in zip(side(headers), side(values), side(paid))
            ]
        )
        back = lambda one: np.stack(one).swapaxes(0, 1).reshape(-1)
        gain, goal, known = back(gains), back(returns), back(valid)
        known &= np.stack(rollout.learns).reshape(-1)
        device = self.device
        states, options, tilts = torch.cat(rollout.states), torch.cat(rollout.options), torch.cat(rollout.tilts)
        about = torch.from_numpy(headers.reshape(-1, headers.shape[2])).to(device)
        counts, chosen = torch.cat(rollout.counts), torch.cat(rollout.chosen)
        chances = torch.cat(rollout.chances)
        first = torch.cumsum(counts, 0) - counts
        met = about[:, MET]
        mean, spread_of = gain[known].mean(), gain[known].std() + 1e-6
        gain = torch.from_numpy((gain - mean) / spread_of).float().to(device)
        goal = torch.from_numpy(goal).float().to(device)
        usable = torch.from_numpy(np.flatnonzero(known)).to(device)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        report = []
        for _ in range(STUDY_EPOCHS if studies else args.epochs):
            order = usable[torch.randperm(len(usable), device=device)]
            for which in order.split(STUDY_BATCH if studies else args.batch):
                number = counts[which]
                rows, places = spread(number)
                entries = first[which][rows] + places
                each = numbers(options[entries])
                shown = numbers(states[which])
                weighed = self.policy(shown, each, rows)
                table = log_chances(weighed + tilts[entries], rows, places, len(which))
                chance = table.gather(1, chosen[which][:, None])[:, 0]
                ratio = (chance - chances[which]).exp()
                gained = gain[which]
                bounded = ratio.clamp(1 - args.clip, 1 + args.clip)
                policy_loss = -torch.min(ratio * gained, bounded * gained).mean()
                doubt = -(table.exp() * table.clamp(min=-50)).sum(1).mean()
                judged = self.critic(shown, met[which], args.potential)
                value_loss = (judged - goal[which]).square().mean()
                loss = policy_loss + value_loss - curiosity * doubt
                apart = (ratio - 1 - ratio.log()).mean()
                if studies:
                    goals = self.taught(shown, each, rows, places, about[which])
                    said = log_chances(weighed, rows, places, len(which))
                    apart = (goals.exp() * (goals - said)).sum(1).mean()
                    loss = apart + value_loss
                self.optimiser.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.policy.parameters(), 5.0 if studies else 0.5)
                torch.nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
                self.optimiser.step()
                report.append(torch.stack([apart, doubt, value_loss]).detach())
        return torch.stack(report).mean(0).cpu().numpy()

    def result(self):
        """Means of the recorded results: seats and tables won, those by the second side, alive, conditions met, questions."""
        mean = lambda tally: np.mean(tally, axis=0) if tally else [0.0] * 6
        won, tables, second, alive, met, length = mean(self.tally or self.team_tally)
        played = len(self.tally) + len(self.team_tally)
        values = {"won": won, "tables": tables, "second": second, "alive": alive, "met": met, "length": length}
        if self.tables.leaning > 0:
            values["teams"] = mean(self.team_tally)[1]
            for name, done in zip(("idle", "fights", "rooms"), self.deeds[1:-1]):
                values[name] = done / max(1, self.deeds[-1])
        self.tally, self.team_tally = [], []
        self.deeds[:] = 0
        return {"games": played, **{name: round(float(one), 4) for name, one in values.items()}}


FASTEST, SLOWEST = 1e-3, 5e-5
# With teachers: the rate at first and in the end, the batch, and how often each question is looked at.
STUDY_RATES, STUDY_BATCH, STUDY_EPOCHS = (1.5e-3, 3e-4), 4096, 10
# How payments for deeds change from lesson to lesson, and how far they get from what was offered.
URGE, RELAX, MOST_URGENT = 1.1, 0.95, 4
SETTINGS = (
    "workers tables steps epochs batch rate pace sizes trust clip decay curiosity aid least_aid potential old again"
    " teachers study deeds style"
).split()


def main():
    args = arguments()
    learner = Learner(args)
    started = learner.begun = time.time()
    schooled = started + args.study * 60 if learner.studies else started
    until = schooled + args.minutes * 60
    lessons, told, rate = 0, started, args.rate
    fades = args.school.endswith("-coop")
    wanted = [float(one) for one in filter(None, args.style.split(","))]
    while time.time() < until:
        if learner.studies and time.time() >= schooled:
            learner.graduate()
            lessons = 0
        part = min(1.0, max(0.0, time.time() - schooled) / (args.minutes * 60))
        aid = args.aid + (args.least_aid - args.aid) * part if fades else args.aid
        rollout = Rollout()
        begun = time.time()
        learner.play(args.steps, rollout)
        played = time.time()
        learner.take()
        # Large updates at first, smaller ones towards the end.
        pace = args.pace * min(1.0, max(0.1, 4 * (1 - part)))
        kl, doubt, error = learner.learned
        if learner.studies:
            studied = min(1.0, (time.time() - started) / (args.study * 60))
            rate = STUDY_RATES[0] * (STUDY_RATES[1] / STUDY_RATES[0]) ** studied
        elif lessons == 0:
            rate = args.rate
        else:
            rate *= 1.3 if kl < pace / 1.5 else 1 / 1.3 if kl > pace * 1.5 else 1
            rate = min(FASTEST, max(SLOWEST, rate))
        if not learner.studies:
            learner.persuade(wanted)
        learner.begin(rollout, aid, args.curiosity * (1 - part), rate)
        lessons += 1
        if lessons % 15 == 0:
            learner.past = [*learner.past[-7:], copy.deepcopy(learner.player)]
        if time.time() - told > 10 or time.time() >= until:
            told = time.time()
            row = {
                "minute": round((told - started) / 60 + learner.trained * 60, 2),
                **learner.result(),
                "kl": round(float(kl), 4),
                "rate": round(rate, 5),
                "doubt": round(float(doubt), 3),
                "error": round(float(error), 4),
            }
            if wanted:
                row["paid"] = [round(float(one), 4) for one in learner.payment[1:]]
            learner.curve.append(row)
            speed = args.steps * learner.tables.count * learner.tables.halves / (played - begun)
            print(lessons, json.dumps(row), f"{speed:.0f}/s, then waited {told - played:.2f} s", flush=True)
        if lessons % 50 == 0:
            learner.save(started)
    learner.take()
    # Evaluation: greedy play of what is shipped; games begun before it do not count.
    learner.is_old[:] = False
    if args.coarse:
        rounded(learner.player, weights.COARSE)
    proof_until = time.time() + args.proof * 60
    learner.play(160, greedy=True)
    learner.result()
    while time.time() < proof_until:
        learner.play(16, greedy=True)
    proof = learner.result()
    print("greedy", json.dumps(proof), flush=True)
    learner.curve.append({"greedy": proof})
    learner.save(started)
    learner.thread.shutdown()
    learner.tables.close()


if __name__ == "__main__":
    main()
