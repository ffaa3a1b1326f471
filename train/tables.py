"""The tables of all workers as one batch: questions come as bytes, answers go back as bytes."""

import json
import os
import subprocess
from dataclasses import dataclass

import numpy as np

SEAT, OPTIONS, ENDED, MET, WON, ALIVE, MET_AT_END, LENGTH, FRESH = 0, 1, 2, 3, 4, 9, 14, 15, 16
SIDE, SIDE_AT_END, TEAM, SEATS_AT_END, TEAM_AT_END, HEADER = 17, 18, 23, 24, 25, 26
SEATS = 5


@dataclass
class Questions:
    """Questions of one half of the tables, in the order of workers and tables."""

    header: np.ndarray  # float32, a row for each question
    states: np.ndarray  # int8, a row for each question
    options: np.ndarray  # int8, a row for each option of each question
    counts: np.ndarray  # int64, options of each question
    leanings: np.ndarray  # int8, a row for each option: a companion's tilt, and the kind of deed; or no columns


class Tables:
    """Starts the workers. While one half of their tables waits for answers, the other half plays on."""

    def __init__(self, command, school, workers, tables, seeds, folder, again=0.0):
        self.tables = tables
        self.halves = 2
        self._workers = []
        os.makedirs(folder, exist_ok=True)
        for worker in range(workers):
            files = [os.path.join(folder, f"{school}-{worker}-{half}") for half in range(self.halves)]
            process = subprocess.Popen(
                [*command, school, str(tables), f"{seeds}:{worker}", str(again), *files],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
            )
            self._workers.append((process, files))
        shapes = [json.loads(process.stdout.readline()) for process, _ in self._workers]
        shape = shapes[0]
        self.header, self.state, self.option = shape["header"], shape["stateSize"], shape["optionSize"]
        self.leaning, self.tilt_one = shape["leaning"], shape["tiltOne"]
        # Names of the inputs for a question and for its options.
        self.inputs = shape["inputs"]

    @property
    def count(self):
        """The number of tables in one half."""
        return self.tables * len(self._workers)

    def questions(self, half):
        """Waits until every worker has written the questions of a half."""
        parts = []
        for process, files in self._workers:
            if process.stdout.read(1) != b".":
                raise RuntimeError("a worker has ended")
            with open(files[half], "rb") as file:
                parts.append(np.frombuffer(file.read(), dtype=np.int8))
        sizes = self.header, self.state, self.option, self.leaning
        return joined([split(part, self.tables, *sizes) for part in parts])

    def answer(self, chosen):
        """Sends the answers of the half whose questions came last but one, as one byte each."""
        rows = np.ascontiguousarray(chosen, dtype=np.uint8).reshape(len(self._workers), self.tables)
        for (process, _), row in zip(self._workers, rows):
            process.stdin.write(row.tobytes())

    def close(self):
        for process, _ in self._workers:
            process.stdin.close()
        for process, _ in self._workers:
            process.wait()


def split(part, tables, header, state, option, leaning):
    """Parses one worker's output: headers, then states, then options, then the leanings to them."""
    numbers = part[: tables * header * 4].view(np.float32).reshape(tables, header)
    at = tables * header * 4
    states = part[at : at + tables * state].reshape(tables, state)
    at += tables * state
    counts = numbers[:, OPTIONS].astype(np.int64)
    total = int(counts.sum())
    options = part[at : at + total * option].reshape(total, option)
    at += total * option
    return Questions(numbers, states, options, counts, part[at : at + total * leaning].reshape(total, leaning))


def joined(parts):
    return Questions(
        np.concatenate([part.header for part in parts]),
        np.concatenate([part.states for part in parts]),
        np.concatenate([part.options for part in parts]),
        np.concatenate([part.counts for part in parts]),
        np.concatenate([part.leanings for part in parts]),
    )
