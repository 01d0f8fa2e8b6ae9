// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A view with an intrinsic size.
private final class Block: UIView {
  var natural: CGSize
  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { natural }
}

@Suite(.oneApplication) @MainActor struct UIStackViewTests {
  private let blocks = [Block(40, 20), Block(60, 30), Block(20, 10)]
  private let stack: UIStackView

  init() {
    UIApplication.shared.reset()
    stack = UIStackView(arrangedSubviews: blocks)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
  }

  private func fitting(_ stack: UIStackView) -> CGSize {
    stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  private func spans() -> [[CGFloat]] {
    stack.layoutIfNeeded()
    return blocks.map { (block: Block) -> [CGFloat] in [block.frame.minX, block.frame.width] }
  }

  private func expectSpans(_ wanted: [[CGFloat]], _ location: SourceLocation = #_sourceLocation) {
    let found = spans()
    #expect(found == wanted, sourceLocation: location)
  }

  private static let shares: [(UIStackView.Distribution, [CGFloat], [CGFloat])] = [
    (.fill, [0, 120, 180], [120, 60, 20]),
    (.fillEqually, [0, 66.666666666667, 133.333333333333], [66.666666666667, 66.666666666667, 66.666666666667]),
    (.fillProportionally, [0, 66.666666666667, 166.666666666667], [66.666666666667, 100, 33.333333333333]),
    (.equalSpacing, [0, 80, 180], [40, 60, 20]),
    (.equalCentering, [0, 75, 180], [40, 60, 20]),
  ]

  @Test(arguments: 0..<5)
  func distributions(row: Int) {
    let (distribution, starts, lengths) = Self.shares[row]
    stack.distribution = distribution
    let found = spans()
    for index in 0..<3 {
      // Edges are rounded to whole pixels.
      #expect(abs(found[index][0] - starts[index]) <= 0.25)
      #expect(abs(found[index][1] - lengths[index]) <= 0.5)
    }
  }

  @Test func viewWithLowestHuggingPriorityTakesRemainingSpace() {
    blocks[0].setContentHuggingPriority(.defaultLow, for: .horizontal)
    blocks[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    expectSpans([[0, 40], [40, 140], [180, 20]])
    stack.frame.size.width = 100
    expectSpans([[0, 20], [20, 60], [80, 20]])
    blocks[2].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    expectSpans([[0, 40], [40, 60], [100, 0]])
  }

  @Test func spacings() {
    stack.spacing = 5
    stack.setCustomSpacing(15, after: blocks[1])
    expectSpans([[0, 100], [105, 60], [180, 20]])
    #expect(stack.customSpacing(after: blocks[1]) == 15)
    #expect(stack.customSpacing(after: blocks[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: blocks[1])
    expectSpans([[0, 110], [115, 60], [180, 20]])
    #expect(fitting(stack) == CGSize(width: 130, height: 30))
    // With the equal spacing distribution, a custom spacing is the minimum size of its gap.
    stack.distribution = .equalSpacing
    stack.setCustomSpacing(60, after: blocks[0])
    expectSpans([[0, 40], [100, 60], [180, 20]])
    #expect(Diagnostics.recording { stack.spacing = .nan }.map { $0.kind } == ["stackSpacing"])
    #expect(stack.spacing == 5)
  }

  @Test func hiddenViewsTakeNoSpace() {
    stack.spacing = 10
    blocks[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(blocks[2].frame == CGRect(x: 180, y: 0, width: 20, height: 50))
    // The hidden view is centered between its neighbors.
    #expect(blocks[1].frame == CGRect(x: 175, y: 0, width: 0, height: 30))
    #expect(fitting(stack).width == 70)
    blocks[1].isHidden = false
    let second: [CGFloat] = [110, 60]
    #expect(spans()[1] == second)
  }

  private static let stands: [(UIStackView.Alignment, [CGFloat], [CGFloat])] = [
    (.fill, [0, 0, 0], [50, 50, 50]), (.top, [0, 0, 0], [20, 30, 10]), (.center, [15, 10, 20], [20, 30, 10]),
    (.bottom, [30, 20, 40], [20, 30, 10]),
  ]

  @Test(arguments: 0..<4)
  func alignments(row: Int) {
    let (alignment, tops, heights) = Self.stands[row]
    stack.alignment = alignment
    stack.layoutIfNeeded()
    let foundTops = blocks.map { $0.frame.minY }
    let foundHeights = blocks.map { $0.frame.height }
    #expect(foundTops == tops)
    #expect(foundHeights == heights)
  }

  @Test func mirroredColumnWithMargins() {
    stack.axis = .vertical
    stack.alignment = .leading
    stack.frame.size = CGSize(width: 100, height: 100)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    stack.layoutIfNeeded()
    #expect(blocks[1].frame == CGRect(x: 10, y: 45, width: 60, height: 30))
    #expect(blocks[2].frame.maxY == 85)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(blocks[1].frame.maxX == 80)
  }

  @Test func baselinesAreAligned() {
    let small = UILabel()
    small.font = .systemFont(ofSize: 10)
    small.text = "a"
    let large = UILabel()
    large.font = .systemFont(ofSize: 30)
    large.text = "b"
    let row = UIStackView(arrangedSubviews: [small, large])
    row.alignment = .firstBaseline
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    row.layoutIfNeeded()
    let difference = small.frame.minY + small.font.ascender - (large.frame.minY + large.font.ascender)
    #expect(abs(difference) <= 0.25 && large.frame.minY == 0)
  }

  @Test func nestedStacksAndChangingSubviews() {
    let outer = UIStackView(arrangedSubviews: [stack, Block(10, 10)])
    outer.axis = .vertical
    #expect(fitting(outer) == CGSize(width: 120, height: 40))
    stack.removeArrangedSubview(blocks[1])
    #expect(blocks[1].superview === stack && fitting(outer) == CGSize(width: 60, height: 30))
    blocks[0].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 1)
    stack.insertArrangedSubview(blocks[0], at: 0)
    #expect(Diagnostics.recording { stack.insertArrangedSubview(blocks[1], at: 9) }.map { $0.kind } == ["stackIndex"])
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func hidingIsAnimatedInBlock() {
    let stage = FingerStage(size: CGSize(width: 320, height: 568))
    stage.window.addSubview(stack)
    stage.tick()
    UIView.animate(withDuration: 0.2) {
      blocks[0].isHidden = true
      stack.layoutIfNeeded()
    }
    #expect(blocks[1].frame.minX == 0)
    stage.wait(0.1)
    #expect(abs(blocks[1].layer.presentation()!.position.x - (150 + 90) / 2) < 0.5)
  }
}
