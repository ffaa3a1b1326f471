"""Weights as they are shipped: whole numbers of one byte, a scale for each output; and how to reckon with them."""

import base64
import json

import numpy as np

ONE = 16


def quantised(weights, bias):
    """A layer of `out` by `in` weights, as bytes with a scale for each output; a single output is kept exact."""
    if weights.shape[0] == 1:
        return {
            "outputs": 1,
            "inputs": weights.shape[1],
            "exact": text(weights.astype(np.float32)),
            "bias": text(bias.astype(np.float32)),
        }
    scale = np.maximum(np.abs(weights).max(axis=1), 1e-8) / 127
    whole = np.clip(np.round(weights / scale[:, None]), -127, 127).astype(np.int8)
    return {
        "outputs": weights.shape[0],
        "inputs": weights.shape[1],
        "weights": text(whole),
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
    whole = array(written["weights"], np.int8).reshape(shape).astype(np.float32)
    return whole * array(written["scales"], np.float32)[:, None], array(written["bias"], np.float32)


def save(path, layers, record):
    """`layers` by name: pairs of weights and bias. The file has the training record beside the weights."""
    written = {name: quantised(*layers[name]) for name in layers}
    with open(path, "w") as file:
        file.write(f'{{"record": {lines(record)},\n"layers": {lines(written)}}}\n')


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


def relu(x):
    return np.maximum(x, 0)


def reckoner(layers):
    """What a layer, by its name, makes of some numbers."""
    return lambda name, x: x @ layers[name][0].T + layers[name][1]


def worth(path, state, met, potential):
    """What a critic makes of a moment."""
    through = reckoner(load(path)[0])
    wide = relu(through("worth-state", state.astype(np.float32) / ONE))
    return through("worth", relu(through("worth-deep", wide)))[0] + potential * met


def answer(path, state, options):
    """What a file of weights makes of one question: a number for each option."""
    through = reckoner(load(path)[0])
    seen = relu(through("deep", relu(through("state", state.astype(np.float32) / ONE))))
    x = options.astype(np.float32) / ONE
    each = relu(through("option", x))
    both = relu(through("joint", np.concatenate([np.repeat(seen[None], len(each), 0), each], 1)))
    return through("judge", np.concatenate([both, x], 1))[:, 0]
