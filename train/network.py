"""The network: what the seat sees and what each option is about give a number for each option."""

import numpy as np
import torch
from torch import nn

ONE = 16
WIDE, DEEP, EACH, BOTH = 512, 256, 128, 128
# Where options say what habit thinks of them (HABIT_AT in packages/bots/src/learned/question.ts), and how
# much the network trusts it at first: it begins as a player who follows habit, with a deviation now and then.
HABIT = {0: 1.5, 1: 3.0, 2: -0.5, 3: 0.5}
MANNERS = range(4, 12)
MANNER = 0.5
# The most options of a question (MOST_OPTIONS there).
MOST = 40
NOTHING = -1e9


class Policy(nn.Module):
    def __init__(self, state, option, trust=1.0):
        super().__init__()
        self.state = nn.Linear(state, WIDE)
        self.deep = nn.Linear(WIDE, DEEP)
        self.option = nn.Linear(option, EACH)
        self.joint = nn.Linear(DEEP + EACH, BOTH)
        # The judge sees the options once more, as they are: this is where habit comes in.
        self.judge = nn.Linear(BOTH + option, 1)
        with torch.no_grad():
            self.judge.weight.zero_()
            self.judge.bias.zero_()
            for place, habit in HABIT.items():
                self.judge.weight[0, BOTH + place] = trust * habit
            for place in MANNERS:
                self.judge.weight[0, BOTH + place] = trust * MANNER

    def forward(self, states, options, rows):
        """A number for each option; `rows` says which question an option belongs to."""
        seen = torch.relu(self.deep(torch.relu(self.state(states))))
        weights, bias = self.joint.weight, self.joint.bias
        # The part of the joint layer that is the same for all options of a question is reckoned once.
        common = nn.functional.linear(seen, weights[:, :DEEP], bias)
        each = torch.relu(self.option(options))
        both = torch.relu(common[rows] + nn.functional.linear(each, weights[:, DEEP:]))
        return self.judge(torch.cat([both, options], 1))[:, 0]

    def places(self):
        return {name: getattr(self, name) for name in ("state", "deep", "option", "joint", "judge")}

    def layers(self):
        return {name: pair(linear) for name, linear in self.places().items()}


class Critic(nn.Module):
    """What a moment is worth, on top of the share of conditions that are met."""

    def __init__(self, state):
        super().__init__()
        self.tower = nn.Sequential(
            nn.Linear(state, WIDE), nn.ReLU(), nn.Linear(WIDE, DEEP), nn.ReLU(), nn.Linear(DEEP, 1)
        )
        with torch.no_grad():
            self.tower[-1].weight.mul_(0.1)
            self.tower[-1].bias.zero_()

    def forward(self, states, met, potential):
        return self.tower(states)[:, 0] + potential * met

    def places(self):
        return {name: self.tower[2 * i] for i, name in enumerate(("worth-state", "worth-deep", "worth"))}

    def layers(self):
        return {name: pair(linear) for name, linear in self.places().items()}


def pair(linear):
    return tuple(np.array(one.detach().float().cpu()) for one in (linear.weight, linear.bias))


def fill(module, layers, places):
    """Puts weights that were read from a file in their places."""
    with torch.no_grad():
        for name, linear in places.items():
            linear.weight.copy_(torch.from_numpy(np.array(layers[name][0])))
            linear.bias.copy_(torch.from_numpy(np.array(layers[name][1])))


def numbers(tensor):
    """Bytes as the numbers they stand for."""
    return tensor.to(torch.float32) / ONE


def spread(counts):
    """For each option the question it belongs to, and its place among the options there."""
    rows = torch.repeat_interleave(torch.arange(len(counts), device=counts.device), counts)
    first = torch.cumsum(counts, 0) - counts
    return rows, torch.arange(len(rows), device=counts.device) - first[rows]


def log_chances(weighed, rows, places, questions):
    """The logarithm of the chance of each option, a row for each question, filled up with nothing."""
    table = torch.full((questions, MOST), NOTHING, device=weighed.device, dtype=weighed.dtype)
    return torch.log_softmax(table.index_put((rows, places), weighed), 1)
