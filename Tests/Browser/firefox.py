# SPDX-License-Identifier: MIT
"""Controls Debian's Firefox directly, with WebDriver BiDi."""
import json
import os
import shutil
import subprocess
import tempfile
import time

from websockets.sync.client import connect

from window import NoAnswer, Window

PROGRAM = "/usr/bin/firefox-esr"


class Firefox(Window):
    """A headless window with a separate profile."""

    HAS_TOUCH = True

    def __init__(self, width=1280, height=860):
        assert os.path.exists(PROGRAM), "there is no Firefox: Scripts/setup-browser installs it"
        self.profile = tempfile.mkdtemp(prefix="sprung-firefox-")
        self.program = subprocess.Popen(
            [PROGRAM, "--headless", "--no-remote", "--profile", self.profile, "--remote-debugging-port", "0"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.count, self.heard = 0, []
        # From now on only commands are sent, and their responses may take a while.
        self.connection = connect(f"ws://127.0.0.1:{self._port()}/session", max_size=None, open_timeout=60, ping_interval=None)
        self.socket = self.connection.__enter__()
        self.version = self._send("session.new", capabilities={})["capabilities"]["browserVersion"]
        self.context = self._send("browsingContext.getTree")["contexts"][0]["context"]
        self._send("session.subscribe", events=["log.entryAdded"])
        self._send("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def _port(self):
        """Returns the port, which Firefox writes into its profile."""
        place = os.path.join(self.profile, "WebDriverBiDiServer.json")
        for _ in range(3000):
            try:
                with open(place, encoding="utf-8") as file:
                    return json.load(file)["ws_port"]
            except (FileNotFoundError, ValueError):
                assert self.program.poll() is None, f"Firefox ended with code {self.program.returncode}"
                time.sleep(0.02)
        raise AssertionError("Firefox does not listen")

    def _send(self, method, **parameters):
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv(timeout=60))
            if answer.get("method") == "log.entryAdded":
                self.heard.append(answer["params"])
            elif answer.get("id") == self.count:
                if "error" in answer:
                    raise NoAnswer(f"{method}: {answer}")
                return answer["result"]

    def visit(self, address):
        self._send("browsingContext.navigate", context=self.context, url=address, wait="none")

    def call(self, function):
        answer = self._send(
            "script.callFunction", functionDeclaration=function, awaitPromise=True, target={"context": self.context})
        if answer["type"] != "success":
            raise NoAnswer(answer["exceptionDetails"]["text"])
        return answer["result"]["value"]

    def perform(self, source):
        self._send("input.performActions", context=self.context, actions=[source])

    def errors(self):
        self._send("session.status")
        heard, self.heard = self.heard, []
        return [f"{entry['level']}: {entry['text']}" for entry in heard if entry["level"] in ("error", "warn")]

    def close(self):
        self.connection.__exit__(None, None, None)
        self.program.terminate()
        self.program.wait(timeout=20)
        shutil.rmtree(self.profile, ignore_errors=True)
