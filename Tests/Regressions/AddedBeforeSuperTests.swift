// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// If `layoutSubviews()` added constrained subviews before calling `super`, the frames of these subviews were still
/// empty after the call. The engine received constraints only before the next pass. UIKit's own `layoutSubviews()`
/// updates constraints and applies the solution. A controller that replaced constraints with equal constraints in its
/// layout callbacks requested layout passes endlessly.
@Suite(.oneApplication) @MainActor struct AddedBeforeSuperTests {
  static let expected = CGRect(x: 10, y: 5, width: 280, height: 20)

  /// Adds a view with constraints to another view, unless it already has a superview.
  static func add(_ inner: UIView, to view: UIView) {
    guard inner.superview == nil else { return }
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
      inner.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -10),
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  final class PlainView: UIView {
    let inner = UIView()
    var placed: [CGRect] = []
    var before: ((PlainView) -> Void)? = { AddedBeforeSuperTests.add($0.inner, to: $0) }
    override func layoutSubviews() {
      before?(self)
      super.layoutSubviews()
      placed.append(inner.frame)
    }
  }

  final class Control: UIControl {
    let inner = UIView()
    var placed: [CGRect] = []
    override func layoutSubviews() {
      AddedBeforeSuperTests.add(inner, to: self)
      super.layoutSubviews()
      placed.append(inner.frame)
    }
  }

  final class Scroll: UIScrollView {
    let inner = UIView()
    var placed: [CGRect] = []
    override func layoutSubviews() {
      AddedBeforeSuperTests.add(inner, to: self)
      super.layoutSubviews()
      placed.append(inner.frame)
    }
  }

  final class Stack: UIStackView {
    let inner = UIView()
    var placed: [CGRect] = []
    override func layoutSubviews() {
      if inner.superview == nil { addArrangedSubview(inner) }
      super.layoutSubviews()
      placed.append(inner.frame)
    }
  }

  final class Cell: UICollectionViewCell {
    let inner = UIView()
    var placed: [CGRect] = []
    override func layoutSubviews() {
      AddedBeforeSuperTests.add(inner, to: self)
      super.layoutSubviews()
      placed.append(inner.frame)
    }
  }

  final class Row: UITableViewCell {
    let inner = UIView()
    var placed: [CGRect] = []
    override func layoutSubviews() {
      AddedBeforeSuperTests.add(inner, to: self)
      super.layoutSubviews()
      placed.append(inner.frame)
    }
  }

  /// Displays a view for 12 frames. Expects that no faults are reported and that layout ends.
  private func show(_ view: UIView, in controller: UIViewController = UIViewController()) {
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    let faults = Diagnostics.recording {
      let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2) { controller }
      controller.view.addSubview(view)
      for frame in 0..<12 { host.frame(milliseconds: Double(frame) * 1000 / 60) }
      #expect(!UIApplication.shared.wantsFrame)
      host.stop()
    }
    #expect(faults.map(\.kind) == [])
  }

  private func expect(_ placed: [CGRect], _ wanted: CGRect = Self.expected) {
    #expect(!placed.isEmpty && placed.count <= 4 && placed.allSatisfy { $0 == wanted }, "\(placed)")
  }

  @Test func subviewsHaveFramesAfterSuperInAllViewClasses() {
    let plain = PlainView()
    show(plain)
    expect(plain.placed)
    let control = Control()
    show(control)
    expect(control.placed)
    let scroll = Scroll()
    show(scroll)
    // The right edge is attached to the content.
    expect(scroll.placed, CGRect(x: 10, y: 5, width: 0, height: 20))
    let cell = Cell()
    show(cell)
    expect(cell.placed)
    let row = Row()
    show(row)
    expect(row.placed)
    let stack = Stack()
    show(stack)
    expect(stack.placed, CGRect(x: 0, y: 0, width: 300, height: 100))
  }

  @Test func superAppliesConstantChangedBeforeIt() {
    let view = PlainView()
    var width: NSLayoutConstraint?
    view.before = { view in
      if width == nil {
        Self.add(view.inner, to: view)
        width = view.inner.constraints.first { $0.firstAttribute == .height }
      }
      width?.constant = view.bounds.width / 10
    }
    show(view)
    expect(view.placed, CGRect(x: 10, y: 5, width: 280, height: 30))
  }

  @Test func layoutIfNeededOfNewSubviewLaysOutItsSubviews() {
    let view = PlainView()
    let leaf = UIView()
    var seen: [CGRect] = []
    view.before = { view in
      Self.add(view.inner, to: view)
      if leaf.superview == nil {
        leaf.translatesAutoresizingMaskIntoConstraints = false
        view.inner.addSubview(leaf)
        leaf.centerXAnchor.constraint(equalTo: view.inner.centerXAnchor).isActive = true
        leaf.topAnchor.constraint(equalTo: view.inner.topAnchor).isActive = true
        leaf.widthAnchor.constraint(equalToConstant: 80).isActive = true
        leaf.heightAnchor.constraint(equalTo: view.inner.heightAnchor, multiplier: 0.5).isActive = true
        view.inner.layoutIfNeeded()
        seen.append(leaf.frame)
      }
    }
    show(view)
    #expect(seen == [CGRect(x: 100, y: 0, width: 80, height: 10)])
    expect(view.placed)
  }

  @Test func fittingSizesIncludeNewSubviews() {
    let view = PlainView()
    var seen: [CGFloat] = []
    view.before = { view in
      Self.add(view.inner, to: view)
      view.inner.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -7).isActive = seen.isEmpty
      seen.append(view.systemLayoutSizeFitting(CGSize(width: 300, height: 0)).height)
    }
    show(view)
    #expect(seen.first == 32)
    expect(view.placed)
  }

  final class Page: UIViewController {
    let inner = UIView()
    var height: NSLayoutConstraint?
    var passes = 0
    var seen: [CGRect] = []
    var isLate = false

    private func replace() {
      AddedBeforeSuperTests.add(inner, to: view)
      for constraint in inner.constraints { constraint.isActive = false }
      height = inner.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25)
      height?.isActive = true
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      if !isLate { replace() }
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      passes += 1
      seen.append(inner.frame)
      if isLate { replace() }
    }
  }

  @Test func changesInViewWillLayoutSubviewsAreAppliedInTheSamePass() {
    let page = Page()
    show(UIView(), in: page)
    #expect(page.passes <= 4, "\(page.passes) passes")
    #expect(page.seen.allSatisfy { $0 == CGRect(x: 10, y: 5, width: 370, height: 211) }, "\(page.seen)")
  }

  @Test func changesInViewDidLayoutSubviewsAreAppliedInTheNextPass() {
    let page = Page()
    page.isLate = true
    show(UIView(), in: page)
    #expect(page.passes <= 4, "\(page.passes) passes")
    #expect(page.seen.first == .zero && page.inner.frame == CGRect(x: 10, y: 5, width: 370, height: 211))
  }

  final class Updating: UIView {
    let inner = UIView()
    var height: NSLayoutConstraint?
    var passes = 0
    override func updateConstraints() {
      AddedBeforeSuperTests.add(inner, to: self)
      for constraint in inner.constraints { constraint.isActive = false }
      height = inner.heightAnchor.constraint(equalToConstant: 20)
      height?.isActive = true
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      setNeedsUpdateConstraints()
    }
  }

  @Test func equalConstraintsInUpdateConstraintsRequestNoLayout() {
    let view = Updating()
    show(view)
    #expect(view.passes <= 4, "\(view.passes) passes")
    #expect(view.inner.frame == Self.expected)
  }
}
