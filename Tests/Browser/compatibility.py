# SPDX-License-Identifier: MIT
"""The module of Tests/Compatibility for tests in a page; Scripts/compatibility builds it."""
import os

from goldens import ROOT

MODULE = os.path.join(ROOT, ".build", "compatibility", "browser", "Compatibility.wasm")


def answer(route):
    """Serves the module."""
    route.fulfill(path=MODULE, content_type="application/wasm")


def answer_site(route):
    """Serves the optimized module beside the scripts of the site."""
    name = route.request.url.rsplit("/", 1)[-1]
    if name == "compatibility.wasm":
        route.fulfill(path=os.path.join(os.path.dirname(MODULE), "Exported.wasm"), content_type="application/wasm")
    elif name == "page.html":
        route.fulfill(body="<!doctype html><title>Sources</title>", content_type="text/html")
    else:
        route.fulfill(path=os.path.join(ROOT, "Web", "Site", name), content_type="text/javascript")


def names():
    """The sources that are in it: all that do not say that they are native only."""
    folder = os.path.join(ROOT, "Tests", "Compatibility", "Sources")
    return sorted(
        name for name in os.listdir(folder)
        if os.path.isdir(os.path.join(folder, name)) and not os.path.exists(os.path.join(folder, name, "NativeOnly")))
