# SPDX-License-Identifier: MIT
"""Serves the module of Tests/Compatibility to tests in a page. Scripts/compatibility builds the module."""
import functools
import http.server
import os
import threading

from goldens import ROOT

MODULE = os.path.join(ROOT, ".build", "compatibility", "browser", "Compatibility.wasm")


def answer(route):
    """Serves the module. Fails if it is missing, because the page would wait for it forever."""
    serve(route, MODULE)


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *words):
        """Prints nothing."""


@functools.cache
def server():
    """Starts a server of the folder with the module, which ends with this process, and returns its address."""
    files = functools.partial(Files, directory=os.path.dirname(MODULE))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), files)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def serve(route, path):
    """Responds with a file. The browser requests it from a server, because the 29 megabytes of the module would take seconds as a
    message of the protocol that controls the browser."""
    if os.path.exists(path):
        route.continue_(url=server() + os.path.basename(path))
    else:
        route.abort()


def answer_site(route):
    """Serves the optimized module together with the site's scripts."""
    name = route.request.url.rsplit("/", 1)[-1]
    if name == "compatibility.wasm":
        serve(route, os.path.join(os.path.dirname(MODULE), "Exported.wasm"))
    elif name == "page.html":
        route.fulfill(body="<!doctype html><title>Sources</title>", content_type="text/html")
    else:
        route.fulfill(path=os.path.join(ROOT, "Web", "Site", name), content_type="text/javascript")


def names():
    """Returns the sources in the module: all sources that are not marked as native only."""
    folder = os.path.join(ROOT, "Tests", "Compatibility", "Sources")
    return sorted(
        name for name in os.listdir(folder)
        if os.path.isdir(os.path.join(folder, name)) and not os.path.exists(os.path.join(folder, name, "NativeOnly")))
