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
    return [json.loads(line) for line in said.stdout.splitlines()]


def reckoned(school, question):
    state = np.frombuffer(base64.b64decode(question["state"]), np.int8)
    with open(f"{LEARNED}/weights/{school}.json") as file:
        written = json.load(file)
    size, potential = written["layers"]["option"]["inputs"], written["record"]["settings"]["potential"]
    options = np.frombuffer(base64.b64decode(question["options"]), np.int8).reshape(-1, size)
    weighed = weights.answer(f"{LEARNED}/weights/{school}.json", state, options)
    critic = f"{LEARNED}/weights/{school}.critic.json"
    worth = round(float(weights.worth(critic, state, MET, potential)), 5) if os.path.exists(critic) else None
    return {
        **question,
        "met": MET,
        "weighed": [round(float(one), 5) for one in weighed],
        "worth": worth,
    }


def main():
    schools = ["nemesis", "nemesis-coop", "lockdown", "lockdown-coop", "panic"]
    example = {school: [reckoned(school, one) for one in questions(school)] for school in schools}
    with open(f"{LEARNED}/example.json", "w") as file:
        json.dump(example, file, indent=2)
        file.write("\n")


if __name__ == "__main__":
    main()
