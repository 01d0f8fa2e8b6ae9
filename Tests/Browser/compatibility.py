# SPDX-License-Identifier: MIT
"""The module of Tests/Compatibility for tests in a page; Scripts/compatibility builds it."""
import os

from goldens import ROOT

MODULE = os.path.join(ROOT, ".build", "compatibility", "browser", "Compatibility.wasm")


def answer(route):
    """Serves the module. A missing module is rejected, because the page would wait for it forever."""
    serve(route, MODULE)


def serve(route, path):
    if os.path.exists(path):
        route.fulfill(path=path, content_type="application/wasm")
    else:
        route.abort()


def answer_site(route):
    """Serves the optimized module beside the site's scripts."""
    name = route.request.url.rsplit("/", 1)[-1]
    if name == "compatibility.wasm":
        serve(route, os.path.join(os.path.dirname(MODULE), "Exported.wasm"))
    elif name == "page.html":
        route.fulfill(body="<!doctype html><title>Sources</title>", content_type="text/html")
    else:
        route.fulfill(path=os.path.join(ROOT, "Web", "Site", name), content_type="text/javascript")


def names():
    """The sources in the module: all that are not marked native only."""
    folder = os.path.join(ROOT, "Tests", "Compatibility", "Sources")
    return sorted(
        name for name in os.listdir(folder)
        if os.path.isdir(os.path.join(folder, name)) and not os.path.exists(os.path.join(folder, name, "NativeOnly")))
