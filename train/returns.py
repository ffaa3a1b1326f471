"""What each decision was worth in hindsight: generalised advantage estimation over the turns of each seat."""

import numpy as np

from tables import ALIVE, ENDED, MET_AT_END, SEAT, SEATS, SIDE, SIDE_AT_END, TEAM_AT_END, WON


def rewards(header, aid):
    """The value of an ending to each seat. A win is 1; `aid` rewards partial success, and fades out."""
    won = header[:, WON : WON + SEATS]
    alive = header[:, ALIVE : ALIVE + SEATS]
    met = header[:, MET_AT_END : MET_AT_END + 1]
    lives = alive.max(axis=1, keepdims=True)
    of_team = header[:, TEAM_AT_END : TEAM_AT_END + 1] > 0
    return won + aid * np.where(of_team, met * (1 + lives) / 2, alive)


def advantages(headers, values, aid, decay, paid=0.0):
    """
    `headers` and `values` by time and table; a header tells of an ending if the game before its
    question was over, and `paid` is what the decision itself was paid for. Gives advantages and returns, and which
    decisions have a known future. A seat that changes sides has lost: what comes after is worth nothing to the
    decisions before.
    """
    times, tables = values.shape
    rows = np.arange(tables)
    after = np.zeros((tables, SEATS), np.float32)
    carried = np.zeros((tables, SEATS), np.float32)
    known = np.zeros((tables, SEATS), bool)
    sides = np.zeros((tables, SEATS), np.float32)
    paid = np.broadcast_to(np.float32(paid), values.shape)
    advantage = np.zeros_like(values)
    valid = np.zeros((times, tables), bool)
    for time in range(times - 1, -1, -1):
        header = headers[time]
        seat = header[:, SEAT].astype(np.int64)
        valid[time] = known[rows, seat]
        stays = sides[rows, seat] == header[:, SIDE]
        step = paid[time] + stays * (after[rows, seat] + decay * carried[rows, seat]) - values[time]
        advantage[time] = np.where(valid[time], step, 0)
        carried[rows, seat] = advantage[time]
        after[rows, seat] = values[time]
        known[rows, seat] = True
        sides[rows, seat] = header[:, SIDE]
        # Another game ended before this question: that ending belongs to the decisions before it.
        ended = header[:, ENDED] > 0
        after[ended] = rewards(header[ended], aid)
        carried[ended] = 0
        known[ended] = True
        sides[ended] = header[ended, SIDE_AT_END : SIDE_AT_END + SEATS]
    return advantage, advantage + values, valid
