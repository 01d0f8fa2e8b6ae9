// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

extension FuzzTarget {
  /// Views that change stacks, text and constraints in their layout callbacks, always to the same values. The layout
  /// must end, and repeating it must not move anything.
  static let layouts = FuzzTarget("layouts", faults: ["unsatisfiableConstraints"]) { bytes, check in
    FuzzedLayout(bytes, check).play()
    UIApplication.shared.reset()
  }
}

/// A page of stacks and labels that change in callbacks.
@MainActor final class FuzzedLayout: FuzzedScreen {
  private let tree = FuzzedTree()

  func play() {
    let content = tree.make(&reader, depth: 3)
    content.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 3.3),
      content.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 10.25),
    ])
    let end = content.trailingAnchor.constraint(equalTo: root.view.trailingAnchor)
    end.priority = UILayoutPriority(999)
    end.isActive = reader.bool()
    let owners = tree.views.compactMap { ($0 as? any FuzzedLayoutView)?.moments } + [root.moments]
    for _ in 0..<reader.int(in: 1..<7) {
      let owner = reader.element(of: owners) ?? root.moments
      let moment = FuzzedLayoutMoment(rawValue: reader.int(in: 0..<4)) ?? .afterLayout
      let late = reader.int(in: 0..<4)
      if let deed = tree.makeDeed(&reader) { owner.add(moment, late: late, deed) }
    }
    tick(3)
    for _ in 0..<8 where !reader.isAtEnd {
      act()
      tick(reader.int(in: 0..<6))
    }
    rest(after: 2)
    expectFixedPoint()
  }

  private func act() {
    switch reader.int(in: 0..<5) {
    case 0: changeSurroundings()
    case 1: tree.makeDeed(&reader)?()
    case 2: root.view.layoutIfNeeded()
    case 3:
      UIView.animate(withDuration: 0.1) {
        self.tree.makeDeed(&self.reader)?()
        self.root.view.layoutIfNeeded()
      }
    default: reader.element(of: tree.views)?.setNeedsLayout()
    }
  }

  /// Repeats the layout as often as an action can be delayed. Another pass must not move anything.
  private func expectFixedPoint() {
    for _ in 0..<4 { layOutAll() }
    let frames = tree.views.map(\.frame)
    layOutAll()
    for (view, frame) in zip(tree.views, frames) where view.frame != frame {
      check.note("\(type(of: view)) moved from \(frame) to \(view.frame) in another layout pass")
    }
  }

  private func layOutAll() {
    for view in tree.views {
      view.setNeedsLayout()
      view.setNeedsUpdateConstraints()
    }
    root.view.setNeedsLayout()
    tick(3)
  }
}
