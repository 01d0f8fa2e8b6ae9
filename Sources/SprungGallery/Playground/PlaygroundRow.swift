// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A row of the playground's panel: the control for a parameter, with its name and value.
final class PlaygroundRow: UIView {
  /// The parameter that the row changes.
  let parameter: PlaygroundParameter
  /// The slider of a number, or nil.
  private(set) var slider: UISlider?
  /// The segmented control of a choice, or nil.
  private(set) var segments: UISegmentedControl?
  /// The switch, or nil.
  private(set) var toggle: UISwitch?
  /// The button, or nil.
  private(set) var button: UIButton?

  private let name = GalleryLabel(15)
  private let words = GalleryLabel(14)

  /// Creates the row of a parameter.
  init(_ parameter: PlaygroundParameter) {
    self.parameter = parameter
    super.init(frame: .zero)
    name.text = parameter.name
    words.textColor = GalleryColors.caption
    words.textAlignment = .right
    switch parameter.kind {
    case .number, .power: addSlider()
    case .choice(let titles): addSegments(titles)
    case .toggle: addSwitch()
    case .button: addButton()
    }
  }

  /// Always returns nil, because decoding from archives is not supported.
  required init?(coder: NSCoder) { nil }

  /// The preferred height of the row in points.
  var height: CGFloat {
    switch parameter.kind {
    case .choice: 44 + scaled(22)
    default: 44
    }
  }

  /// Whether two rows of this kind fit side by side.
  var isShort: Bool {
    switch parameter.kind {
    case .toggle, .button: true
    default: false
    }
  }

  private func addSlider() {
    let slider = UISlider()
    slider.value = Float(parameter.share(of: parameter.initial))
    slider.accessibilityLabel = parameter.name
    slider.addHandler(for: .valueChanged) { [me = WeakReference(self)] _ in me.wrappedValue?.slid() }
    self.slider = slider
    // The slider's accessibility label and value already contain the texts of these labels.
    for label in [name, words] { label.isAccessibilityElement = false }
    show(parameter.initial)
    for view in [name, words, slider] { addSubview(view) }
  }

  private func slid() {
    guard let slider else { return }
    let value = parameter.value(at: CGFloat(slider.value))
    show(value)
    parameter.set(value)
  }

  private func show(_ value: CGFloat) {
    let text = parameter.words(for: value)
    words.text = text
    slider?.accessibilityValue = text
  }

  private func addSegments(_ titles: [String]) {
    let segments = UISegmentedControl(items: titles)
    segments.selectedSegmentIndex = Int(parameter.initial)
    segments.accessibilityLabel = parameter.name
    segments.addHandler(for: .valueChanged) { [me = WeakReference(self)] _ in
      guard let me = me.wrappedValue else { return }
      guard let segments = me.segments else { return }
      me.parameter.set(CGFloat(segments.selectedSegmentIndex))
    }
    self.segments = segments
    addSubview(name)
    addSubview(segments)
  }

  private func addSwitch() {
    let toggle = UISwitch()
    toggle.isOn = parameter.initial != 0
    toggle.accessibilityLabel = parameter.name
    toggle.addHandler(for: .valueChanged) { [me = WeakReference(self)] _ in
      guard let me = me.wrappedValue else { return }
      guard let toggle = me.toggle else { return }
      me.parameter.set(toggle.isOn ? 1 : 0)
    }
    self.toggle = toggle
    name.isAccessibilityElement = false
    addSubview(name)
    addSubview(toggle)
  }

  private func addButton() {
    let button = UIButton(type: .system)
    button.setTitle(parameter.name, for: .normal)
    button.useGalleryFont(15)
    button.backgroundColor = .tertiarySystemFill
    button.layer.cornerRadius = 10
    button.addHandler(for: .primaryActionTriggered) { [me = WeakReference(self)] _ in me.wrappedValue?.parameter.set(1)
    }
    self.button = button
    addSubview(button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let middle = bounds.height / 2
    if let slider {
      // The slider gets about a third of the width.
      let left = min(scaled(122), max(122, width * 0.42))
      let right = min(scaled(58), max(58, width * 0.24))
      name.frame = CGRect(x: 0, y: 0, width: left, height: bounds.height)
      words.frame = CGRect(x: width - right, y: 0, width: right, height: bounds.height)
      slider.frame = CGRect(x: left, y: middle - 15.5, width: max(0, width - left - right - 6), height: 31)
    } else if let segments {
      name.frame = CGRect(x: 0, y: 4, width: width, height: scaled(22))
      segments.frame = CGRect(x: 0, y: name.frame.maxY + 3, width: width, height: 30)
    } else if let toggle {
      name.frame = CGRect(x: 0, y: 0, width: max(0, width - 60), height: bounds.height)
      toggle.frame.origin = CGPoint(x: max(0, width - toggle.bounds.width), y: middle - toggle.bounds.height / 2)
    } else if let button {
      button.frame = CGRect(x: 0, y: 5, width: width, height: max(0, bounds.height - 10))
    }
  }
}
