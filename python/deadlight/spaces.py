"""The spaces of Gymnasium where it is installed; otherwise as much of them as the wrappers need."""

import random
from array import array

try:
    import numpy
except ImportError:
    numpy = None

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:

    class Discrete:
        """The numbers from 0 up to n."""

        def __init__(self, n):
            self.n = n
            self._random = random.Random()

        def seed(self, seed=None):
            self._random.seed(seed)

        def contains(self, value):
            return isinstance(value, int) and 0 <= value < self.n

        def sample(self, mask=None):
            if mask is None:
                return self._random.randrange(self.n)
            allowed = [action for action, is_allowed in enumerate(mask) if is_allowed]
            return self._random.choice(allowed) if allowed else 0

    class Box:
        """Rows of numbers within bounds."""

        def __init__(self, low, high, shape, dtype):
            self.low, self.high, self.shape, self.dtype = low, high, shape, dtype

        def contains(self, value):
            return len(value) == self.shape[0] and all(self.low <= one <= self.high for one in value)

    class Dict:
        """Spaces by name."""

        def __init__(self, spaces):
            self.spaces = spaces

        def __getitem__(self, name):
            return self.spaces[name]

        def contains(self, value):
            return value.keys() == self.spaces.keys() and all(
                space.contains(value[name]) for name, space in self.spaces.items()
            )


def observation_space(size, actions):
    """An observation and a mask of the actions that may be taken."""
    kinds = (numpy.float32, numpy.int8) if numpy else ("f", "b")
    return Dict(
        {
            "observation": Box(float("-inf"), float("inf"), (size,), kinds[0]),
            "action_mask": Box(0, 1, (actions,), kinds[1]),
        }
    )


def observed(numbers, legal, actions):
    """An element of that space."""
    mask = bytearray(actions)
    for action in legal:
        mask[action] = 1
    if numpy:
        rows = numpy.asarray(numbers, numpy.float32), numpy.frombuffer(bytes(mask), numpy.int8)
    else:
        rows = array("f", numbers), array("b", bytes(mask))
    return {"observation": rows[0], "action_mask": rows[1]}
