// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests views that override the methods of constraint-based layout.
@Suite(.oneApplication) @MainActor struct OverriddenLayoutTests {
  private final class Frame: UIView {
    let content = UIView()
    override var leadingAnchor: NSLayoutXAxisAnchor { content.leadingAnchor }
    override var layoutMarginsGuide: UILayoutGuide { content.layoutMarginsGuide }
    var added = 0
    override func addConstraint(_ constraint: NSLayoutConstraint) {
      added += 1
      super.addConstraint(constraint)
    }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .required }
  }

  @Test("Subclasses can override anchors, guides, priorities and the activation of constraints")
  func overridden() {
    let view = Frame()
    view.addSubview(view.content)
    #expect(view.leadingAnchor.isEqual(view.content.leadingAnchor) || view.leadingAnchor !== view.trailingAnchor)
    #expect(view.layoutMarginsGuide === view.content.layoutMarginsGuide)
    view.addConstraint(view.content.widthAnchor.constraint(equalToConstant: 3))
    #expect(view.added == 1 && view.constraints.count == 1)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
  }

  private final class Tripled: NSLayoutConstraint {
    override var identifier: String? {
      get { "tripled" }
      set {}
    }
  }

  @Test("A constraint subclass can override properties")
  func constraint() {
    let view = UIView()
    let constraint = Tripled(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 9)
    #expect(constraint.identifier == "tripled" && constraint.multiplier == 1 && constraint.firstAttribute == .width)
  }
}
