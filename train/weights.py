"""Weights as shipped: int8 with a scale per output; and their evaluation."""

import base64
import json

import numpy as np

ONE = 16
# Steps to either side of 0: of bytes, and of single letters, which compress better.
BYTES, COARSE = 127, 31
LETTERS = np.frombuffer(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+", np.uint8)


def quantised(weights, bias, levels=BYTES):
    """
    A layer of `out` by `in` weights as int8, or as letters if it takes few levels, with a scale per output; a single
    output is kept exact.
    """
    if weights.shape[0] == 1:
        return {
            "outputs": 1,
            "inputs": weights.shape[1],
            "exact": text(weights.astype(np.float32)),
            "bias": text(bias.astype(np.float32)),
        }
    scale = np.maximum(np.abs(weights).max(axis=1), 1e-8) / levels
    whole = np.clip(np.round(weights / scale[:, None]), -levels, levels).astype(np.int8)
    return {
        "outputs": weights.shape[0],
        "inputs": weights.shape[1],
        **({"letters": LETTERS[whole + COARSE].tobytes().decode()} if levels <= COARSE else {"weights": text(whole)}),
        "scales": text(scale.astype(np.float32)),
        "bias": text(bias.astype(np.float32)),
    }


def text(array):
    return base64.b64encode(np.ascontiguousarray(array).tobytes()).decode()


def array(written, kind):
    return np.frombuffer(base64.b64decode(written), dtype=kind)


def layer(written):
    shape = (written["outputs"], written["inputs"])
    if "exact" in written:
        return array(written["exact"], np.float32).reshape(shape), array(written["bias"], np.float32)
    if "letters" in written:
        whole = np.searchsorted(np.sort(LETTERS), np.frombuffer(written["letters"].encode(), np.uint8))
        whole = np.argsort(LETTERS)[whole] - COARSE
    else:
        whole = array(written["weights"], np.int8)
    whole = whole.reshape(shape).astype(np.float32)
    return whole * array(written["scales"], np.float32)[:, None], array(written["bias"], np.float32)


def save(path, layers, record, inputs=None, levels=BYTES):
    """`layers` by name: pairs of weights and bias. The file also has the training record and the names of the inputs."""
    written = {name: quantised(*layers[name], levels) for name in layers}
    named = f'"inputs": {lines(inputs)},\n' if inputs else ""
    with open(path, "w") as file:
        file.write(f'{{"record": {lines(record)},\n{named}"layers": {lines(written)}}}\n')


def lines(value):
    """JSON with a line for each entry, and for each row of a curve."""
    if isinstance(value, dict):
        entries = (f"{json.dumps(name)}: {lines(one) if name == 'curve' else json.dumps(one)}" for name, one in value.items())
        return "{\n" + ",\n".join(entries) + "\n}"
    return "[\n" + ",\n".join(json.dumps(one) for one in value) + "\n]"


def load(path):
    """The layers of a file by name, and its record."""
    with open(path) as file:
        written = json.load(file)
    return {name: layer(one) for name, one in written["layers"].items()}, written["record"]


def inputs(path):
    """The names of a file's inputs."""
    with open(path) as file:
        return json.load(file)["inputs"]


def columns(inputs, part):
    """The names of the inputs of a part. Verbs go by their words; what they say, only together with their numbers."""
    if part == "state":
        return inputs["state"]
    words = {f"verb.{verb['code']}": f"verb {verb['word']}" for verb in inputs["verbs"]}
    numbers = json.dumps([inputs["verbs"], inputs["words"]])
    return [f"{name} {numbers}" if name.startswith("saying.") else words.get(name, name) for name in inputs["option"]]


# Layers with encoded inputs behind the outputs of other layers, and which part they get.
SHOWN = {"state": "state", "option": "option", "judge": "option", "worth-state": "state"}


def fitted(layers, trained, shown):
    """The same layers for other input names: untrained inputs get weight 0."""
    fit = dict(layers)
    for name, part in SHOWN.items():
        if name not in layers:
            continue
        old, bias = layers[name]
        had = {column: i for i, column in enumerate(columns(trained, part))}
        names = columns(shown, part)
        behind = old.shape[1] - len(had)
        new = np.zeros((old.shape[0], behind + len(names)), np.float32)
        new[:, :behind] = old[:, :behind]
        for i, column in enumerate(names):
            if column in had:
                new[:, behind + i] = old[:, behind + had[column]]
        fit[name] = new, bias
    return fit


def without_dead(layers, inputs, alive):
    """The same network without the inputs that were never anything but 0; `alive` by part, an entry for each input."""
    lean, left = dict(layers), dict(inputs)
    for name, part in SHOWN.items():
        if name not in layers:
            continue
        old, bias = layers[name]
        behind = old.shape[1] - len(alive[part])
        lean[name] = old[:, np.concatenate([np.ones(behind, bool), alive[part]])], bias
        left[part] = [one for one, is_alive in zip(inputs[part], alive[part], strict=True) if is_alive]
    return lean, left


def relu(x):
    return np.maximum(x, 0)


def reckoner(layers):
    """The output of a layer, by its name."""
    return lambda name, x: x @ layers[name][0].T + layers[name][1]


def worth(path, state, met, potential):
    """The output of a critic."""
    through = reckoner(load(path)[0])
    wide = relu(through("worth-state", state.astype(np.float32) / ONE))
    return through("worth", relu(through("worth-deep", wide)))[0] + potential * met


def answer(path, state, options):
    """The output of a weights file for one question: a score for each option."""
    through = reckoner(load(path)[0])
    seen = relu(through("deep", relu(through("state", state.astype(np.float32) / ONE))))
    x = options.astype(np.float32) / ONE
    each = relu(through("option", x))
    both = relu(through("joint", np.concatenate([np.repeat(seen[None], len(each), 0), each], 1)))
    return through("judge", np.concatenate([both, x], 1))[:, 0]
