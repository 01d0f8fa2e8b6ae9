// SPDX-License-Identifier: MIT

import SprungStage

/// The button of a day in a calendar.
final class DayButton: UIControl {
  private let circle = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)
  /// The start of the day.
  private(set) var day: Date?
  private var isToday = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    circle.isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(circle)
    addSubview(label)
    accessibility.isElement = true
    accessibility.traits = .button
  }

  required init?(coder: NSCoder) { nil }

  /// Displays the given day, or nothing if it is nil.
  func show(_ day: Date?, number: String, spoken: String, isToday: Bool, isChosen: Bool, isAllowed: Bool) {
    self.day = day
    self.isToday = isToday
    isHidden = day == nil
    label.text = number
    accessibility.label = spoken
    isSelected = isChosen
    isEnabled = isAllowed
    stateChanged()
  }

  /// Updates the colors. If today is selected, its circle has the tint color; other selected days have a lighter
  /// circle.
  package override func stateChanged() {
    super.stateChanged()
    let tint = tintColor ?? .systemBlue
    circle.isHidden = !isSelected
    circle.backgroundColor = isToday ? tint : tint.withAlphaComponent(UIKitTuning.calendarSelectionAlpha)
    label.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
    label.textColor = isSelected && isToday ? .white : isSelected || isToday ? tint : .label
    label.alpha = isEnabled ? isHighlighted ? UIKitTuning.highlightedTitleAlpha : 1 : UIKitTuning.dimmedImageAlpha
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateChanged()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let diameter = min(bounds.width, bounds.height, UIKitTuning.calendarCircle)
    circle.layoutFrame = CGRect(
      x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter, height: diameter)
    circle.layer.cornerRadius = diameter / 2
    label.layoutFrame = bounds
  }

  package override var stageAccessibility: StageAccessibility? { controlAccessibility }
}
