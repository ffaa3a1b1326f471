"""Deadlight's games as environments for learning programs: docs/bots/python.md.

The core needs nothing but Python and the `deadlight` command. `deadlight.gym` and `deadlight.zoo` use Gymnasium, PettingZoo
and NumPy where they are installed.
"""

from .environment import Environment, Moment
from .process import Problem
from .vector import Questions, VectorEnvironment

__all__ = ["Environment", "Moment", "Problem", "Questions", "VectorEnvironment"]
