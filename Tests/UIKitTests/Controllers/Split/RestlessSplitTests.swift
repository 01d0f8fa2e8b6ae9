// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests split view controllers that are resized, rotated, dragged and changed in random order, even by their own
/// columns.
@Suite("Random changes of split views", .oneApplication) @MainActor struct RestlessSplitTests {
  private static let sizes: [(Float, Float)] = [
    (393, 852), (1180, 820), (820, 1180), (960, 700), (852, 393), (720, 1000),
  ]

  @Test(arguments: Array(0..<24) + [132], [UISplitViewController.Style.doubleColumn, .tripleColumn, .unspecified])
  func changes(seed: Int, style: UISplitViewController.Style) {
    let stage = FingerStage(size: CGSize(width: 1180, height: 820))
    let scene = RestlessScene(seed: seed)
    let split = UISplitViewController(style: style)
    let log = SplitLog()
    split.delegate = log
    let columns: [UISplitViewController.Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    var steps: [String] = []
    scene.always = { steps.append("\(scene.calls.last?.name ?? "") \($0)") }
    log.heard = { call in
      steps.append(call)
      if scene.budget > 0, scene.random.int(in: 0..<6) == 0 {
        scene.budget -= 1
        scene.change()
      }
    }
    func make() -> UIViewController {
      let root = scene.make()
      return scene.random.bool() ? UINavigationController(rootViewController: root) : root
    }
    if style == .unspecified {
      split.viewControllers = [UINavigationController(rootViewController: scene.make()), make()]
    } else {
      for column in columns { split.setViewController(make(), for: column) }
    }
    scene.change = {
      let column = columns[scene.random.int(in: 0..<columns.count)]
      let kind = scene.random.int(in: 0..<9)
      steps.append("change \(kind) \(column)")
      switch kind {
      case 0, 1: if style != .unspecified { split.show(column) }
      case 2: if style != .unspecified { split.hide(column) }
      case 3:
        if style != .unspecified {
          split.setViewController(make(), for: column)
        } else if !split.isCollapsed {
          split.viewControllers = [split.viewControllers[0], make()]
        }
      case 4: split.preferredDisplayMode = UISplitViewController.DisplayMode(rawValue: scene.random.int(in: 0..<7))!
      case 5: split.preferredSplitBehavior = UISplitViewController.SplitBehavior(rawValue: scene.random.int(in: 0..<4))!
      case 6:
        // If the split view has a compact column, the detail controller is presented over that column.
        if split.presentedViewController == nil { split.showDetailViewController(make(), sender: nil) }
      case 7:
        let root = (split.children.first as? UINavigationController)
        if scene.random.bool() {
          root?.popViewController(animated: scene.random.bool())
        } else {
          root?.pushViewController(scene.make(), animated: scene.random.bool())
        }
      default:
        if style != .unspecified {
          let compact = split.viewController(for: .compact)
          split.setViewController(compact == nil && scene.random.bool() ? scene.make() : nil, for: .compact)
        }
      }
    }
    stage.window.rootViewController = split
    stage.tick()
    let faults = Diagnostics.recording {
      for _ in 0..<30 {
        scene.budget = 1
        let kind = scene.random.int(in: 0..<6)
        steps.append("step \(kind) of a view of \(split.view.bounds.width)")
        switch kind {
        case 0:
          let size = Self.sizes[scene.random.int(in: 0..<Self.sizes.count)]
          stage.resize(size.0, size.1)
        case 1:
          let x = scene.random.bool() ? 3.0 : 300.0
          let step = scene.random.double(in: -30..<30)
          stage.down(x, 300)
          stage.drag(from: CGPoint(x: x, y: 300), by: CGPoint(x: step, y: 0), count: 8, every: 1.0 / 60)
          if scene.random.int(in: 0..<4) == 0 { scene.change() }
          stage.up(x + 8 * step, 300)
        case 2:
          if split.presentedViewController == nil {
            let sheet = scene.make()
            sheet.modalPresentationStyle = scene.random.bool() ? .fullScreen : .pageSheet
            split.present(sheet, animated: scene.random.bool())
          } else {
            split.dismiss(animated: scene.random.bool())
          }
        case 3: stage.tap(600, 300)
        default: scene.change()
        }
        stage.wait(scene.random.double(in: 0..<0.8))
      }
      scene.budget = 0
      split.dismiss(animated: false)
      stage.wait(2)
    }
    let history = steps.suffix(160).joined(separator: "; ")
    #expect(faults.isEmpty, "seed \(seed): \(faults.map(\.message)) after \(history)")
    let visible = scene.living.filter { $0.viewIfLoaded?.window === stage.window }
    #expect(!visible.isEmpty, "seed \(seed) after \(history)")
    #expect(scene.disorder(visible: visible) == [], "seed \(seed) after \(history)")
    // The visible columns fill the width.
    if split.isCollapsed {
      #expect(visible.count == 1, "seed \(seed): \(visible.map(\.name))")
      #expect(
        visible.first?.view.convert(visible[0].view.bounds, to: nil).width == split.view.bounds.width, "seed \(seed)")
    } else {
      let expected: Int
      switch split.displayMode {
      case .automatic, .secondaryOnly: expected = 1
      case .oneBesideSecondary, .oneOverSecondary: expected = 2
      default: expected = split.viewController(for: .supplementary) == nil ? 2 : 3
      }
      #expect(visible.count <= expected, "seed \(seed): \(visible.map(\.name)) in mode \(split.displayMode)")
    }
    for child in split.children { #expect(child.parent === split) }
  }

  @Test func columnsThatAlwaysChangeTheModeAreStopped() {
    let stage = SplitStage(.doubleColumn, 1180, 820)
    stage.show()
    stage.log.heard = { call in
      if call.hasPrefix("did") {
        stage.split.preferredDisplayMode =
          stage.split.displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
      }
    }
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    let faults = Diagnostics.recording { stage.split.hide(.primary) }
    #expect(faults.map(\.kind) == ["splitWithoutEnd"])
    stage.log.heard = { _ in }
    stage.stage.wait(0.1)
    #expect(stage.split.displayMode == .secondaryOnly || stage.split.displayMode == .oneBesideSecondary)
  }
}
