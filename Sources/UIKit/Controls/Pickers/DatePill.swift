// SPDX-License-Identifier: MIT

import SprungStage

/// A compact button with a date or time. The title has the tint color while the button's popover is open.
final class DatePill: UIControl {
  private let label = UILabel(frame: .zero)

  /// The title of the button.
  var title = "" {
    didSet {
      label.text = title
      layer.mark(.accessibility)
    }
  }

  /// Whether the popover is open.
  var isOpen = false { didSet { stateChanged() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = UIKitTuning.datePillRadius
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 17)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addSubview(label)
    accessibility.isElement = true
    accessibility.traits = .button
  }

  required init?(coder: NSCoder) { nil }

  /// The size of the title including its insets, in points.
  var fittingSize: CGSize {
    let text = label.intrinsicContentSize
    let insets = UIKitTuning.datePillInsets
    return CGSize(width: text.width + 2 * insets.width, height: text.height + 2 * insets.height)
  }

  package override func stateChanged() {
    super.stateChanged()
    label.textColor = isOpen ? tintColor : .label
    label.alpha = isEnabled ? isHighlighted ? UIKitTuning.highlightedTitleAlpha : 1 : UIKitTuning.dimmedImageAlpha
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateChanged()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = min(UIKitTuning.datePillInsets.width, bounds.width / 4)
    label.layoutFrame = bounds.insetBy(dx: inset, dy: 0)
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  package override var stageAccessibility: StageAccessibility? { controlAccessibility }
}
