# SPDX-License-Identifier: MIT
"""Controls Debian's WebKitGTK: its minimal browser, with its own driver, on an in-memory screen."""
import glob
import json
import os
import socket
import subprocess
import time
import urllib.error
import urllib.request

from window import NoAnswer, Window

DRIVER = "/usr/bin/WebKitWebDriver"
BROWSER = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser"

# The driver does not report console output, so the page records it. This code runs while the page loads, before the
# program starts.
LISTEN = """() => {
  if (!location.href.startsWith("http")) return "false";
  if (window.complaints) return "true";
  window.complaints = [];
  for (const level of ["error", "warn"]) {
    const say = console[level].bind(console);
    console[level] = (...words) => { complaints.push(`${level}: ${words.join(" ")}`); say(...words); };
  }
  addEventListener("error", (event) => complaints.push(`error: ${event.message}`));
  addEventListener("unhandledrejection", (event) => complaints.push(`error: ${event.reason}`));
  return "true";
}"""


class WebKit(Window):
    """A window on a separate invisible screen."""

    # The driver converts touches to mouse input.
    HAS_TOUCH = False

    def __init__(self, width=1280, height=900):
        browsers = glob.glob(BROWSER)
        assert browsers and os.path.exists(DRIVER), "there is no WebKitGTK: Scripts/setup-browser installs it"
        self.screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        display = self.screen.stdout.readline().strip()
        assert display, "Xvfb does not start"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        # Without a graphics card, accelerated compositing takes a quarter of a second per frame. Without compositing, 3D
        # transforms are drawn flat, which no test checks.
        surroundings = dict(os.environ, DISPLAY=f":{display}", GDK_BACKEND="x11", WEBKIT_DISABLE_DMABUF_RENDERER="1")
        self.driver = subprocess.Popen(
            [DRIVER, f"--port={port}"], env=surroundings, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        self.address = f"http://127.0.0.1:{port}"
        self._wait_for_driver()
        # Navigation does not wait for the page, so that all of its console output is recorded.
        wishes = {"pageLoadStrategy": "none", "timeouts": {"script": 60000},
                  "webkitgtk:browserOptions": {"binary": browsers[0], "args": ["--automation"]}}
        session = self._send("POST", "/session", capabilities={"alwaysMatch": wishes})
        self.version = session["capabilities"]["browserVersion"]
        self.address += f"/session/{session['sessionId']}"
        self._send("POST", "/window/rect", x=0, y=0, width=width, height=height)

    def _wait_for_driver(self):
        for _ in range(1000):
            try:
                return self._send("GET", "/status")
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.02)
        raise AssertionError("WebKitWebDriver does not listen")

    def _send(self, method, path, **parameters):
        request = urllib.request.Request(
            self.address + path, method=method, headers={"Content-Type": "application/json"},
            data=json.dumps(parameters).encode() if method == "POST" else None)
        try:
            with urllib.request.urlopen(request, timeout=90) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise NoAnswer(f"{path}: {error.read().decode()}") from None

    def visit(self, address):
        self._send("POST", "/url", url=address)
        while address.startswith("http") and not self._listens():
            time.sleep(0.002)

    def _listens(self):
        try:
            return self.call(LISTEN) == "true"
        except NoAnswer:
            return False

    def call(self, function):
        answer, error = self._send("POST", "/execute/async", args=[], script=f"""
          const done = arguments[arguments.length - 1];
          (async () => ({function})())().then(answer => done([answer, null]), error => done([null, String(error)]));""")
        if error is not None:
            raise NoAnswer(error)
        return answer

    def perform(self, source):
        self._send("POST", "/actions", actions=[source])

    def errors(self):
        return self.evaluate("() => (window.complaints ?? []).splice(0)")

    def close(self):
        self._send("DELETE", "")
        for program in (self.driver, self.screen):
            program.terminate()
            program.wait(timeout=20)
        self.screen.stdout.close()
