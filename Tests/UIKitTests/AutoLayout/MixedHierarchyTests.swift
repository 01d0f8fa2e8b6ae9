// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication) @MainActor struct MixedHierarchyTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func placed(in parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test func manualFrameIsKeptAndMovesDependentViews() {
    let hand = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    root.addSubview(hand)
    let below = placed(in: root)
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: hand.bottomAnchor, constant: 4),
      below.centerXAnchor.constraint(equalTo: hand.centerXAnchor), below.widthAnchor.constraint(equalToConstant: 10),
      below.heightAnchor.constraint(equalTo: hand.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(hand.frame == CGRect(x: 10, y: 10, width: 50, height: 20))
    #expect(below.frame == CGRect(x: 30, y: 34, width: 10, height: 20))
    hand.center.x += 40
    root.layoutIfNeeded()
    #expect(below.frame.minX == 70)
    hand.bounds.size.height = 30
    root.layoutIfNeeded()
    #expect(below.frame == CGRect(x: 70, y: 39, width: 10, height: 30))
  }

  @Test func autoresizingMasksFollowTheSuperview() {
    let panel = placed(in: root)
    let hand = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 50))
    hand.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    panel.addSubview(hand)
    let child = placed(in: hand)
    NSLayoutConstraint.activate([
      panel.leadingAnchor.constraint(equalTo: root.leadingAnchor), panel.topAnchor.constraint(equalTo: root.topAnchor),
      panel.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      panel.heightAnchor.constraint(equalTo: root.heightAnchor),
      child.leadingAnchor.constraint(equalTo: hand.leadingAnchor, constant: 5),
      child.trailingAnchor.constraint(equalTo: hand.trailingAnchor, constant: -5),
      child.topAnchor.constraint(equalTo: hand.topAnchor), child.heightAnchor.constraint(equalToConstant: 10),
    ])
    panel.frame.size = CGSize(width: 100, height: 100)
    root.layoutIfNeeded()
    let before = hand.frame
    #expect(child.frame == CGRect(x: 5, y: 0, width: before.width - 10, height: 10))
    root.frame.size = CGSize(width: 300, height: 140)
    root.layoutIfNeeded()
    #expect(hand.frame == CGRect(x: 10, y: before.minY + 40, width: before.width + 50, height: 50))
    #expect(child.frame.width == hand.frame.width - 10)
  }

  @Test func autoresizingMaskDoesNotMoveConstrainedViews() {
    let child = placed(in: root)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor), child.topAnchor.constraint(equalTo: root.topAnchor),
      child.widthAnchor.constraint(equalToConstant: 30), child.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    root.frame.size.width = 400
    #expect(child.frame.width == 30)
  }

  @Test func maskTranslationCanChangeAnytime() {
    let child = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(child)
    let inner = placed(in: child)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: child.leadingAnchor),
      inner.topAnchor.constraint(equalTo: child.topAnchor),
      inner.widthAnchor.constraint(equalTo: child.widthAnchor), inner.heightAnchor.constraint(equalToConstant: 2),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 3, height: 2))
    child.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
      child.topAnchor.constraint(equalTo: root.topAnchor), child.widthAnchor.constraint(equalToConstant: 60),
      child.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 50, y: 0, width: 60, height: 10) && inner.frame.width == 60)
    child.translatesAutoresizingMaskIntoConstraints = true
    let faults = Diagnostics.recording {
      child.frame = CGRect(x: 7, y: 7, width: 70, height: 7)
      root.layoutIfNeeded()
    }
    // The constraints that positioned the view conflict with its current frame.
    #expect(faults.map { $0.kind }.contains("unsatisfiableConstraints"))
    #expect(child.frame == CGRect(x: 7, y: 7, width: 70, height: 7) && inner.frame.width == 70)
  }

  @Test func constraintsUseAlignmentRectangles() {
    let shadowed = ShadowedView()
    shadowed.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(shadowed)
    let inner = placed(in: shadowed)
    NSLayoutConstraint.activate([
      shadowed.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      shadowed.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      shadowed.widthAnchor.constraint(equalToConstant: 40), shadowed.heightAnchor.constraint(equalToConstant: 40),
      inner.leadingAnchor.constraint(equalTo: shadowed.leadingAnchor),
      inner.topAnchor.constraint(equalTo: shadowed.topAnchor),
      inner.trailingAnchor.constraint(equalTo: shadowed.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: shadowed.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(shadowed.frame == CGRect(x: 17, y: 28, width: 48, height: 46))
    #expect(inner.frame == CGRect(x: 3, y: 2, width: 40, height: 40))
    // A view with a manual frame, which is the root of its own constraints, also uses its alignment rectangle.
    shadowed.removeFromSuperview()
    shadowed.translatesAutoresizingMaskIntoConstraints = true
    for constraint in shadowed.constraints where constraint.secondItem == nil { constraint.isActive = false }
    shadowed.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    shadowed.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 3, y: 2, width: 92, height: 94))
  }

  @Test func reusedSubtreesKeepTheirConstraints() {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let child = placed(in: cell)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 3),
      child.widthAnchor.constraint(equalTo: cell.widthAnchor, multiplier: 0.5),
      child.topAnchor.constraint(equalTo: cell.topAnchor), child.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.addSubview(cell)
    root.layoutIfNeeded()
    let engine = cell.layoutStorage?.engine
    cell.removeFromSuperview()
    let other = UIView(frame: root.frame)
    other.addSubview(cell)
    cell.frame.size.width = 60
    other.layoutIfNeeded()
    #expect(engine != nil && cell.layoutStorage?.engine === engine)
    #expect(child.frame == CGRect(x: 3, y: 0, width: 30, height: 5))
  }

  @Test func constraintsOutliveTheSolvingRoot() {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    let width = child.widthAnchor.constraint(equalToConstant: 33)
    do {
      let first = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      first.addSubview(child)
      NSLayoutConstraint.activate([width, child.leftAnchor.constraint(equalTo: first.leftAnchor)])
      first.layoutIfNeeded()
      #expect(child.frame.width == 33)
    }
    root.addSubview(child)
    child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 9).isActive = true
    root.layoutIfNeeded()
    #expect(width.isActive && child.frame.minX == 9 && child.frame.width == 33)
  }
}

private final class ShadowedView: UIView {
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5) }
}
