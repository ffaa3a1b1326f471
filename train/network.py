"""The policy network: the encodings of the seat's sight and of each option give a score for each option."""

import numpy as np
import torch
from torch import nn

ONE = 16
# Outputs of each layer. A smaller network's file can be continued.
SIZES = WIDE, DEEP, EACH, BOTH = 768, 256, 160, 160
# Where options say what habit thinks of them (HABIT_AT in packages/bots/src/learned/question.ts), and how
# much the network trusts it at first: it begins as a player who follows habit, with a deviation now and then.
HABIT = {0: 1.5, 1: 3.0, 2: -0.5, 3: 0.5}
MANNERS = range(4, 12)
MANNER = 0.5
# The maximum number of options of a question (MAX_OPTIONS there).
MAX_OPTIONS = 40
NOTHING = -1e9


class Policy(nn.Module):
    def __init__(self, state, option, trust=1.0, sizes=SIZES):
        super().__init__()
        wide, deep, each, both = sizes
        self.state = nn.Linear(state, wide)
        self.deep = nn.Linear(wide, deep)
        self.option = nn.Linear(option, each)
        self.joint = nn.Linear(deep + each, both)
        # The judge gets the options again, unchanged: this is how habit enters.
        self.judge = nn.Linear(both + option, 1)
        with torch.no_grad():
            self.judge.weight.zero_()
            self.judge.bias.zero_()
            for place, habit in HABIT.items():
                self.judge.weight[0, both + place] = trust * habit
            for place in MANNERS:
                self.judge.weight[0, both + place] = trust * MANNER

    def forward(self, states, options, rows):
        """A score for each option; `rows` says which question an option belongs to."""
        linear = nn.functional.linear
        seen = torch.relu(self.deep(torch.relu(self.state(states))))
        joint, deep = self.joint.weight, self.deep.out_features
        # The part of the joint layer that is the same for all options of a question is computed once.
        common = linear(seen, joint[:, :deep], self.joint.bias)
        each = torch.relu(self.option(options))
        both = torch.relu(common[rows] + linear(each, joint[:, deep:]))
        judge, size = self.judge.weight, self.joint.out_features
        return (linear(both, judge[:, :size], self.judge.bias) + linear(options, judge[:, size:]))[:, 0]

    @staticmethod
    def sizes(layers):
        """Of the network in a file."""
        return tuple(len(layers[name][1]) for name in ("state", "deep", "option", "joint"))

    def places(self):
        return {name: getattr(self, name) for name in ("state", "deep", "option", "joint", "judge")}

    def layers(self):
        return {name: pair(linear) for name, linear in self.places().items()}


class Critic(nn.Module):
    """The value of a position, on top of the share of conditions that are met."""

    def __init__(self, state, sizes=SIZES):
        super().__init__()
        wide, deep = sizes[:2]
        self.tower = nn.Sequential(
            nn.Linear(state, wide), nn.ReLU(), nn.Linear(wide, deep), nn.ReLU(), nn.Linear(deep, 1)
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


# The inputs of each layer: the outputs of others, then encoded inputs.
FEEDS = {
    "deep": ["state"],
    "joint": ["deep", "option"],
    "judge": ["joint", None],
    "worth-deep": ["worth-state"],
    "worth": ["worth-deep"],
}


def fill(layers, places):
    """
    Puts weights that were read from a file in their places. If the network is larger than the file, what
    is new listens to everything and is not listened to yet: the network answers as the file does.
    """
    with torch.no_grad():
        for name, linear in places.items():
            weights, bias = (torch.from_numpy(np.array(one)) for one in layers[name])
            outputs, old, new = len(bias), 0, 0
            linear.weight[:outputs] = 0
            linear.bias[:outputs] = bias
            for feed in FEEDS.get(name, [None]):
                size = len(layers[feed][1]) if feed else weights.shape[1] - old
                linear.weight[:outputs, new : new + size] = weights[:, old : old + size]
                old += size
                new += places[feed].out_features if feed else size
            assert new == linear.in_features, f"{name}: the file is of another size"


def numbers(tensor):
    """Decodes bytes into numbers."""
    return tensor.to(torch.float32) / ONE


def spread(counts):
    """For each option its question, and its index among the options of that question."""
    rows = torch.repeat_interleave(torch.arange(len(counts), device=counts.device), counts)
    first = torch.cumsum(counts, 0) - counts
    return rows, torch.arange(len(rows), device=counts.device) - first[rows]


def padded(values, rows, places, questions, filling):
    """One row per question, one column per option."""
    table = torch.full((questions, MAX_OPTIONS), filling, device=values.device, dtype=values.dtype)
    return table.index_put((rows, places), values)


def log_chances(weighed, rows, places, questions):
    """The log probability of each option, one padded row per question."""
    return torch.log_softmax(padded(weighed, rows, places, questions, NOTHING), 1)


def rounded(policy, levels):
    """Rounds the weights as they will be when they are shipped."""
    with torch.no_grad():
        for name, linear in policy.places().items():
            if name != "judge":
                step = linear.weight.abs().amax(1, keepdim=True).clamp(min=1e-8) / levels
                linear.weight.copy_((linear.weight / step).round() * step)
