// SPDX-License-Identifier: MIT

import UIKit

/// A bar chart of the days in a week. The bars animate with springs, and a tap selects a day.
final class BarChartView: UIControl {
  private(set) var selectedDay: Int?
  private var days: [Week.Day] = []
  private var bars: [UIView] = []
  private var names: [UILabel] = []
  private var hasAppeared = false

  /// Displays the days of a week. The scale is the same for all weeks.
  func show(_ days: [Week.Day]) {
    self.days = days
    if bars.count != days.count { makeBars() }
    for (index, day) in days.enumerated() {
      bars[index].accessibilityLabel = day.name
      bars[index].accessibilityValue = Week.text(day.kilometers)
      names[index].text = day.name
    }
    mark(nil)
    if hasAppeared { animateBars() }
  }

  private func makeBars() {
    for view in bars + names { view.removeFromSuperview() }
    bars = days.map { _ in
      let bar = UIView()
      bar.layer.cornerRadius = 6
      bar.isUserInteractionEnabled = false
      bar.isAccessibilityElement = true
      bar.accessibilityTraits = .image
      return bar
    }
    names = days.map { _ in
      let label = UILabel()
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      label.isAccessibilityElement = false
      return label
    }
    for view in bars + names { addSubview(view) }
  }

  /// Animates the bars from zero to their values. Only the first call has an effect.
  func rise() {
    guard !hasAppeared else { return }
    layoutIfNeeded()
    hasAppeared = true
    animateBars()
  }

  private func animateBars() {
    for (index, bar) in bars.enumerated() {
      UIView.animate(
        withDuration: 0.6, delay: Double(index) * 0.05, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
        options: [.allowUserInteraction]
      ) { bar.frame = self.frame(ofBar: index) }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = nameHeight
    for index in bars.indices {
      bars[index].frame = frame(ofBar: index)
      names[index].font = nameFont
      names[index].frame = CGRect(x: columnX(index) + 1, y: bounds.height - height, width: column - 2, height: height)
    }
  }

  private var column: CGFloat { bounds.width / CGFloat(max(1, days.count)) }

  /// The font of all day names, sized so that the longest name fits its column.
  private var nameFont: UIFont {
    .systemFont(ofSize: min(UIFont.preferredFont(forTextStyle: .caption1).pointSize, max(1, column * 0.4)))
  }

  private var nameHeight: CGFloat { nameFont.lineHeight.rounded(.up) }

  /// Returns the left edge of a column. The first day is at the leading edge.
  private func columnX(_ index: Int) -> CGFloat {
    column * CGFloat(effectiveUserInterfaceLayoutDirection == .rightToLeft ? days.count - 1 - index : index)
  }

  private func frame(ofBar index: Int) -> CGRect {
    let highest: CGFloat = 10
    let available = max(0, bounds.height - nameHeight - 8)
    let height = hasAppeared ? max(13, available * min(1, days[index].kilometers / highest)) : 13
    let width = min(28, column * 0.6)
    return CGRect(x: columnX(index) + (column - width) / 2, y: available - height, width: width, height: height)
  }

  // MARK: Selection

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let x = touch?.location(in: self).x, column > 0 else { return }
    guard let day = days.indices.first(where: { (columnX($0)..<columnX($0) + column).contains(x) }) else { return }
    mark(day == selectedDay ? nil : day)
    sendActions(for: .valueChanged)
  }

  private func mark(_ day: Int?) {
    selectedDay = day
    for (index, bar) in bars.enumerated() {
      bar.backgroundColor = index == day ? .systemOrange : .systemBlue
    }
  }
}
