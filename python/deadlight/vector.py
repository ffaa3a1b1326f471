"""Many tables at once: every worker plays some in lock-step, and writes their questions into memory that is shared."""

import json
import mmap
import os
import shutil
import tempfile
from array import array
from dataclasses import dataclass

from . import process

SEAT, ENDED, STEPS, REWARDS = 0, 1, 2, 3
FLOAT = 4


@dataclass(frozen=True)
class Questions:
    """What one worker's tables are asked. Views into shared memory: they change with the next answer."""

    tables: int
    header: memoryview  # float, `header_size` numbers for each table: seat, ended, steps, rewards of six seats
    observations: memoryview  # float, a row for each table
    masks: memoryview  # one byte for each action of each table
    header_size: int
    observation_size: int
    action_count: int

    def seat(self, table):
        """Who is asked, from 1."""
        return int(self.header[table * self.header_size + SEAT])

    def ended(self, table):
        """Whether the last action has ended a game; the question is then of the next one."""
        return self.header[table * self.header_size + ENDED] == 1

    def steps(self, table):
        """How many actions the game took that has ended."""
        return int(self.header[table * self.header_size + STEPS])

    def rewards(self, table):
        """Of all six seats, in the game that has ended."""
        at = table * self.header_size + REWARDS
        return self.header[at : at + 6].tolist()

    def observation(self, table):
        at = table * self.observation_size
        return self.observations[at : at + self.observation_size]

    def mask(self, table):
        at = table * self.action_count
        return self.masks[at : at + self.action_count]

    def legal(self, table):
        mask = bytes(self.mask(table))
        found, at = [], mask.find(1)
        while at >= 0:
            found.append(at)
            at = mask.find(1, at + 1)
        return found


class _Worker:
    def __init__(self, path, started):
        self._process = started
        self._path = path
        self._memory = None
        line = started.stdout.readline()
        if not line:
            raise process.failure(started)
        self._shape = json.loads(line)
        self.tables = self._shape["tables"]

    def questions(self):
        """Waits until all questions are written."""
        if self._process.stdout.read(1) != b".":
            raise process.failure(self._process)
        if self._memory is None:
            with open(self._path, "rb") as file:
                self._memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            self._questions = self._split()
        return self._questions

    def _split(self):
        tables, header = self.tables, self._shape["header"]
        observation, actions = self._shape["observationSize"], self._shape["actionCount"]
        whole = memoryview(self._memory)
        first = tables * header * FLOAT
        second = first + tables * observation * FLOAT
        return Questions(
            tables,
            whole[:first].cast("f"),
            whole[first:second].cast("f"),
            whole[second:],
            header,
            observation,
            actions,
        )

    def answer(self, actions):
        try:
            self._process.stdin.write(array("I", actions).tobytes())
            self._process.stdin.flush()
        except (BrokenPipeError, ValueError):
            raise process.failure(self._process) from None

class VectorEnvironment:
    """`workers` processes with `tables` tables each. A table whose game has ended begins the next one at once."""

    def __init__(
        self, game="nemesis", players=4, options=None, seat=1, others="random", workers=2, tables=16, seed="1"
    ):
        memory = "/dev/shm" if os.path.isdir("/dev/shm") else None
        self._folder = tempfile.mkdtemp(prefix="deadlight-", dir=memory)
        paths = [os.path.join(self._folder, str(worker)) for worker in range(workers)]
        started = [
            process.start(
                game,
                players,
                options,
                seat,
                others,
                ["--shared", path, "--tables", str(tables), "--seed", f"{seed}:{worker}"],
            )
            for worker, path in enumerate(paths)
        ]
        self._started, self._workers = started, []
        try:
            for path, one in zip(paths, started):
                self._workers.append(_Worker(path, one))
        except process.Problem:
            self.close()
            raise
        self.tables = workers * tables

    def questions(self):
        """The questions of all tables, by worker. Waits for them; call it once for every answer."""
        return [worker.questions() for worker in self._workers]

    def answer(self, actions):
        """One action for each table, in the order of workers and tables. All workers then play at the same time."""
        at = 0
        for worker in self._workers:
            worker.answer(actions[at : at + worker.tables])
            at += worker.tables

    def close(self):
        for one in self._started:
            process.end(one)
        shutil.rmtree(self._folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
