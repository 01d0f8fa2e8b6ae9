// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// If a container replaced its child during a push or presentation, the new child received no `viewWillAppear` or
/// `viewDidAppear`, and the old child received no `viewDidDisappear`. Appearance calls were forwarded to a child only
/// while its parent had fully appeared.
@Suite(.oneApplication) @MainActor struct ChildChangedDuringTransitionTests {
  /// Logs the appearance calls of controllers until the log is closed.
  private final class Log {
    var lines: [String] = []
    var isClosed = false
  }

  private final class Named: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    private func note(_ event: String) { if !log.isClosed { log.lines.append("\(name) \(event)") } }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

    /// Replaces the child as described in Apple's guide to container view controllers.
    func show(_ child: UIViewController?) {
      for old in children {
        old.willMove(toParent: nil)
        old.view.removeFromSuperview()
        old.removeFromParent()
      }
      guard let child else { return }
      addChild(child)
      child.view.frame = view.bounds
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }

    func take(_ name: String) -> [String] {
      log.lines.filter { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(name.count + 1)) }
    }
  }

  private let log = Log()
  private let root, box, red, blue: Named

  init() {
    root = Named("root", log)
    box = Named("box", log)
    red = Named("red", log)
    blue = Named("blue", log)
  }

  private func run(_ way: String, isAnimated: Bool, wait: Double) {
    let navigation = UINavigationController(rootViewController: root)
    let (host, finger) = start(navigation)
    defer { host.stop() }
    let begin = {
      self.box.show(self.red)
      switch way {
      case "push": navigation.pushViewController(self.box, animated: isAnimated)
      case "present": self.root.present(self.box, animated: isAnimated)
      default: self.root.present(UINavigationController(rootViewController: self.box), animated: isAnimated)
      }
      if wait == 0 { self.box.show(self.blue) }
    }
    host.perform { begin() }
    if wait > 0 {
      finger.wait(wait)
      host.perform { self.box.show(self.blue) }
    }
    finger.wait(1)
    log.isClosed = true
  }

  /// Returns a host that displays a controller and has drawn the first frames, and a touch for the host.
  private func start(_ controller: UIViewController) -> (host: HeadlessHost, finger: TestFinger) {
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2) { controller }
    let finger = TestFinger(on: host)
    finger.wait(0.1)
    return (host, finger)
  }

  /// Returns a controller whose presentation covers the screen.
  private func cover() -> UIViewController {
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    return cover
  }

  @Test(arguments: ["push", "present", "present in navigation"], [0, 0.1, 0.6])
  func newChildReceivesAllAppearanceCalls(way: String, wait: Double) {
    run(way, isAnimated: true, wait: wait)
    #expect(box.take("blue") == ["willAppear", "isAppearing", "didAppear"], "\(log.lines)")
    let red = ["willAppear", "isAppearing"] + (wait > 0.5 ? ["didAppear"] : []) + ["willDisappear", "didDisappear"]
    #expect(box.take("red") == red, "\(log.lines)")
    #expect(box.take("box") == ["willAppear", "isAppearing", "didAppear"])
  }

  @Test(arguments: ["push", "present"]) func newChildReceivesAppearanceCallsWithoutAnimation(way: String) {
    run(way, isAnimated: false, wait: 0)
    #expect(box.take("blue") == ["willAppear", "isAppearing", "didAppear"], "\(log.lines)")
    #expect(box.take("red").suffix(2) == ["willDisappear", "didDisappear"], "\(log.lines)")
  }

  @Test func childRemovedWhileParentDisappearsDisappearsOnce() {
    let navigation = UINavigationController(rootViewController: root)
    let (host, finger) = start(navigation)
    defer { host.stop() }
    host.perform {
      self.box.show(self.red)
      navigation.pushViewController(self.box, animated: false)
    }
    log.lines = []
    host.perform { navigation.popViewController(animated: true) }
    finger.wait(0.1)
    host.perform { self.box.show(nil) }
    finger.wait(1)
    #expect(box.take("red") == ["willDisappear", "didDisappear"], "\(log.lines)")
    #expect(box.take("box") == ["willDisappear", "didDisappear"])
    #expect(root.take("root") == ["willAppear", "isAppearing", "didAppear"])
  }

  /// The pushed controller received `viewDidAppear` after its navigation controller had left the screen. If the pushed
  /// controller was replaced at that point, it never received `viewDidDisappear`.
  @Test(arguments: [true, false], [0.05, 0.3]) func pushWhileNavigationControllerDisappears(
    pushesFirst: Bool, wait: Double
  ) {
    let navigation = UINavigationController(rootViewController: root)
    let (host, finger) = start(navigation)
    defer { host.stop() }
    log.lines = []
    let cover = cover()
    let push = { navigation.pushViewController(self.box, animated: true) }
    let present = { navigation.present(cover, animated: true) }
    host.perform { pushesFirst ? push() : present() }
    finger.wait(wait)
    host.perform { pushesFirst ? present() : push() }
    finger.wait(1)
    #expect(root.take("root") == ["willDisappear", "didDisappear"], "\(log.lines)")
    // Presenting a controller ends a push in progress.
    let whole = ["willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear"]
    #expect(box.take("box") == (pushesFirst ? whole : []), "\(log.lines)")
    log.lines = []
    host.perform { cover.dismiss(animated: true) }
    finger.wait(1)
    #expect(log.lines == ["box willAppear", "box isAppearing", "box didAppear"])
    log.isClosed = true
  }

  @Test(arguments: [0.05, 0.6]) func tabSelectedWhileTabControllerDisappears(wait: Double) {
    let tabs = UITabBarController()
    tabs.viewControllers = [red, blue]
    let (host, finger) = start(tabs)
    defer { host.stop() }
    log.lines = []
    let cover = cover()
    host.perform { tabs.present(cover, animated: true) }
    finger.wait(wait)
    host.perform { tabs.selectedIndex = 1 }
    finger.wait(1)
    #expect(log.lines == ["red willDisappear", "red didDisappear"])
    log.lines = []
    host.perform { cover.dismiss(animated: true) }
    finger.wait(1)
    #expect(log.lines == ["blue willAppear", "blue isAppearing", "blue didAppear"])
    log.isClosed = true
  }
}
