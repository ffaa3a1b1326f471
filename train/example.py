"""
Writes packages/bots/src/learned/example.json: questions, and what the shipped weights make of them here.
A test holds the TypeScript network against it. Run it after new weights: npx node is found in node_modules/.bin.
"""

import base64
import json
import os
import subprocess

import numpy as np

import weights

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LEARNED = os.path.join(ROOT, "packages/bots/src/learned")
NODE = os.path.join(ROOT, "node_modules/.bin/node")
COUNT = 4
# The share of conditions met, as given to the critic.
MET = 0.5


def questions(school):
    script = os.path.join(ROOT, "train/questions.ts")
    said = subprocess.run([NODE, script, school, str(COUNT)], capture_output=True, check=True, text=True)
    inputs, *asked = [json.loads(line) for line in said.stdout.splitlines()]
    return inputs, asked


def known(rows, part, shown, trained):
    """The columns that the network knows, as it knows them; what is no longer shown reads 0."""
    at = {name: i for i, name in enumerate(weights.columns(shown, part))}
    rows = np.concatenate([rows, np.zeros((len(rows), 1), np.int8)], 1)
    return rows[:, [at.get(name, -1) for name in weights.columns(trained, part)]]


def reckoned(school, shown, question):
    path, critic = (f"{LEARNED}/weights/{school}{end}.json" for end in ("", ".critic"))
    trained = weights.inputs(path)
    rows = lambda part: np.frombuffer(base64.b64decode(question[part]), np.int8)
    state = known(rows("state")[None], "state", shown, trained)
    options = known(rows("options").reshape(-1, len(shown["option"])), "option", shown, trained)
    weighed = weights.answer(path, state[0], options)
    found = {
        "state": weights.text(state),
        "options": weights.text(options),
        "met": MET,
        "weighed": [round(float(one), 5) for one in weighed],
    }
    if not os.path.exists(critic):
        return {**found, "worth": None}
    potential = weights.load(path)[1]["settings"]["potential"]
    return {**found, "worth": round(float(weights.worth(critic, state[0], MET, potential)), 5)}


def main():
    example = {}
    schools = ["nemesis", "nemesis-coop", "lockdown", "lockdown-coop", "panic"]
    for school in [*schools, "nemesis-company", "lockdown-company"]:
        inputs, asked = questions(school)
        example[school] = [reckoned(school, inputs, one) for one in asked]
    with open(f"{LEARNED}/example.json", "w") as file:
        json.dump(example, file, indent=2)
        file.write("\n")


if __name__ == "__main__":
    main()
