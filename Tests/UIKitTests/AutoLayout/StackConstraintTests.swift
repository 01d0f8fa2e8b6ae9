// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct StackConstraintTests {
  init() {
    // Positions are rounded to screen pixels. The scale is set because earlier tests may have changed it.
    UIScreen.main.configure(size: UIScreen.main.bounds.size, scale: 2)
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func userConstraintsTakePart() {
    let icon = UIView()
    let title = label("Title")
    let row = UIStackView(arrangedSubviews: [icon, title])
    row.spacing = 8
    row.alignment = .center
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    #expect(!icon.translatesAutoresizingMaskIntoConstraints)
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 40), icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
    ])
    row.layoutIfNeeded()
    #expect(icon.frame == CGRect(x: 0, y: 10, width: 40, height: 40))
    #expect(title.frame.minX == 48 && title.frame.maxX == 200)
    #expect(row.constraints.contains { $0.identifier == "UISV-spacing" })
  }

  @Test func stackIsAsLargeAsItsViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let first = label("First")
    let second = label("The second")
    let column = UIStackView(arrangedSubviews: [first, second])
    column.axis = .vertical
    column.spacing = 6
    column.isLayoutMarginsRelativeArrangement = true
    column.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    let width = second.intrinsicContentSize.width + 40
    let height = first.intrinsicContentSize.height + second.intrinsicContentSize.height + 26
    #expect(column.frame.size == CGSize(width: width, height: height))
    #expect(abs(column.frame.midX - 160) <= 0.5 && abs(column.frame.midY - 240) <= 0.5)
    #expect(first.frame.minX == 20 && first.frame.width == second.frame.width)
    second.text = "The second is longer"
    root.layoutIfNeeded()
    #expect(column.frame.width == second.intrinsicContentSize.width + 40)
    second.isHidden = true
    root.layoutIfNeeded()
    #expect(column.frame.size == CGSize(width: first.intrinsicContentSize.width + 40, height: first.frame.height + 20))
    column.setCustomSpacing(30, after: first)
    second.isHidden = false
    root.layoutIfNeeded()
    #expect(second.frame.minY - first.frame.maxY == 30)
  }

  @Test func centeredViewsMakeStackAsHighAsTallest() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let toggle = UISwitch()
    let title = label("Title")
    let row = UIStackView(arrangedSubviews: [title, toggle])
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor), row.topAnchor.constraint(equalTo: root.topAnchor),
      row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(row.frame == CGRect(x: 0, y: 0, width: 320, height: toggle.intrinsicContentSize.height))
    // With equal hugging priorities the last view would stretch; the higher priority prevents that.
    toggle.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    root.layoutIfNeeded()
    #expect(toggle.frame.width == toggle.intrinsicContentSize.width && toggle.frame.maxX == 320)
    row.alignment = .bottom
    root.layoutIfNeeded()
    #expect(title.frame.maxY == row.bounds.maxY)
  }

  @Test func nestedStacksShareRoot() {
    let buttons = ["A", "B", "C"].map { label($0) }
    let row = UIStackView(arrangedSubviews: buttons)
    row.distribution = .fillEqually
    row.spacing = 9
    let column = UIStackView(arrangedSubviews: [label("Head"), row])
    column.axis = .vertical
    column.frame = CGRect(x: 0, y: 0, width: 318, height: 100)
    column.layoutIfNeeded()
    #expect(row.frame.width == 318 && row.frame.maxY == 100)
    #expect(buttons.map { $0.frame.width } == [100, 100, 100])
    #expect(buttons[2].frame.maxX == 318)
  }

  @Test func missingSpaceIsNoFaultAndNoNegativeLength() {
    let views = [label("A long text"), label("Another long text")]
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 10
    let faults = Diagnostics.recording {
      for width in [0, 5, 30, 60] as [CGFloat] {
        row.frame.size = CGSize(width: width, height: 10)
        row.layoutIfNeeded()
        #expect(views.allSatisfy { $0.frame.width >= 0 })
      }
    }
    #expect(faults.isEmpty)
    #expect(views[0].frame.width == 0 && views[1].frame.width == 50)
  }

  @Test func lastBaselinesAndColumnsByBaseline() {
    let small = label("a")
    small.font = .systemFont(ofSize: 10)
    let large = label("b")
    large.font = .systemFont(ofSize: 30)
    let row = UIStackView(arrangedSubviews: [small, large])
    row.alignment = .lastBaseline
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    row.layoutIfNeeded()
    func foot(_ label: UILabel) -> CGFloat { label.frame.maxY - (label.font.lineHeight - label.font.ascender) }
    #expect(abs(foot(small) - foot(large)) <= 1)
    #expect(large.frame.maxY == 60)
    let column = UIStackView(arrangedSubviews: [label("x"), label("y")])
    column.axis = .vertical
    column.isBaselineRelativeArrangement = true
    column.spacing = 40
    column.alignment = .leading
    column.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    column.layoutIfNeeded()
    let labels = column.arrangedSubviews.compactMap { $0 as? UILabel }
    let distance = labels[1].frame.minY + labels[1].font.ascender - foot(labels[0])
    #expect(abs(distance - 40) <= 1)
  }

  /// Makes random changes to a stack view, and compares it after each one with a newly built stack view.
  @Test(arguments: UInt64(1)...12)
  func randomStacksMatchRebuiltOnes(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let sizes = (0..<5).map { _ in
      CGSize(width: CGFloat(random.int(in: 5..<80)), height: CGFloat(random.int(in: 5..<40)))
    }
    var state = StackState(hidden: [false, false, false, false, false])
    let stack = state.makeStack(sizes)
    let scale: CGFloat = 2
    for step in 0..<40 {
      state.change(&random)
      state.apply(to: stack)
      stack.layoutIfNeeded()
      let fresh = state.makeStack(sizes)
      fresh.layoutIfNeeded()
      #expect(stack.validateTree() == [], "seed \(seed) step \(step)")
      for (one, other) in zip(stack.arrangedSubviews, fresh.arrangedSubviews) where !one.isHidden {
        let difference = max(
          abs(one.frame.minX - other.frame.minX), abs(one.frame.minY - other.frame.minY),
          abs(one.frame.maxX - other.frame.maxX), abs(one.frame.maxY - other.frame.maxY))
        #expect(difference <= 1 / scale, "seed \(seed) step \(step) \(state): \(one.frame) \(other.frame)")
      }
    }
  }
}

private struct StackState {
  var hidden: [Bool]
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  var size = CGSize(width: 300, height: 200)
  var margins = false

  mutating func change(_ random: inout SeededRandom) {
    switch random.int(in: 0..<8) {
    case 0: hidden[random.int(in: 0..<hidden.count)].toggle()
    case 1: axis = random.bool() ? .horizontal : .vertical
    case 2: distribution = UIStackView.Distribution(rawValue: random.int(in: 0..<5))!
    case 3: alignment = UIStackView.Alignment(rawValue: [0, 1, 3, 4][random.int(in: 0..<4)])!
    case 4: spacing = CGFloat(random.int(in: 0..<30))
    case 5: margins.toggle()
    default: size = CGSize(width: CGFloat(random.int(in: 0..<500)), height: CGFloat(random.int(in: 0..<400)))
    }
  }

  @MainActor func apply(to stack: UIStackView) {
    for (view, isHidden) in zip(stack.arrangedSubviews, hidden) { view.isHidden = isHidden }
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    stack.isLayoutMarginsRelativeArrangement = margins
    stack.frame.size = size
  }

  @MainActor func makeStack(_ sizes: [CGSize]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: sizes.map { SizedBlock($0) })
    apply(to: stack)
    return stack
  }
}
