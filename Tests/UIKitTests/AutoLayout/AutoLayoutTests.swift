// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct AutoLayoutTests {
  // Text sizes are rounded to whole pixels, so the test sets the screen scale.
  init() { UIScreen.main.configure(size: CGSize(width: 320, height: 480), scale: 2) }

  private func makeRoot(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func makeChild(in parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test func anchorsPositionView() {
    let root = makeRoot()
    let child = makeChild(in: root)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 16, y: 20, width: 288, height: 144))
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 16, y: 20, width: 368, height: 184))
  }

  @Test func constantsApplyAndNestedViewsFollow() {
    let root = makeRoot()
    let outer = makeChild(in: root)
    let inner = makeChild(in: outer)
    let top = outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      top, outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      outer.widthAnchor.constraint(equalToConstant: 100), outer.heightAnchor.constraint(equalToConstant: 80),
      inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      inner.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 30, y: 10, width: 100, height: 80))
    #expect(inner.frame == CGRect(x: 25, y: 410, width: 50, height: 20))
    top.constant = 110
    root.layoutIfNeeded()
    #expect(outer.frame.minY == 110)
    #expect(inner.frame.minY == 310)
  }

  @Test func intrinsicSizesHugAndResist() {
    let root = makeRoot(200)
    let first = Block(size: CGSize(width: 80, height: 30))
    let second = Block(size: CGSize(width: 90, height: 30))
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor), first.topAnchor.constraint(equalTo: root.topAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      second.topAnchor.constraint(equalTo: first.topAnchor),
    ])
    root.layoutIfNeeded()
    // The second view has the lower hugging priority, so it gets the remaining 20 points.
    #expect(first.frame == CGRect(x: 0, y: 0, width: 80, height: 30))
    #expect(second.frame == CGRect(x: 90, y: 0, width: 110, height: 30))
    root.frame.size.width = 120
    first.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 80)
    #expect(second.frame.width == 30)
    first.size = CGSize(width: 60, height: 44)
    root.layoutIfNeeded()
    #expect(first.frame.size == CGSize(width: 60, height: 44))
  }

  @Test func labelsWrapAtTheirWidth() {
    let root = makeRoot(160)
    let label = UILabel()
    label.text = "A text that is much too long for a single line of this width"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    let below = makeChild(in: root)
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor), label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 10), below.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    let height = label.sizeThatFits(CGSize(width: 160, height: 0)).height
    #expect(height > 2 * label.font.lineHeight)
    #expect(label.frame == CGRect(x: 0, y: 0, width: 160, height: height))
    #expect(below.frame.minY == height)
    label.text = "Short"
    root.layoutIfNeeded()
    #expect(below.frame.minY == label.intrinsicContentSize.height)
  }

  @Test func fittingSizeIsMeasuredFromContent() {
    let cell = makeRoot(300, 10)
    let label = UILabel()
    label.text = "Some words that take more than one line when there is little room for them"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 12),
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
      cell.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      cell.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let lines = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(size == CGSize(width: 120, height: lines.height + 24))
    let free = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(
      free == CGSize(width: label.intrinsicContentSize.width + 20, height: label.intrinsicContentSize.height + 24))
    // Measuring has no lasting effect on the layout.
    cell.frame.size = CGSize(width: 300, height: 100)
    cell.layoutIfNeeded()
    #expect(label.frame.minX == 10 && label.frame.width == 280)
  }

  @Test func leadingIsRightInRightToLeftLayouts() {
    let root = makeRoot()
    root.semanticContentAttribute = .forceRightToLeft
    let child = makeChild(in: root)
    child.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      child.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -30),
      child.widthAnchor.constraint(equalToConstant: 100), child.topAnchor.constraint(equalTo: root.topAnchor),
      child.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 204, y: 0, width: 100, height: 10))
    root.semanticContentAttribute = .forceLeftToRight
    child.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(child.frame.minX == 16)
  }

  @Test func guidesFollowMarginsAndCustomConstraints() {
    let root = makeRoot()
    root.layoutMargins = UIEdgeInsets(top: 5, left: 12, bottom: 7, right: 14)
    let child = makeChild(in: root)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      guide.widthAnchor.constraint(equalTo: child.widthAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor), guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      NSLayoutConstraint(
        item: child, attribute: .top, relatedBy: .equal, toItem: root, attribute: .topMargin, multiplier: 1, constant: 0
      ),
      child.heightAnchor.constraint(equalToConstant: 9),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 12, y: 5, width: 147, height: 9))
    #expect(guide.layoutFrame == CGRect(x: 159, y: 0, width: 147, height: 480))
    root.layoutMargins.left = 52
    root.layoutIfNeeded()
    #expect(child.frame.minX == 52 && child.frame.width == 127)
  }

  @Test func scrollViewContentDeterminesContentSize() {
    let root = makeRoot()
    let scrollView = UIScrollView(frame: root.bounds)
    root.addSubview(scrollView)
    let content = makeChild(in: scrollView)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -10),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
    ])
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 10, width: 320, height: 1000))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 1020))
    scrollView.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(content.frame.minY == 10)
  }

  @Test func conflictsAreReportedAndTheNewestConstraintIsBroken() {
    let root = makeRoot()
    let child = makeChild(in: root)
    let first = child.widthAnchor.constraint(equalToConstant: 100)
    first.identifier = "first"
    let second = child.widthAnchor.constraint(equalToConstant: 200)
    second.identifier = "second"
    first.isActive = true
    second.isActive = true
    let faults = Diagnostics.recording { root.layoutIfNeeded() }
    #expect(faults.map { $0.kind } == ["unsatisfiableConstraints"])
    #expect(
      faults[0].message.contains("\"<NSLayoutConstraint 'first' UIView.width == 100>\"")
        && faults[0].message.hasSuffix("by breaking constraint\n<NSLayoutConstraint 'second' UIView.width == 200>"))
    #expect(child.frame.width == 100)
    #expect(second.isActive)
    first.isActive = false
    second.isActive = false
    second.isActive = true
    root.layoutIfNeeded()
    #expect(child.frame.width == 200)
  }

  @Test func constraintsFollowTheirViews() {
    let root = makeRoot()
    let child = makeChild(in: root)
    let across = child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    let own = child.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([across, own])
    root.layoutIfNeeded()
    child.removeFromSuperview()
    #expect(!across.isActive)
    #expect(own.isActive)
    #expect(root.constraints.isEmpty && child.constraints.count == 1)
    let other = makeRoot()
    other.addSubview(child)
    child.rightAnchor.constraint(equalTo: other.rightAnchor).isActive = true
    other.layoutIfNeeded()
    #expect(child.frame.minX == 270 && child.frame.width == 50)
  }

  @Test func removedViewsLeaveNothing() {
    let root = makeRoot()
    let left = makeChild(in: root)
    weak var gone: UIView?
    do {
      let child = makeChild(in: root)
      gone = child
      NSLayoutConstraint.activate([
        child.widthAnchor.constraint(equalToConstant: 50),
        child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
        left.leftAnchor.constraint(equalTo: child.rightAnchor),
      ])
      root.layoutIfNeeded()
      child.removeFromSuperview()
    }
    #expect(gone == nil)
    left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3).isActive = true
    left.widthAnchor.constraint(equalToConstant: 4).isActive = true
    root.layoutIfNeeded()
    #expect(left.frame.minX == 3 && left.frame.width == 4)
  }

  @Test func invalidConstraintsAreRejected() {
    let root = makeRoot()
    let child = makeChild(in: root)
    let stranger = UIView()
    var wasActivated = true
    func kinds(_ body: () -> Void) -> [String] { Diagnostics.recording(body).map { $0.kind } }
    #expect(kinds { child.leftAnchor.constraint(equalTo: stranger.leftAnchor).isActive = true } == ["noCommonAncestor"])
    #expect(
      kinds {
        _ = NSLayoutConstraint(
          item: child, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 3)
      } == ["constraintMeaningless"])
    #expect(
      kinds {
        let constraint = NSLayoutConstraint(
          item: child, attribute: .left, relatedBy: .equal, toItem: root, attribute: .leading, multiplier: 1,
          constant: 3)
        constraint.isActive = true
        wasActivated = constraint.isActive
      } == ["constraintMeaningless"])
    #expect(!wasActivated)
    #expect(
      kinds { _ = child.widthAnchor.constraint(equalToConstant: .nan) } == ["constraintMeaningless"])
    let width = child.widthAnchor.constraint(equalToConstant: 3)
    #expect(kinds { width.constant = .infinity } == ["constraintConstant"])
    #expect(width.constant == 3)
    #expect(kinds { width.priority = UILayoutPriority(2000) } == ["constraintPriority"])
    #expect(
      kinds { _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a", metrics: nil, views: ["a": child]) }
        == ["visualFormat"])
    #expect(
      kinds { _ = NSLayoutConstraint.constraints(withVisualFormat: "[b]", metrics: nil, views: ["a": child]) }
        == ["visualFormat"])
    root.layoutIfNeeded()
  }

  @Test func visualFormatIsParsed() {
    let root = makeRoot()
    let first = makeChild(in: root)
    let second = makeChild(in: root)
    let views = ["first": first, "second": second]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-gap-[first(80)]-[second(>=40,==first*2@700)]-(>=10)-|",
        options: [.alignAllTop, .alignAllBottom],
        metrics: ["gap": 24], views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-20-[first(50)]", metrics: nil, views: views))
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 24, y: 20, width: 80, height: 50))
    #expect(second.frame == CGRect(x: 112, y: 20, width: 160, height: 50))
  }

  @Test func manualFramesAreFixed() {
    let root = makeRoot()
    let given = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 70))
    root.addSubview(given)
    let child = makeChild(in: root)
    let deep = makeChild(in: given)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: given.rightAnchor, constant: 5),
      child.topAnchor.constraint(equalTo: given.topAnchor), child.widthAnchor.constraint(equalTo: given.widthAnchor),
      child.heightAnchor.constraint(equalToConstant: 10),
      deep.leftAnchor.constraint(equalTo: given.leftAnchor, constant: 2),
      deep.rightAnchor.constraint(equalTo: given.rightAnchor, constant: -2),
      deep.topAnchor.constraint(equalTo: given.topAnchor), deep.heightAnchor.constraint(equalToConstant: 8),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 105, y: 50, width: 60, height: 10))
    #expect(deep.frame == CGRect(x: 2, y: 0, width: 56, height: 8))
    given.frame = CGRect(x: 10, y: 20, width: 100, height: 70)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 115, y: 20, width: 100, height: 10))
    #expect(deep.frame == CGRect(x: 2, y: 0, width: 96, height: 8))
    // A constraint between the inner view and the root connects both constraint systems.
    deep.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    deep.heightAnchor.constraint(equalToConstant: 8).isActive = false
    let faults = Diagnostics.recording { root.layoutIfNeeded() }
    #expect(faults.map { $0.kind } == ["unsatisfiableConstraints"])
  }

  @Test func updateConstraintsRunsFromInnermostOutward() {
    let root = makeRoot()
    let outer = Recorder()
    let inner = Recorder()
    outer.addSubview(inner)
    root.addSubview(outer)
    Recorder.log = []
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    outer.name = "outer"
    inner.name = "inner"
    #expect(inner.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(Recorder.log == ["inner", "outer"])
    #expect(!inner.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(Recorder.log.count == 2)
  }
}

private final class Block: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
  init(size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) {
    size = .zero
    super.init(coder: coder)
  }
  override var intrinsicContentSize: CGSize { size }
}

private final class Recorder: UIView {
  static var log: [String] = []
  var name = ""
  override func updateConstraints() {
    super.updateConstraints()
    Self.log.append(name)
  }
}
