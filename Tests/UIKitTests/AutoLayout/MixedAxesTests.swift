// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// UIKit allows constraints between a horizontal and a vertical attribute.
@Suite(.uiKit) struct MixedAxesTests {
  @Test(arguments: [NSLayoutConstraint.Attribute.left, .right, .leading, .trailing, .centerX])
  func horizontalAttributeFollowsVerticalOne(_ attribute: NSLayoutConstraint.Attribute) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (view, other) = (UIView(), UIView(frame: CGRect(x: 7, y: 30, width: 10, height: 10)))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    root.addSubview(view)
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1, constant: 50)
    NSLayoutConstraint.activate([
      constraint, view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 4),
    ])
    root.layoutIfNeeded()
    #expect(constraint.isActive)
    #expect(root.constraints.contains { $0 === constraint })
    #expect(edge(attribute, of: view.frame) == 80)
    #expect(view.constraintsAffectingLayout(for: .horizontal).contains { $0 === constraint })
    #expect(other.constraintsAffectingLayout(for: .vertical).contains { $0 === constraint })
    other.frame.origin.y = 60
    root.layoutIfNeeded()
    #expect(edge(attribute, of: view.frame) == 110)
  }

  private func edge(_ attribute: NSLayoutConstraint.Attribute, of frame: CGRect) -> CGFloat {
    switch attribute {
    case .left, .leading: frame.minX
    case .right, .trailing: frame.maxX
    default: frame.midX
    }
  }

  @Test func descriptionContainsAttributes() {
    let root = UIView()
    let (view, other) = (UIView(), UIView())
    root.addSubview(view)
    root.addSubview(other)
    let constraint = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1, constant: 50)
    #expect(constraint.description.contains(".left == UIView:"))
    #expect(constraint.description.contains(".top + 50"))
  }
}
