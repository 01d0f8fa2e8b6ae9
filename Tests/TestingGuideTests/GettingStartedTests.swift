// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// The list of the guide for beginners.
final class MyViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Item \(indexPath.row)"
    return cell
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  static var steps: [String] = []

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = MyViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppDelegate.steps.append("active") }
  func applicationDidEnterBackground(_ application: UIApplication) { AppDelegate.steps.append("background") }
}

@Suite(.oneApplication) @MainActor struct GettingStartedTests {
  @Test @MainActor func theListComesToRest() {
    let host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { MyViewController() }
    let finger = TestFinger(on: host)
    finger.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100), over: 0.5)
    #expect(finger.settle(within: 10))
    #expect(host.tree.inDrawingOrder.contains { $0.label == "Item 12" })
  }

  @Test func anApplicationGoesToTheBackgroundAndComesBack() {
    AppDelegate.steps = []
    let host = HeadlessHost(application: AppDelegate.self, size: CGSize(width: 390, height: 844))
    host.hide()  // resigns, background
    host.show()  // foreground, active
    #expect(AppDelegate.steps == ["active", "background", "active"])
    host.stop()
  }
}
