// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// A child that was added or removed while its parent appeared or disappeared could miss some or all of its appearance
/// calls. These tests add or remove a child at each moment of each kind of transition. The child's calls must be
/// complete and in order, and must never precede those of its parent.
@Suite(.oneApplication) @MainActor struct ChildrenInStepTests {
  nonisolated enum Kind: CaseIterable { case push, present, sheet, presentInNavigation, tabs, window }
  nonisolated enum Moment: CaseIterable {
    case before, inWill, inIsAppearing, rightAfter, midway, inDid, after
  }

  private final class Log {
    var lines: [String] = []
    var isClosed = false
  }

  private final class Named: UIViewController {
    let name: String
    let log: Log
    var reaction: (String) -> Void = { _ in }

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    private func note(_ event: String) {
      if !log.isClosed { log.lines.append("\(name) \(event)") }
      reaction(event)
    }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

    func add(_ child: UIViewController) {
      addChild(child)
      child.view.frame = view.bounds
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    func drop(_ child: UIViewController) {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }

  /// A container whose child can be added or removed while the container appears or disappears.
  private final class Stage {
    let log = Log()
    let root, box, child: Named
    let kind: Kind
    let isAnimated: Bool
    let host: HeadlessHost
    let finger: TestFinger
    private let navigation: UINavigationController
    private let tabs = UITabBarController()

    init(_ kind: Kind, isAnimated: Bool) {
      self.kind = kind
      self.isAnimated = isAnimated
      root = Named("root", log)
      box = Named("box", log)
      child = Named("child", log)
      navigation = UINavigationController(rootViewController: root)
      let (navigation, tabs, box) = (navigation, tabs, box)
      if kind == .tabs { tabs.viewControllers = [navigation, box] }
      host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2) { kind == .tabs ? tabs : navigation }
      finger = TestFinger(on: host)
      finger.wait(0.1)
    }

    func come() {
      switch kind {
      case .push: navigation.pushViewController(box, animated: isAnimated)
      case .present, .sheet:
        box.modalPresentationStyle = kind == .sheet ? .pageSheet : .fullScreen
        root.present(box, animated: isAnimated)
      case .presentInNavigation:
        let outer = UINavigationController(rootViewController: box)
        outer.modalPresentationStyle = .fullScreen
        root.present(outer, animated: isAnimated)
      case .tabs: tabs.selectedIndex = 1
      case .window: navigation.view.window?.rootViewController = box
      }
    }

    func go() {
      switch kind {
      case .push: navigation.popViewController(animated: isAnimated)
      case .present, .sheet, .presentInNavigation: root.dismiss(animated: isAnimated)
      case .tabs: tabs.selectedIndex = 0
      case .window: box.view.window?.rootViewController = navigation
      }
    }

    /// Makes a change at the given moment of a transition and waits for the transition to end.
    func run(_ transition: @escaping () -> Void, _ moment: Moment, isComing: Bool, _ change: @escaping () -> Void) {
      var isDone = false
      let once = {
        if !isDone { change() }
        isDone = true
      }
      let event: String? =
        switch moment {
        case .inWill: isComing ? "willAppear" : "willDisappear"
        case .inIsAppearing: isComing ? "isAppearing" : nil
        case .inDid: isComing ? "didAppear" : "didDisappear"
        default: nil
        }
      box.reaction = { if $0 == event { once() } }
      host.perform {
        if moment == .before { once() }
        transition()
        if moment == .rightAfter { once() }
      }
      finger.wait(0.1)
      host.perform { if moment == .midway { once() } }
      finger.wait(1)
      box.reaction = { _ in }
      host.perform { once() }
      finger.wait(0.1)
    }

    func take() -> [String] {
      let lines = log.lines
      log.lines = []
      return lines
    }

    func stop() {
      log.isClosed = true
      host.stop()
    }
  }

  private func calls(_ lines: [String], _ name: String) -> [String] {
    lines.filter { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// Returns whether the child receives the given call after its parent does.
  private func follows(_ lines: [String], _ event: String) -> Bool {
    guard let own = lines.firstIndex(of: "child \(event)") else { return true }
    return (lines.firstIndex(of: "box \(event)") ?? -1) < own
  }

  private static let arrival = ["willAppear", "isAppearing", "didAppear"]
  private static let departure = ["willDisappear", "didDisappear"]

  @Test(
    "A child added while its parent appears receives its calls after the parent",
    arguments: Kind.allCases, Moment.allCases)
  func added(kind: Kind, moment: Moment) {
    for isAnimated in [true, false] {
      let stage = Stage(kind, isAnimated: isAnimated)
      stage.run(stage.come, moment, isComing: true) { stage.box.add(stage.child) }
      var lines = stage.take()
      #expect(calls(lines, "child") == Self.arrival, "\(lines)")
      #expect(calls(lines, "box") == Self.arrival, "\(lines)")
      #expect(follows(lines, "willAppear") && follows(lines, "didAppear"), "\(lines)")
      stage.host.perform { stage.go() }
      stage.finger.wait(1)
      lines = stage.take()
      #expect(calls(lines, "child") == Self.departure, "\(lines)")
      stage.stop()
    }
  }

  @Test("A child removed while its parent appears receives complete calls", arguments: Kind.allCases, Moment.allCases)
  func removed(kind: Kind, moment: Moment) {
    for isAnimated in [true, false] {
      let stage = Stage(kind, isAnimated: isAnimated)
      stage.box.loadViewIfNeeded()
      stage.box.add(stage.child)
      stage.run(stage.come, moment, isComing: true) { stage.box.drop(stage.child) }
      let lines = stage.take()
      // Each sequence of appearance calls that begins must end exactly once.
      let whole = [[], Self.arrival + Self.departure, ["willAppear", "isAppearing"] + Self.departure]
      #expect((whole + [["willAppear"] + Self.departure]).contains(calls(lines, "child")), "\(lines)")
      #expect(calls(lines, "box") == Self.arrival, "\(lines)")
      stage.stop()
    }
  }

  @Test("A child added while its parent disappears receives complete calls", arguments: Kind.allCases, Moment.allCases)
  func addedAtTheEnd(kind: Kind, moment: Moment) {
    for isAnimated in [true, false] {
      let stage = Stage(kind, isAnimated: isAnimated)
      stage.host.perform { stage.come() }
      stage.finger.wait(1)
      _ = stage.take()
      stage.run(stage.go, moment, isComing: false) { stage.box.add(stage.child) }
      var lines = stage.take()
      #expect([[], Self.arrival + Self.departure].contains(calls(lines, "child")), "\(lines)")
      #expect(calls(lines, "box") == Self.departure, "\(lines)")
      stage.host.perform { stage.come() }
      stage.finger.wait(1)
      lines = stage.take()
      #expect(calls(lines, "child") == Self.arrival && calls(lines, "box") == Self.arrival, "\(lines)")
      stage.stop()
    }
  }

  @Test(
    "A child removed while its parent disappears receives complete calls", arguments: Kind.allCases, Moment.allCases)
  func removedAtTheEnd(kind: Kind, moment: Moment) {
    for isAnimated in [true, false] {
      let stage = Stage(kind, isAnimated: isAnimated)
      stage.box.loadViewIfNeeded()
      stage.box.add(stage.child)
      stage.host.perform { stage.come() }
      stage.finger.wait(1)
      _ = stage.take()
      stage.run(stage.go, moment, isComing: false) { stage.box.drop(stage.child) }
      let lines = stage.take()
      #expect(calls(lines, "child") == Self.departure, "\(lines)")
      #expect(calls(lines, "box") == Self.departure, "\(lines)")
      stage.stop()
    }
  }
}
