// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A size with only an upper bound becomes as small as possible, as with UIKit's solver.
@Suite(.uiKit) struct BoundedSizeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func add() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test func upperBoundAlone() {
    let view = add()
    view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -52).isActive = true
    view.heightAnchor.constraint(lessThanOrEqualToConstant: 40).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.size == .zero)
  }

  @Test func upperBoundAroundCenter() {
    let view = add()
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 195, y: 422, width: 0, height: 0))
  }

  @Test func bothBounds() {
    let view = add()
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 230),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 30, height: 0))
  }

  @Test func lowerPriorityStillDecides() {
    let view = add()
    let wish = view.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([view.widthAnchor.constraint(lessThanOrEqualToConstant: 200), wish])
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
  }

  @Test func edgesBoundSize() {
    let view = add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 16)
    #expect(view.frame.width == 0)
  }

  @Test func layoutGuide() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = add()
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor, constant: 8),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 0)
    #expect(view.frame.minX == 8)
  }

  @Test func sizeStaysAmbiguous() {
    let view = add()
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 50).isActive = true
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
  }

  @Test func intrinsicSizeTakesPrecedence() {
    let label = UILabel()
    label.text = "Name"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.widthAnchor.constraint(lessThanOrEqualToConstant: 300).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.width == label.intrinsicContentSize.width)
    label.text = nil
    root.layoutIfNeeded()
    #expect(label.frame.width == 0)
  }
}
