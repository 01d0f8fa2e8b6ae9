# SPDX-License-Identifier: MIT
"""Tests a custom app: a package of two targets with type names that also occur inside the library."""
import contextlib
import http.server
import os
import re
import shutil
import subprocess
import threading

import pytest

from sizes import assert_centered, assert_fills_stage, at_all_sizes

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.realpath(__file__)), "..", ".."))
PROGRAM = os.path.join(ROOT, "Tools", ".build", "debug", "sprung")
# The first test compiles the library, possibly concurrently with other work on the machine.
SECONDS = 900

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "Clash", dependencies: [.package(name: "Sprung", path: "%s")],
  targets: [
    .target(name: "Model"),
    .executableTarget(name: "Clash", dependencies: ["Model", .product(name: "UIKit", package: "Sprung")]),
  ])
"""
MODEL = """
public struct World { public init() {} ; public var name: String { "a model" } }
public final class Island { public init() {} ; public let number = 7 }
"""
APP = """import Model
import UIKit

final class LayoutPass { var text: String { "\\(World().name) of \\(Island().number)" } }
struct FrameEncoder { let value = 1 }
func answer(_ text: String) -> String { text + "!" }
func log(_ text: String) -> String { answer(text) }

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let label = UILabel(frame: CGRect(x: 20, y: 80, width: 280, height: 40))

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    label.text = log("\\(LayoutPass().text) \\(FrameEncoder().value)")
    let button = UIButton(frame: CGRect(x: 20, y: 140, width: 120, height: 44))
    button.setTitle("Tap", for: .normal)
    button.addAction(UIAction { _ in self.label.text = "tapped" }, for: .touchUpInside)
    root.view.addSubview(label)
    root.view.addSubview(button)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Provides one folder for all tests, so that unchanged sources are not built again."""
    return tmp_path_factory.mktemp("Clash")


@pytest.fixture
def package(folder):
    """Provides a package in the folder, in its initial state."""
    shutil.rmtree(folder / "Sources", ignore_errors=True)
    for name, text in [("Package.swift", MANIFEST % ROOT), ("Sources/Model/World.swift", MODEL),
                       ("Sources/Clash/App.swift", APP)]:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


@contextlib.contextmanager
def serving(folder):
    """Runs `sprung serve` in the folder of a package and provides its address."""
    server = subprocess.Popen(
        [PROGRAM, "serve", "--port", "0", "--no-open"], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True)
    lines = []
    for line in server.stdout:
        lines.append(line)
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        if found:
            yield found.group(0)
            break
    else:
        pytest.fail("sprung serve ended before it served anything:\n" + "".join(lines))
    server.terminate()
    assert server.wait(timeout=10) == 0
    server.stdout.close()


@pytest.fixture
def app(package):
    with serving(package) as address:
        yield address


# Reports a different version of the module until the page is reloaded.
OTHER_VERSION = """
  if (performance.getEntriesByType("navigation")[0].type !== "reload") {
    const instantiate = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...parameters) => {
      const instance = await instantiate(...parameters);
      return { exports: { ...instance.exports, sp_abi: () => 0x53500001 } };
    };
  }
"""


def test_module_of_different_version_is_reported_and_reload_fixes_it(browser, app):
    page = browser.new_page(viewport={"width": 390, "height": 700})
    page.add_init_script(OTHER_VERSION)
    page.goto(app)
    panel = page.get_by_role("alert")
    panel.wait_for()
    sentence = r"The module uses protocol 1, this page \d+\. Build both from the same sources, and reload without the browser's cache\."
    assert re.search(sentence, panel.inner_text())
    assert page.get_by_role("alert").count() == 1
    panel.get_by_role("button", name="Reload").click()
    page.wait_for_function("document.querySelector('sprung-app')?.shadowRoot?.textContent.includes('a model of 7 1!')")
    assert page.get_by_role("alert").count() == 0
    page.close()


def test_app_is_displayed_and_follows_its_sources(browser, package, app):
    context = browser.new_context(viewport={"width": 390, "height": 700})
    page = context.new_page()
    page.goto(app)
    shown = "document.querySelector('sprung-app')?.shadowRoot?.textContent.includes('%s')"
    page.wait_for_function(shown % "a model of 7 1!")
    assert page.title() == "Clash"
    page.mouse.click(60, 160)
    page.wait_for_function(shown % "tapped")
    source = package / "Sources" / "Clash" / "App.swift"
    source.write_text(APP.replace('"Tap"', '"Tap" + 1'))
    alert = page.locator("pre[role=alert]")
    alert.wait_for(timeout=SECONDS * 1000)
    assert f"{source}:21:" in alert.inner_text()
    source.write_text(APP.replace('"Tap"', '"Press"'))
    page.wait_for_function(shown % "Press", timeout=SECONDS * 1000)
    assert alert.count() == 0
    context.close()


def test_app_has_size_of_page(browser, app):
    def check(page):
        assert assert_fills_stage(page) == [0, 0, *page.viewport_size.values()]
        box = page.get_by_text("a model of 7 1!").bounding_box()
        # The text is left-aligned and vertically centered in its label.
        assert abs(box["x"] - 20) < 1 and abs(box["y"] + box["height"] / 2 - 100) <= 1

    at_all_sizes(browser, app, check, "document.querySelector('sprung-app')?.shadowRoot?.textContent.includes('a model of 7 1!')")


def test_new_app_is_laid_out_in_page(browser, tmp_path):
    subprocess.run([PROGRAM, "new", "Fresh"], cwd=tmp_path, check=True, capture_output=True)

    def check(page):
        assert_centered(page, page.get_by_text("Hello"), assert_fills_stage(page))

    with serving(tmp_path / "Fresh") as address:
        at_all_sizes(browser, address, check, "document.querySelector('sprung-app')?.shadowRoot?.textContent.includes('Hello')")


class Framing(http.server.BaseHTTPRequestHandler):
    """Serves a page of another origin that embeds `address` in a frame."""
    address = ""

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(f'<iframe src="{self.address}"></iframe>'.encode())

    def log_message(self, *arguments):
        pass


def test_other_pages_cannot_frame_app(browser, app):
    # A separate server is needed: browsers block local addresses in external pages before they read a policy.
    handler = type("Handler", (Framing,), {"address": app})
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = browser.new_page(bypass_csp=False)
        with page.expect_console_message(lambda message: "frame-ancestors" in message.text):
            page.goto(f"http://127.0.0.1:{server.server_port}/")
        assert page.frames[1].query_selector("sprung-app") is None
        page.close()
        server.shutdown()


def test_app_with_main_swift_is_displayed_and_unknown_delegate_name_is_reported(browser, package):
    sources = package / "Sources" / "Clash"
    (sources / "App.swift").write_text(APP.replace("@main\n", ""))
    start = "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, %s)\n"
    main = sources / "main.swift"
    main.write_text("import UIKit\n\n" + start % "NSStringFromClass(AppDelegate.self)")
    with serving(package) as address:
        page = browser.new_page(viewport={"width": 390, "height": 700})
        page.goto(address)
        shown = "document.querySelector('sprung-app')?.shadowRoot?.textContent.includes('%s')"
        page.wait_for_function(shown % "a model of 7 1!")
        page.mouse.click(60, 160)
        page.wait_for_function(shown % "tapped")
        page.close()
    main.write_text("import UIKit\n\nlet name: String? = nil\n" + start % "name")
    check = subprocess.run([PROGRAM, "check"], cwd=package, capture_output=True, text=True)
    assert check.returncode == 1
    [message, way, effort] = check.stdout.splitlines()
    assert message == f"{main}:4:1: error: cannot find 'UIApplicationMain' in scope"
    assert "start from the delegate's class, AppDelegate.main()" in way
    assert effort == "1 error in 1 file; the compiler may find more after this fix"
