// SPDX-License-Identifier: MIT

import UIKit

/// A bar for each day, which rises on a spring. A touch chooses a day.
final class BarChartView: UIControl {
  var days: [Week.Day] = [] { didSet { makeBars() } }
  private(set) var chosen: Int?
  private var bars: [UIImageView] = []
  private var names: [UILabel] = []
  private var isRisen = false

  private func makeBars() {
    for view in bars + names { view.removeFromSuperview() }
    bars = days.map { day in
      let bar = UIImageView(image: BarChartView.barImage(.systemBlue))
      bar.isAccessibilityElement = true
      bar.accessibilityLabel = day.name
      bar.accessibilityValue = Week.text(day.kilometers)
      return bar
    }
    names = days.map { day in
      let label = UILabel()
      label.text = day.name
      label.font = .preferredFont(forTextStyle: .caption1)
      label.adjustsFontForContentSizeCategory = true
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.3
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      return label
    }
    for view in bars + names { addSubview(view) }
    setNeedsLayout()
  }

  /// A small picture of a bar, of which only the middle is stretched.
  static func barImage(_ color: UIColor) -> UIImage {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 13, height: 13)).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 13, height: 13), cornerRadius: 6).fill()
    }
    return image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6), resizingMode: .stretch)
  }

  /// Lets the bars rise from the ground.
  func rise() {
    isRisen = false
    layoutIfNeeded()
    setNeedsLayout()
    isRisen = true
    for (index, bar) in bars.enumerated() {
      UIView.animate(
        withDuration: 0.6, delay: Double(index) * 0.05, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
      ) { bar.frame = self.frame(ofBar: index) }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for index in bars.indices {
      bars[index].frame = frame(ofBar: index)
      names[index].frame = CGRect(x: column * CGFloat(index), y: bounds.height - 20, width: column, height: 20)
    }
  }

  private var column: CGFloat { bounds.width / CGFloat(max(1, days.count)) }

  private func frame(ofBar index: Int) -> CGRect {
    let most = max(1, days.map { $0.kilometers }.max() ?? 1)
    let room = max(0, bounds.height - 28)
    let height = isRisen ? max(13, room * days[index].kilometers / most) : 13
    let width = min(28, column * 0.6)
    return CGRect(x: column * (CGFloat(index) + 0.5) - width / 2, y: room - height, width: width, height: height)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, column > 0 else { return }
    let index = Int(touch.location(in: self).x / column)
    guard days.indices.contains(index) else { return }
    chosen = index
    for (other, bar) in bars.enumerated() {
      bar.image = BarChartView.barImage(other == index ? .systemOrange : .systemBlue)
    }
    sendActions(for: .valueChanged)
  }
}
