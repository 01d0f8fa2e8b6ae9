// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct NaturalSizeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  init() {
    // Edges are rounded to whole pixels and text heights to half points. The scale is set because earlier tests may
    // have changed it.
    UIScreen.main.configure(size: CGSize(width: 320, height: 568), scale: 2)
  }

  private func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func label(_ text: String, _ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return add(label)
  }

  @Test func labelsAndButtonsShareBaseline() {
    let large = label("Large", 30)
    let small = label("small", 12)
    let button = add(UIButton(type: .system))
    button.setTitle("Press", for: .normal)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      button.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
      large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      button.leadingAnchor.constraint(equalTo: small.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let foot = large.frame.minY + large.font.ascender
    #expect(abs(small.frame.minY + small.font.ascender - foot) <= 0.5)
    let title = button.titleLabel!
    let titleFoot =
      button.convert(CGPoint(x: 0, y: title.bounds.midY), from: title).y - title.font.lineHeight / 2
      + title.font.ascender
    #expect(abs(button.frame.minY + titleFoot - foot) <= 1)
    // A different font moves the views that are aligned to the baseline.
    large.font = .systemFont(ofSize: 40)
    root.layoutIfNeeded()
    #expect(abs(small.frame.minY + small.font.ascender - (10 + large.font.ascender)) <= 0.5)
  }

  @Test func viewCanForwardBaseline() {
    let card = add(Card())
    let name = card.name
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor), card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      name.topAnchor.constraint(equalTo: card.topAnchor, constant: 25),
      name.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      card.bottomAnchor.constraint(equalTo: name.bottomAnchor),
      card.trailingAnchor.constraint(equalTo: name.trailingAnchor),
    ])
    let beside = label("beside", 10)
    beside.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(abs(beside.frame.minY + beside.font.ascender - (25 + name.font.ascender)) <= 0.5)
  }

  @Test func intrinsicSizesOfControls() {
    let toggle = add(UISwitch())
    let slider = add(UISlider())
    let indicator = add(UIActivityIndicatorView(style: .medium))
    let pages = add(UIPageControl())
    pages.numberOfPages = 4
    let segments = add(UISegmentedControl(items: ["One", "Two"]))
    let progress = add(UIProgressView())
    let button = add(UIButton(type: .system))
    button.setTitle("Go", for: .normal)
    #expect(slider.intrinsicContentSize.width == UIView.noIntrinsicMetric && slider.intrinsicContentSize.height > 0)
    var above = root.topAnchor
    for view in [toggle, slider, indicator, pages, segments, progress, button] as [UIView] {
      view.topAnchor.constraint(equalTo: above).isActive = true
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      above = view.bottomAnchor
    }
    slider.widthAnchor.constraint(equalToConstant: 120).isActive = true
    progress.widthAnchor.constraint(equalTo: slider.widthAnchor).isActive = true
    root.layoutIfNeeded()
    for view in [toggle, indicator, pages, button] as [UIView] {
      let natural = view.intrinsicContentSize
      let isNatural = abs(view.frame.width - natural.width) <= 0.5 && abs(view.frame.height - natural.height) <= 0.5
      #expect(isNatural, "\(type(of: view)) \(view.frame.size) \(natural)")
    }
    #expect(slider.frame.width == 120 && progress.frame.width == 120)
    // A new title changes the width without an explicit invalidation.
    let width = button.frame.width
    button.setTitle("Go on and on", for: .normal)
    root.layoutIfNeeded()
    #expect(button.frame.width > width)
  }

  @Test func widthDeterminesHeightInSecondRound() {
    let first = label("Some words that go over several lines here", 17)
    first.numberOfLines = 0
    let second = label("More words that go over several lines", 17)
    second.numberOfLines = 0
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: root.topAnchor), first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8),
      second.leadingAnchor.constraint(equalTo: first.leadingAnchor),
      first.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      second.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
    ])
    func check() {
      root.layoutIfNeeded()
      #expect(first.frame.height == first.sizeThatFits(CGSize(width: first.frame.width, height: 0)).height)
      #expect(second.frame.minY == first.frame.maxY + 8)
      #expect(second.frame.height == second.sizeThatFits(CGSize(width: second.frame.width, height: 0)).height)
    }
    check()
    root.frame.size.width = 320
    check()
    first.text = "Other words, and some more of them than there were before"
    check()
    first.numberOfLines = 2
    check()
    #expect(first.frame.height <= 2 * first.font.lineHeight + 1)
    first.preferredMaxLayoutWidth = 60
    root.layoutIfNeeded()
    #expect(first.frame.height == first.intrinsicContentSize.height)
  }

  @Test func intrinsicSizesAppearAndDisappear() {
    let block = add(SizedBlock(CGSize(width: 30, height: 20)))
    NSLayoutConstraint.activate([
      block.topAnchor.constraint(equalTo: root.topAnchor), block.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    let weak = block.widthAnchor.constraint(equalToConstant: 77)
    weak.priority = UILayoutPriority(200)
    weak.isActive = true
    root.layoutIfNeeded()
    #expect(block.frame.size == CGSize(width: 30, height: 20))
    block.natural = CGSize(width: UIView.noIntrinsicMetric, height: 40)
    root.layoutIfNeeded()
    #expect(block.frame.size == CGSize(width: 77, height: 40))
    block.natural = CGSize(width: 55, height: 40)
    root.layoutIfNeeded()
    #expect(block.frame.width == 55)
    block.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    root.layoutIfNeeded()
    #expect(block.frame.width == 77)
  }
}

private final class Card: UIView {
  let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "Name"
    name.translatesAutoresizingMaskIntoConstraints = false
    addSubview(name)
  }

  required init?(coder: NSCoder) { nil }

  override var forFirstBaselineLayout: UIView { name }
}
