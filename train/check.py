"""
A small test of the trainer: what needs no accelerator always, the lesson itself where there is PyTorch.

    python3 check.py [command that starts a worker]
"""

import json
import os
import shlex
import sys
import tempfile

import numpy as np

import weights
from returns import advantages
from tables import ENDED, HEADER, MET_AT_END, SEAT, SIDE, SIDE_AT_END, TEAM_AT_END, WON, Tables


def returns_are_right():
    """One table, one seat: three questions of a won game, then one of the next game."""
    headers = np.zeros((4, 1, HEADER), np.float32)
    headers[3, 0, ENDED] = headers[3, 0, WON] = headers[3, 0, TEAM_AT_END] = 1
    values = np.array([[0.2], [0.4], [0.5], [0.1]], np.float32)
    gain, goal, known = advantages(headers, values, 0.0, 1.0)
    assert np.allclose(goal[:3, 0], 1), goal
    assert np.allclose(gain[:3, 0], [0.8, 0.6, 0.5]), gain
    assert known[:3].all() and not known[3, 0], "the last question has no known future"
    # Another seat that was asked before shares the ending, and aid is for missions that were met.
    headers[0, 0, SEAT] = 1
    headers[3, 0, WON : WON + 2] = 0
    headers[3, 0, MET_AT_END] = 0.5
    gain, goal, _ = advantages(headers, values, 0.4, 1.0)
    assert np.allclose(goal[:3, 0], 0.1), goal
    # A seat that plays for itself gets it for being alive, and a decision what it was paid for itself.
    headers[3, 0, TEAM_AT_END] = 0
    _, goal, _ = advantages(headers, values, 0.4, 1.0, np.array([[0], [0.5], [0.25], [0]]))
    assert np.allclose(goal[:3, 0], [0, 0.75, 0.25]), goal


def a_change_of_sides_is_a_loss():
    """A seat is asked twice on one side, then twice on the other, with which it wins."""
    headers = np.zeros((5, 1, HEADER), np.float32)
    headers[2:4, 0, SIDE] = 1
    headers[4, 0, [ENDED, WON, SIDE_AT_END]] = 1
    values = np.array([[0.2], [0.4], [0.5], [0.7], [0.1]], np.float32)
    gain, goal, known = advantages(headers, values, 0.0, 1.0)
    assert known[:4].all()
    assert np.allclose(goal[:4, 0], [0, 0, 1, 1]), goal
    # Won after a last decision on the other side: that one is not rewarded.
    headers[4, 0, SIDE_AT_END] = 0
    _, goal, _ = advantages(headers, values, 0.0, 1.0)
    assert np.allclose(goal[:4, 0], 0), goal


def weights_survive():
    """Quantized layers stay close to the weights; exact ones round-trip."""
    random = np.random.default_rng(1)
    layer, bias = random.normal(size=(5, 7)), random.normal(size=5)
    back, same = weights.layer(weights.quantised(layer, bias))
    assert np.abs(back - layer).max() < np.abs(layer).max() / 200
    assert np.allclose(same, bias)
    coarse, _ = weights.layer(weights.quantised(layer, bias, weights.COARSE))
    assert np.abs(coarse - layer).max() < np.abs(layer).max() / 60
    exact, _ = weights.layer(weights.quantised(layer[:1], bias[:1]))
    assert np.allclose(exact, layer[:1])
    with tempfile.TemporaryDirectory() as folder:
        weights.save(f"{folder}/x.json", {"one": (layer, bias)}, {"hours": 1, "curve": [{"won": 0}]})
        layers, record = weights.load(f"{folder}/x.json")
        assert record["curve"] == [{"won": 0}] and np.allclose(layers["one"][0], back)


def weights_fit_by_name():
    """A network gives the same answers when its inputs are reordered, and ignores new inputs."""
    random = np.random.default_rng(2)
    verbs = [{"word": "go", "code": 0, "list": None}, {"word": "stay", "code": 1, "list": None}]
    trained = {"state": ["a", "b"], "option": ["x", "verb.0", "verb.1", "saying.0"], "verbs": verbs, "words": []}
    shown = {
        "state": ["b", "new", "a"],
        "option": ["verb.0", "verb.1", "verb.2", "x", "saying.0"],
        "verbs": [{"word": "stay", "code": 0, "list": None}, {"word": "run", "code": 1, "list": None}, {"word": "go", "code": 2, "list": None}],
        "words": [],
    }
    sizes = {"state": (3, 2), "deep": (2, 3), "option": (2, 4), "joint": (2, 4), "judge": (1, 6)}
    layers = {name: (random.normal(size=size).astype(np.float32), np.zeros(size[0])) for name, size in sizes.items()}
    fit = weights.fitted(layers, trained, shown)
    with tempfile.TemporaryDirectory() as folder:
        one, other = f"{folder}/one.json", f"{folder}/other.json"
        weights.save(one, {name: layers[name] for name in sizes}, {"curve": []}, trained)
        weights.save(other, {name: fit[name] for name in sizes}, {"curve": []}, shown)
        assert weights.inputs(other)["state"] == shown["state"]
        before = weights.answer(one, np.array([16, 32]), np.array([[8, 16, 0, 0], [4, 0, 16, 0]]))
        after = weights.answer(other, np.array([32, 99, 16]), np.array([[0, 0, 16, 8, 77], [16, 0, 0, 4, 77]]))
        assert np.allclose(before, after, atol=0.02), (before, after)  # bytes are rounded again
        # Inputs that were always 0 are left out, and nothing changes.
        alive = {"state": np.array([False, True]), "option": np.array([True, True, True, False])}
        lean = weights.without_dead({name: layers[name] for name in sizes}, trained, alive)
        weights.save(other, lean[0], {"curve": []}, lean[1])
        assert weights.inputs(other)["state"] == ["b"]
        rows = np.array([[8, 16, 0, 0], [4, 0, 16, 0]])
        with_zeros = weights.answer(one, np.array([0, 32]), rows)
        assert np.allclose(with_zeros, weights.answer(other, np.array([32]), rows[:, :3]), atol=0.02)


def workers_play(command):
    with tempfile.TemporaryDirectory() as folder:
        tables = Tables(shlex.split(command), "nemesis-coop", 1, 2, "check", folder)
        ended = 0
        for step in range(300):
            asked = tables.questions(step % tables.halves)
            assert asked.states.shape == (2, tables.state) and len(asked.options) == asked.counts.sum()
            assert (asked.counts >= 2).all()
            ended += int(asked.header[:, ENDED].sum())
            tables.answer(np.zeros(2))
        tables.close()
        assert ended > 0, "no game came to an end"


def a_larger_network_answers_alike():
    """New units in a network that continues a smaller one change nothing at first."""
    import torch

    import network

    small, large = (network.Policy(6, 13, 1.0, sizes) for sizes in ((5, 4, 3, 2), (8, 4, 5, 3)))
    torch.nn.init.normal_(small.judge.weight)
    network.fill(small.layers(), large.places())
    states, options, rows = torch.randn(2, 6), torch.randn(3, 13), torch.tensor([0, 0, 1])
    assert torch.allclose(small(states, options, rows), large(states, options, rows), atol=1e-5)
    small, large = (network.Critic(6, sizes) for sizes in ((5, 4), (7, 6)))
    network.fill(small.layers(), large.places())
    met = torch.rand(2)
    assert torch.allclose(small(states, met, 0.3), large(states, met, 0.3), atol=1e-5)


def a_lesson_is_learned(command):
    """A tenth of a minute of everything, on the available hardware."""
    with tempfile.TemporaryDirectory() as folder:
        import learn

        options = "--minutes 0.05 --proof 0.01 --workers 1 --tables 2 --steps 8 --batch 16 --epochs 1 --old 0.5 --again 0.5"
        sys.argv = ["learn.py", "--school", "nemesis-coop", "--command", command, "--out", folder]
        sys.argv += ["--folder", f"{folder}/shm", *options.split()]
        learn.main()
        before, _ = weights.load(f"{folder}/nemesis-coop.json")
        sys.argv += ["--start", f"{folder}/nemesis-coop.json"]
        learn.main()
        after, record = weights.load(f"{folder}/nemesis-coop.json")
        assert len(record["curve"]) >= 4 and record["seeds"] == "1, then 1", "the record goes on"
        assert not np.allclose(before["judge"][0], after["judge"][0], atol=1e-6), "nothing was learned"
        assert os.path.exists(f"{folder}/nemesis-coop.critic.json")


def a_student_learns(command):
    """A smaller network learns from teachers, then among companions, and is shipped in letters."""
    with tempfile.TemporaryDirectory() as folder:
        import learn

        common = "--minutes 0.05 --proof 0.01 --workers 1 --tables 8 --steps 8 --batch 16 --epochs 1".split()
        common = ["learn.py", "--command", command, "--out", folder, "--folder", f"{folder}/shm", *common]
        sys.argv = [*common, "--school", "nemesis-coop"]
        learn.main()
        teacher = f"{folder}/nemesis-coop.json"
        sys.argv = [*common, "--school", "nemesis-company", "--teachers", f"{teacher},{teacher}", "--coarse"]
        sys.argv += "--study 0.05 --sizes 24,16,12,8 --deeds 0,-1,1,1 --style 1,4,3 --again 0.5".split()
        learn.main()
        student = f"{folder}/nemesis-company.json"
        inputs = weights.inputs(student)
        layers, _ = weights.load(student)
        assert layers["state"][0].shape == (24, len(inputs["state"])), "dead inputs are left out"
        assert len(inputs["state"]) < len(weights.inputs(teacher)["state"])
        with open(f"{folder}/nemesis-company.record.json") as file:
            curve = json.load(file)["curve"]
        assert curve[-1]["greedy"]["rooms"] >= 0, "deeds are counted"
        said = weights.answer(student, np.zeros(len(inputs["state"])), np.zeros((2, len(inputs["option"]))))
        assert np.isfinite(said).all()


def main():
    returns_are_right()
    a_change_of_sides_is_a_loss()
    weights_survive()
    weights_fit_by_name()
    if len(sys.argv) > 1:
        workers_play(sys.argv[1])
        try:
            import torch  # noqa: F401
        except ImportError:
            print("no PyTorch here: the lesson was not tried")
        else:
            a_larger_network_answers_alike()
            a_lesson_is_learned(sys.argv[1])
            a_student_learns(sys.argv[1])
    print("the trainer is in order")


if __name__ == "__main__":
    main()
