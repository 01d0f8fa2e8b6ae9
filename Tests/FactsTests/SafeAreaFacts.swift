// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

/// A view that logs changes of its margins and safe area, in order.
private final class NotingView: UIView {
  var log: [String] = []
  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    log.append("margins")
  }
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    log.append("safe")
  }
}

/// Runs `body` with a subview of a controller's view, on a stage with the given safe area insets.
@MainActor private func child(
  at frame: CGRect, width: CGFloat = 320, height: CGFloat = 480, insets: UIEdgeInsets,
  _ body: (NotingView) throws -> String
) throws -> String {
  let controller = UIViewController()
  let stage = try TestStage(TestDevice(width: width, height: height, scale: 2)) { controller }
  defer { stage.stop() }
  let view = NotingView(frame: frame)
  let root = try #require(controller.view)
  let own = root.safeAreaInsets
  root.addSubview(view)
  view.log = []
  controller.additionalSafeAreaInsets = UIEdgeInsets(
    top: insets.top - own.top, left: insets.left - own.left, bottom: insets.bottom - own.bottom,
    right: insets.right - own.right)
  root.layoutIfNeeded()
  return try body(view)
}

private let recorded = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)

extension FactsTests {
  /// Facts about the parts of views that bars cover, and the resulting margins.
  static let safeArea = FactArea(
    name: "safe-area",
    rules: [
      rule(
        #"safeAreaInsets of a child at \[(\S+), (\S+), (\S+), (\S+)\] in 320 x 480 with insets (\S+) (\S+) (\S+) (\S+)"#
      ) { groups in
        let numbers = try groups.numbers(0..<8)
        let insets = UIEdgeInsets(top: numbers[4], left: numbers[5], bottom: numbers[6], right: numbers[7])
        return try child(
          at: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), insets: insets
        ) {
          text($0.safeAreaInsets)
        }
      },
      rule("safeAreaLayoutGuide.layoutFrame, 320 x 480, insets 44 10 34 12") { _ in
        try child(at: CGRect(x: 0, y: 0, width: 320, height: 480), insets: recorded) {
          text($0.safeAreaLayoutGuide.layoutFrame)
        }
      },
      rule("order of layoutMarginsDidChange and safeAreaInsetsDidChange when the safe area changes") { _ in
        try child(at: CGRect(x: 0, y: 0, width: 320, height: 480), insets: recorded) { $0.log.joined(separator: ", ") }
      },
      rule("layoutMargins of a child over all of it: base 8 under safe 44 10 34 12") { _ in
        try child(at: CGRect(x: 0, y: 0, width: 320, height: 480), insets: recorded) { text($0.layoutMargins) }
      },
      rule("the same with insetsLayoutMarginsFromSafeArea = false") { _ in
        try child(at: CGRect(x: 0, y: 0, width: 320, height: 480), insets: recorded) {
          $0.insetsLayoutMarginsFromSafeArea = false
          return text($0.layoutMargins)
        }
      },
      rule(#"59 0 34 0 inherited, additionalSafeAreaInsets 10 0 6 0"#) { _ in
        let inherited = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        return try child(at: CGRect(x: 0, y: 0, width: 320, height: 480), insets: inherited) { view in
          let root = try #require(view.superview)
          let inner = UIViewController()
          let parent = try #require(root.next as? UIViewController)
          parent.addChild(inner)
          inner.view.frame = root.bounds
          root.addSubview(inner.view)
          inner.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 6, right: 0)
          root.layoutIfNeeded()
          return text(inner.view.safeAreaInsets)
        }
      },
      rule("layoutMargins of a view nobody has touched") { _ in text(UIView().layoutMargins) },
      rule("preservesSuperviewLayoutMargins: parent 20, child at 10 10 100 100 of 320 x 480") { _ in
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        view.preservesSuperviewLayoutMargins = true
        parent.addSubview(view)
        return text(view.layoutMargins)
      },
    ])

  /// Facts about the width of readable content.
  static let readableWidth = FactArea(
    name: "readable-width",
    rules: [
      rule(#"readableContentGuide of a view (\S+) wide with side margins (\S+)"#) { groups in
        let width = try groups.number(0)
        let margin = try groups.number(1)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
        view.layoutMargins = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
        view.layoutIfNeeded()
        return text(view.readableContentGuide.layoutFrame)
      }
    ])
}
