// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

/// A random tree of stacks, labels and views with intrinsic sizes, and the changes in its layout callbacks.
@MainActor final class FuzzedTree {
  private(set) var stacks: [FuzzedStack] = []
  private(set) var labels: [FuzzedLabel] = []
  private(set) var plains: [FuzzedPlain] = []
  private var heights: [NSLayoutConstraint] = []
  /// The properties that a callback already sets. Two callbacks that set a property to different values never settle.
  private var taken: [String] = []

  var views: [UIView] { stacks + labels + plains }

  nonisolated static func text(_ count: Int) -> String {
    (0..<count).map { ["spring", "a", "collection", "of rows"][$0 % 4] }.joined(separator: " ")
  }

  /// Creates a view with its content, at most `depth` levels of stacks.
  func make(_ reader: inout FuzzReader, depth: Int) -> UIView {
    switch depth > 0 ? reader.int(in: 0..<5) : reader.int(in: 2..<5) {
    case 0, 1:
      let stack = FuzzedStack()
      stacks.append(stack)
      setStack(stack, reader.int(in: 0..<6), &reader)
      setStack(stack, reader.int(in: 0..<6), &reader)
      for _ in 0..<reader.int(in: 1..<4) { stack.addArrangedSubview(make(&reader, depth: depth - 1)) }
      return stack
    case 2, 3:
      let label = FuzzedLabel()
      labels.append(label)
      label.numberOfLines = reader.int(in: 0..<3)
      label.followsWidth = reader.isOneIn(4)
      label.text = Self.text(reader.int(in: 0..<24))
      if reader.bool() { label.font = .preferredFont(forTextStyle: .body) }
      label.adjustsFontForContentSizeCategory = true
      return label
    default:
      let view = FuzzedPlain()
      plains.append(view)
      view.natural = CGSize(
        width: CGFloat(reader.int(in: 0..<90)) - 1 + 0.3, height: CGFloat(reader.int(in: 0..<60)) - 1 + 0.7)
      if reader.bool() {
        let height = view.heightAnchor.constraint(equalToConstant: CGFloat(reader.int(in: 1..<80)))
        height.priority = .defaultHigh
        height.isActive = true
        heights.append(height)
      }
      return view
    }
  }

  private func setStack(_ stack: FuzzedStack, _ property: Int, _ reader: inout FuzzReader) {
    let value = reader.int(in: 0..<12)
    Self.set(stack, property, value)
  }

  private static func set(_ stack: UIStackView, _ property: Int, _ value: Int) {
    switch property {
    case 0: stack.axis = value % 2 == 0 ? .vertical : .horizontal
    case 1: stack.spacing = CGFloat(value) * 1.5
    case 2: stack.alignment = UIStackView.Alignment(rawValue: value % 6) ?? .fill
    case 3: stack.distribution = UIStackView.Distribution(rawValue: value % 5) ?? .fill
    case 4: stack.isLayoutMarginsRelativeArrangement = value % 2 == 0
    default:
      if let view = stack.arrangedSubviews.first { stack.setCustomSpacing(CGFloat(value), after: view) }
    }
  }

  /// Creates an action that sets a property to a fixed value, or returns nil if another callback already sets it.
  func makeDeed(_ reader: inout FuzzReader) -> (() -> Void)? {
    let kind = reader.int(in: 0..<14)
    let value = reader.int(in: 0..<12)
    func claim(_ name: String) -> Bool {
      guard !taken.contains(name) else { return false }
      taken.append(name)
      return true
    }
    switch kind {
    case 0..<6:
      guard let index = reader.element(of: Array(stacks.indices)), claim("stack \(index) \(kind)") else { return nil }
      let stack = stacks[index]
      return { [weak stack] in if let stack { Self.set(stack, kind, value) } }
    case 6, 7:
      guard let index = reader.element(of: Array(labels.indices)), claim("label \(index) \(kind)") else { return nil }
      let label = labels[index]
      return { [weak label] in
        if kind == 6 { label?.text = Self.text(value * 2) } else { label?.numberOfLines = value % 3 }
      }
    case 8:
      guard let index = reader.element(of: Array(views.indices)), claim("hidden \(index)") else { return nil }
      let view = views[index]
      return { [weak view] in view?.isHidden = value % 3 == 0 }
    case 9:
      guard let index = reader.element(of: Array(heights.indices)), claim("height \(index)") else { return nil }
      let height = heights[index]
      return { height.constant = CGFloat(value) * 7 }
    case 10:
      guard let view = reader.element(of: plains) else { return nil }
      var made: NSLayoutConstraint?
      return { [weak view] in
        made?.isActive = false
        made = view?.widthAnchor.constraint(equalToConstant: CGFloat(value) * 9)
        made?.priority = .defaultHigh
        made?.isActive = true
      }
    case 11:
      guard let view = reader.element(of: views) else { return nil }
      return { [weak view] in view?.setNeedsUpdateConstraints() }
    case 12:
      guard let view = reader.element(of: views) else { return nil }
      return { [weak view] in view?.invalidateIntrinsicContentSize() }
    default:
      guard let index = reader.element(of: Array(stacks.indices)), claim("order \(index)") else { return nil }
      let stack = stacks[index]
      return { [weak stack] in if let stack, let view = stack.arrangedSubviews.last { stack.addArrangedSubview(view) } }
    }
  }
}
