// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication) @MainActor struct UnsatisfiableTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func faults(_ body: () -> Void) -> [String] { Diagnostics.recording(body).map { $0.kind } }

  @Test func messagesUseVisualFormat() {
    let name = add(UILabel())
    name.text = "Name"
    let photo = add(UIImageView())
    func title(_ constraint: NSLayoutConstraint) -> String { constraint.title }
    #expect(
      title(name.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10))
        == "<NSLayoutConstraint H:|-(10)-[UILabel 'Name']>")
    #expect(
      title(name.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -8))
        == "<NSLayoutConstraint H:[UILabel 'Name']-(>=8)-|>")
    #expect(
      title(root.bottomAnchor.constraint(equalTo: photo.bottomAnchor, constant: 4))
        == "<NSLayoutConstraint V:[UIImageView]-(4)-|>")
    let gap = photo.topAnchor.constraint(greaterThanOrEqualTo: name.bottomAnchor, constant: 2.5)
    gap.priority = .defaultHigh
    gap.identifier = "gap"
    #expect(title(gap) == "<NSLayoutConstraint 'gap' V:[UILabel 'Name']-(>=2.5)-[UIImageView] @750>")
    #expect(
      title(photo.widthAnchor.constraint(equalTo: name.heightAnchor, multiplier: 2, constant: -1))
        == "<NSLayoutConstraint UIImageView.width == 2 * UILabel 'Name'.height - 1>")
  }

  @Test func breakIsReportedOnceAndHeals() {
    let child = add(UIView())
    let width = child.widthAnchor.constraint(equalToConstant: 100)
    let other = child.widthAnchor.constraint(equalTo: root.widthAnchor)
    NSLayoutConstraint.activate([width, other, child.leftAnchor.constraint(equalTo: root.leftAnchor)])
    let first = Diagnostics.recording { root.layoutIfNeeded() }
    #expect(first.map { $0.kind } == ["unsatisfiableConstraints"])
    #expect(first[0].message.contains("Unable to simultaneously satisfy constraints."))
    #expect(child.frame.width == 100)
    #expect(
      faults {
        for width in [150, 100, 120] as [CGFloat] {
          root.frame.size.width = width
          root.layoutIfNeeded()
        }
      } == [])
    width.isActive = false
    root.layoutIfNeeded()
    #expect(child.frame.width == 120)
    #expect(root.layoutStorage?.engine?.brokenCount == 0)
    // If a constraint is deactivated and reactivated, its conflict is reported again.
    width.isActive = true
    #expect(faults { root.layoutIfNeeded() } == ["unsatisfiableConstraints"])
    #expect(root.layoutStorage?.engine?.validate() == nil)
  }

  @Test func fixedSizesAreNotBroken() {
    let child = add(UIView())
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      child.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
      child.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(child.frame.width == 160)
    let told = Diagnostics.recording {
      root.frame.size.width = 90
      root.layoutIfNeeded()
    }
    #expect(told.count == 1 && told[0].message.contains("fixed sizes"))
    #expect(root.frame.width == 90)
    root.frame.size.width = 300
    #expect(faults { root.layoutIfNeeded() } == [])
    #expect(child.frame == CGRect(x: 20, y: 0, width: 260, height: 0))
  }

  @Test func invalidInputIsRejectedEntirely() {
    let child = add(UIView())
    let stranger = UIView()
    #expect(
      faults { _ = child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: .infinity) }
        == ["constraintMeaningless"])
    #expect(
      faults { _ = child.widthAnchor.constraint(equalTo: child.widthAnchor) } == ["constraintMeaningless"])
    for attribute in [NSLayoutConstraint.Attribute.leading, .width] {
      #expect(
        faults {
          _ = NSLayoutConstraint(
            item: child, attribute: .left, relatedBy: .equal, toItem: root, attribute: attribute, multiplier: 1,
            constant: 0)
        } == ["constraintMeaningless"], "\(attribute)")
    }
    let across = child.widthAnchor.constraint(equalTo: stranger.widthAnchor)
    let good = child.heightAnchor.constraint(equalToConstant: 4)
    #expect(faults { NSLayoutConstraint.activate([across, good]) } == ["noCommonAncestor"])
    #expect(!across.isActive && good.isActive)
    let outside = root.widthAnchor.constraint(equalToConstant: 3)
    #expect(faults { child.addConstraint(outside) } == ["noCommonAncestor"])
    #expect(!outside.isActive && child.constraints.count == 1)
    #expect(faults { _ = root.systemLayoutSizeFitting(CGSize(width: CGFloat.nan, height: 0)) } == ["fittingSize"])
    root.layoutIfNeeded()
    #expect(child.frame.height == 4)
  }

  @Test func cyclesAreOrdinaryEquations() {
    let first = add(UIView())
    let second = add(UIView())
    NSLayoutConstraint.activate([
      first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 2),
      second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2),
      first.leftAnchor.constraint(equalTo: second.rightAnchor, constant: 5),
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: -5),
    ])
    #expect(faults { root.layoutIfNeeded() } == [])
    #expect(first.frame.width == 0 && second.frame.width == 0)
    first.widthAnchor.constraint(equalToConstant: 8).isActive = true
    #expect(faults { root.layoutIfNeeded() } == ["unsatisfiableConstraints"])
    #expect(root.layoutStorage?.engine?.validate() == nil)
  }

  @Test func cyclesAcrossHierarchiesJoinThem() {
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    root.addSubview(left)
    root.addSubview(right)
    func inside(_ parent: UIView) -> UIView {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      return view
    }
    let first = inside(left)
    let second = inside(right)
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: second.bottomAnchor),
      second.topAnchor.constraint(equalTo: left.topAnchor, constant: 3),
      second.heightAnchor.constraint(equalTo: first.widthAnchor), first.widthAnchor.constraint(equalToConstant: 20),
      first.heightAnchor.constraint(equalTo: second.heightAnchor),
    ])
    #expect(faults { root.layoutIfNeeded() } == [])
    #expect(second.frame == CGRect(x: 0, y: 3, width: 0, height: 20))
    #expect(first.frame == CGRect(x: 0, y: 23, width: 20, height: 20))
    second.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(first.frame.width == 20)
    #expect(root.layoutStorage?.engine?.validate() == nil)
  }

  @Test func constraintsOfRemovedViewsAreInactive() {
    let holder = add(UIView())
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(child)
    let toRoot = child.widthAnchor.constraint(equalTo: root.widthAnchor)
    let toHolder = child.heightAnchor.constraint(equalTo: holder.heightAnchor)
    NSLayoutConstraint.activate([toRoot, toHolder])
    root.layoutIfNeeded()
    holder.removeFromSuperview()
    #expect(!toRoot.isActive && toHolder.isActive)
    child.removeFromSuperview()
    #expect(!toHolder.isActive)
    root.layoutIfNeeded()
    #expect(root.layoutStorage?.engine?.validate() == nil)
  }
}
