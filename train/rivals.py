"""
Lets several ways of learning compete, all at once on one machine, and goes on with the best of them:

    python3 rivals.py OUT SCHOOL MINUTES_OF_RIVALRY MINUTES_OF_THE_BEST COMMAND -- common options \\
        -- options of the first -- options of the second …
"""

import json
import os
import shutil
import subprocess
import sys


def learn(out, school, minutes, command, options):
    os.makedirs(out, exist_ok=True)
    return subprocess.Popen(
        [sys.executable, os.path.join(os.path.dirname(os.path.abspath(__file__)), "learn.py")]
        + ["--school", school, "--command", command, "--minutes", str(minutes), "--out", out, *options]
    )


def result(out, school):
    """Seats that won in greedy play at the end; none for a run that crashed."""
    try:
        with open(f"{out}/{school}.json") as file:
            return json.load(file)["record"]["curve"][-1]["greedy"]["won"]
    except (OSError, KeyError):
        return -1.0


def main():
    out, school, rivalry, rest, command, _, *options = sys.argv[1:]
    groups = [[]]
    for option in options:
        if option == "--":
            groups.append([])
        else:
            groups[-1].append(option)
    common, *rivals = groups
    folders = [f"/tmp/rivals/{school}/{i}" for i in range(len(rivals))]
    workers = str(16 // len(rivals))
    running = [
        learn(folder, school, rivalry, command, [*common, "--workers", workers, "--folder", f"/dev/shm/rival-{i}"] + rival)
        for i, (folder, rival) in enumerate(zip(folders, rivals))
    ]
    for one in running:
        one.wait()
    results = [result(folder, school) for folder in folders]
    best = max(range(len(rivals)), key=lambda i: results[i])
    print("rivals", results, "best", best, rivals[best], flush=True)
    start = ["--start", f"{folders[best]}/{school}.pt"]
    code = learn(out, school, rest, command, [*common, *start, *rivals[best]]).wait()
    if not os.path.exists(f"{out}/{school}.json"):
        for end in ("json", "pt"):
            shutil.copy(f"{folders[best]}/{school}.{end}", out)
    sys.exit(code)


if __name__ == "__main__":
    main()
