# SPDX-License-Identifier: MIT
"""An app of one's own: a package of two targets whose names are also names inside of the library."""
import os
import re
import subprocess

import pytest

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.realpath(__file__)), "..", ".."))
PROGRAM = os.path.join(ROOT, "Tools", ".build", "debug", "sprung")
# The library is compiled the first time, beside whatever else the machine does.
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


@pytest.fixture
def package(tmp_path):
    for name, text in [("Package.swift", MANIFEST % ROOT), ("Sources/Model/World.swift", MODEL),
                       ("Sources/Clash/App.swift", APP)]:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


@pytest.fixture
def app(package):
    server = subprocess.Popen(
        [PROGRAM, "serve", "--port", "0", "--no-open"], cwd=package, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
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


def test_an_app_is_shown_and_follows_its_sources(browser, package, app):
    context = browser.new_context(viewport={"width": 390, "height": 700})
    page = context.new_page()
    page.goto(app)
    shown = "document.querySelector('sprung-app')?.shadowRoot.textContent.includes('%s')"
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
