// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// A view with an intrinsic size.
final class SizedView: UIView {
  private let size: CGSize
  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) {
    size = .zero
    super.init(coder: coder)
  }
  override var intrinsicContentSize: CGSize { size }
}

@MainActor private func stack(
  _ views: [UIView], width: CGFloat, height: CGFloat, spacing: CGFloat, _ configure: (UIStackView) -> Void = { _ in }
) -> UIStackView {
  let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  stack.spacing = spacing
  for view in views { stack.addArrangedSubview(view) }
  configure(stack)
  stack.layoutIfNeeded()
  return stack
}

@MainActor private func equal(
  _ isDown: Bool, _ length: CGFloat, _ spacing: CGFloat, _ count: Int, across: CGFloat, hidden: Int? = nil
) -> [UIView] {
  let views = (0..<count).map { _ in UIView() }
  if let hidden { views[hidden].isHidden = true }
  _ = stack(views, width: isDown ? across : length, height: isDown ? length : across, spacing: spacing) {
    $0.axis = isDown ? .vertical : .horizontal
    $0.distribution = .fillEqually
  }
  return views
}

/// Parses a list such as `29.5, spacer, 29` into views with these intrinsic widths, and views without a size.
@MainActor private func views(_ list: String, height: CGFloat) throws -> [UIView] {
  try list.split(separator: ", ").map { word in
    if word == "spacer" { return UIView() }
    guard let width = Double(word) else { throw FactError("'\(word)' is not a width") }
    return SizedView(CGFloat(width), height)
  }
}

extension FactsTests {
  /// Facts about how stack views distribute space.
  static let stackView = FactArea(
    name: "stack-view",
    rules: [
      rule("a column of a label and a progress view in 100: height of the progress view") { _ in
        let label = UILabel()
        label.text = "Progress"
        let progress = UIProgressView()
        _ = stack([label, progress], width: 200, height: 100, spacing: 0) { $0.axis = .vertical }
        return text(progress.frame.height)
      },
      rule(#"fillEqually across 320, spacing 8, 4 views: view (\d)"#) { groups in
        text(equal(false, 320, 8, 4, across: 100)[Int(try groups.number(0))].frame)
      },
      rule(#"as the first, view 2 hidden: view (\d)"#) { groups in
        text(equal(false, 320, 8, 4, across: 100, hidden: 2)[Int(try groups.number(0))].frame)
      },
      rule(#"fillEqually down 300, spacing 10, 3 views \(.*\): view (\d)"#) { groups in
        text(equal(true, 300, 10, 3, across: 180)[Int(try groups.number(0))].frame)
      },
      rule(#"fillEqually down 99, 4 views \(.*\): view (\d)"#) { groups in
        text(equal(true, 99, 0, 4, across: 100)[Int(try groups.number(0))].frame)
      },
      rule(#"fillEqually across 99, spacing 2, 7 views \(.*\): view (\d)"#) { groups in
        text(equal(false, 99, 2, 7, across: 50)[Int(try groups.number(0))].frame)
      },
      rule(#"fill, center: 28x19, view without a size, 37.5x19 in 300x30, spacing 8: view (\d)"#) { groups in
        let views = [SizedView(28, 19), UIView(), SizedView(37.5, 19)]
        _ = stack(views, width: 300, height: 30, spacing: 8) { $0.alignment = .center }
        return text(views[Int(try groups.number(0))].frame)
      },
      rule(#"fill: (.*) in (\d+)(?:, spacing 8)? \(.*\): view (\d), x and width"#) { groups in
        let views = try views(groups[0], height: 19)
        let width = try groups.number(1)
        _ = stack(views, width: width, height: 40, spacing: 8)
        let frame = views[Int(try groups.number(2))].frame
        return text(frame.minX, frame.width)
      },
      rule(#"rows of the first: row (\d), y and height"#) { groups in
        let rows = [SizedView(29.5, 19), SizedView(29, 16), SizedView(41.5, 16)]
        _ = stack(rows, width: 300, height: 57, spacing: 3) { $0.axis = .vertical }
        let frame = rows[Int(try groups.number(0))].frame
        return text(frame.minY, frame.height)
      },
      rule("fill, top: 34.5x19 and a nested stack in 300x60: the view keeps its size") { _ in
        let view = SizedView(34.5, 19)
        let inner = UIStackView(arrangedSubviews: [SizedView(40, 19), SizedView(60, 16)])
        inner.axis = .vertical
        inner.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        for row in inner.arrangedSubviews { row.setContentHuggingPriority(.defaultLow - 1, for: .horizontal) }
        _ = stack([view, inner], width: 300, height: 60, spacing: 8) { $0.alignment = .top }
        return text(view.frame)
      },
      rule(#"fillEqually down 96, spacing 4, leading \(.*\): view (\d)"#) { groups in
        let views = [SizedView(71.5, 19), SizedView(80, 19), SizedView(97.5, 19)]
        _ = stack(views, width: 180, height: 96, spacing: 4) {
          $0.axis = .vertical
          $0.distribution = .fillEqually
          $0.alignment = .leading
        }
        return text(views[Int(try groups.number(0))].frame)
      },
      rule(#"fill down 180, spacing 10: 20, spacer, 15: view (\d)"#) { groups in
        let views = [SizedView(50, 20), UIView(), SizedView(50, 15)]
        _ = stack(views, width: 300, height: 180, spacing: 10) { $0.axis = .vertical }
        return text(views[Int(try groups.number(0))].frame)
      },
    ])
}
