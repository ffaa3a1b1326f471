"""A client for online tables, written from docs/online/protocol.md alone, with Python's standard library only.

It opens a table, plays a whole game against bots with random answers, and checks the dice and its own links. With the
key of a seat that is kept for a program, it sits down there, as a program, and waits for the host to start.

    python3 examples/client.py http://127.0.0.1:4173 nemesis
    python3 examples/client.py http://127.0.0.1:4173 --key kX3v0aQh1f2Z.1.00112233445566778899aabbccddeeff
"""

import base64
import hashlib
import hmac
import json
import os
import random
import secrets
import socket
import struct
import sys
import urllib.parse
import urllib.request

VERSION = 4
SEATS = {"panic": 4, "nemesis": 2, "lockdown": 2}


class Socket:
    """As much of RFC 6455 as a client needs: text frames out, masked; text, ping and close in."""

    CONTINUATION, TEXT, CLOSE, PING, PONG = 0x0, 0x1, 0x8, 0x9, 0xA
    GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

    def __init__(self, server, cookie):
        url = urllib.parse.urlsplit(server)
        self._raw = socket.create_connection((url.hostname, url.port or 80))
        self._raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._in = self._raw.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            "GET /online HTTP/1.1",
            f"Host: {url.netloc}",
            f"Origin: {url.scheme}://{url.netloc}",
            f"Cookie: {cookie}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
        ]
        self._raw.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        status = self._in.readline()
        if b" 101 " not in status:
            raise ConnectionError(status.decode().strip())
        headers = {}
        while line := self._in.readline().strip():
            name, _, value = line.decode().partition(":")
            headers[name.strip().lower()] = value.strip()
        accept = base64.b64encode(hashlib.sha1((key + self.GUID).encode()).digest()).decode()
        if headers.get("sec-websocket-accept") != accept:
            raise ConnectionError("this is not a WebSocket")

    def _send(self, kind, payload):
        length = len(payload)
        if length < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | length)
        elif length < 1 << 16:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, length)
        else:
            head = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, length)
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self._raw.sendall(head + mask + masked)

    def say(self, message):
        self._send(self.TEXT, json.dumps(message).encode())

    def _frame(self):
        first, second = self._in.read(2)
        length = second & 0x7F
        if length == 126:
            (length,) = struct.unpack("!H", self._in.read(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", self._in.read(8))
        return first & 0x80 != 0, first & 0x0F, self._in.read(length)

    def hear(self):
        """The next message. A ping is answered here: a client that does not is let go."""
        whole = b""
        while True:
            is_last, kind, payload = self._frame()
            if kind == self.PING:
                self._send(self.PONG, payload)
            elif kind == self.CLOSE:
                raise ConnectionError(f"closed with {int.from_bytes(payload[:2], 'big')}")
            elif kind in (self.TEXT, self.CONTINUATION):
                whole += payload
                if is_last:
                    return json.loads(whole)

    def close(self):
        self._send(self.CLOSE, struct.pack("!H", 1000))
        self._raw.close()


def applied(before, change):
    """Applies a change to a value: [v] replaces it, [from, removed, ...added] edits a list."""
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        start, removed, *added = change
        return before[:start] + added + before[start + removed :]
    made = list(before) if isinstance(before, list) else dict(before)
    for name, part in change.items():
        key = int(name) if isinstance(made, list) else name
        if part == 0 and not isinstance(part, (list, dict)):
            del made[key]
        else:
            old = made[key] if isinstance(made, list) else made.get(key)
            made[key] = applied(old, part)
    return made


def answer_to(question):
    """One option as it is; several of one verb as the verb and all their values; none as "nothing"."""
    options = question["options"]
    if question["min"] == 1 and question["max"] == 1:
        return random.choice(options)
    chosen = options[: question["min"]]
    if not chosen:
        return "nothing"
    return " ".join([chosen[0]] + [option.partition(" ")[2] for option in chosen[1:]])


class Client:
    def __init__(self, server, game, key=None):
        self.server, self.game, self.key = server, game, key
        # The key of a seat that is kept for a program names its table and its seat.
        self.kept_at, seat, _ = key.split(".") if key else ("", "0", "")
        self.seat = int(seat)
        # The cookie is the guest: 64 hex digits that the client keeps for as long as it wants its seats. One that is made
        # from the key is the same after a restart.
        cookie = hashlib.sha256(key.encode()).hexdigest() if key else secrets.token_hex(32)
        self.socket = Socket(server, f"deadlight-guest={cookie}")
        self.luck = secrets.token_hex(16)
        self.table = self.view = self.promised = self.commitment = self.answered = None
        self.seq = self.number = self.decisions = 0
        self.said, self.links = {}, []

    def play(self):
        while self.view is None or self.view["over"] is None or self.table["state"] != "over":
            message = self.socket.hear()
            hear = getattr(self, "hear_" + message["say"].replace("-", "_"), None)
            if hear is not None:
                hear(message)
        self.socket.close()

    def act(self):
        """Answers what is asked, once."""
        if self.view is None or self.view["question"] is None or self.answered == self.number:
            return
        self.decisions += 1
        self.answered = self.number
        name, says = f"c-{self.decisions}", answer_to(self.view["question"])
        self.said[name] = f"{self.seat + 1} {says}"
        self.socket.say(
            {"say": "decide", "id": name, "seat": self.seat, "says": says, "at": self.number}
        )

    def hear_hello(self, message):
        if message["version"] != VERSION:
            raise ValueError("another version of the protocol")
        if self.key:
            return self.socket.say({"say": "enter", "table": self.kept_at})
        wish = {"game": self.game, "seats": SEATS[self.game], "bots": message["levels"][0]}
        return self.socket.say({"say": "create", "wish": wish})

    def hear_created(self, message):
        self.socket.say({"say": "enter", "table": message["table"]})

    def hear_table(self, message):
        is_first = self.table is None
        self.table = message["table"]
        # The first commitment counts.
        self.commitment = self.commitment or self.table["commitment"]
        if self.seat in (self.table["awaited"] or []):
            self.promised = self.promised or self.table["promised"]
            self.socket.say({"say": "reveal", "seat": self.seat, "luck": self.luck})
        if is_first and self.table["state"] == "open":
            text = f"{self.table['id']}\nseat {self.seat + 1}\n{self.luck}"
            promise = hashlib.sha256(text.encode()).hexdigest()
            sit = {"say": "sit", "seat": self.seat, "name": "Beispiel", "promise": promise}
            self.socket.say({**sit, "program": self.key} if self.key else sit)

    def hear_seated(self, _message):
        # A program waits for the host.
        if not self.key:
            self.socket.say({"say": "start"})

    def hear_moment(self, message):
        moment = message["moment"]
        self.view, self.seq, self.number = moment["view"], moment["seq"], moment["number"]
        self.act()

    def hear_changed(self, message):
        if message["seq"] != self.seq + 1:
            return self.socket.say({"say": "resync"})
        self.seq += 1
        self.view = applied(self.view, message.get("changes", {}))
        self.number = message.get("number", self.number)
        return self.act()

    def hear_beat(self, message):
        if self.view is not None and message["seq"] != self.seq:
            self.socket.say({"say": "resync"})

    def hear_taken(self, message):
        # What has changed follows in a message of its own.
        self.links.append((message["link"], self.said[message["id"]]))

    def hear_failed(self, message):
        if message["problem"] != "stale":
            raise ValueError(message)
        self.answered = None
        self.socket.say({"say": "resync"})

    def check(self):
        """Whether the record has all links at what was said then, and the dice that were promised."""
        url = f"{self.server}/record/{self.table['id']}"
        with urllib.request.urlopen(url) as answer:
            lines = answer.read().decode().split("\n")
        fields = lambda word: [line[len(word) + 1 :] for line in lines if line.startswith(word + " ")]
        secret = bytes.fromhex(fields("secret")[0])
        rules = fields("game")[0]
        made = hashlib.sha256(secret + f"{self.table['id']}\n{rules}".encode()).hexdigest()
        assert made == self.commitment, "the server has another secret than it committed itself to"
        shown = [line.split(" ")[1] for line in fields("promised")]
        assert shown == [one or "nothing" for one in self.promised], "other promises than were shown"
        assert fields("gave")[self.seat] == f"{self.seat + 1} {self.luck}", "another luck than this seat gave"
        decided = [line for line in lines if line.partition(" ")[0].isdigit()]
        # What was said besides the decisions that stand, with its place among all that was said.
        asides = {int(place): what for place, _, what in (one.partition(" ") for one in fields("said"))}
        key = bytes.fromhex(fields("chain")[0])
        chain, last, place = {}, self.commitment, 1
        while decided or place in asides:
            what = asides[place] if place in asides else decided.pop(0)
            last = hmac.new(key, f"{last}\n{what}".encode(), hashlib.sha256).hexdigest()
            chain[last] = what
            place += 1
        for link, said in self.links:
            assert chain.get(link) == said, f"the record lacks {said}"


def main(server="http://127.0.0.1:4173", game="nemesis", key=None):
    client = Client(server, game, key if game == "--key" else None)
    client.play()
    client.check()
    over = client.view["over"]
    told = {"game": client.table["game"], "decisions": client.decisions, "links": len(client.links)}
    print(json.dumps({**told, "how": over["how"], "winners": over["winners"]}))


if __name__ == "__main__":
    main(*sys.argv[1:])
