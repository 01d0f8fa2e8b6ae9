// SPDX-License-Identifier: MIT

import SprungStage

/// The field of a search bar: a text field with a magnifier before the text and a button that clears it.
///
/// Differs from Apple: there are no tokens.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private let sign = SearchSign(frame: UIKitTuning.searchSignFrame)

  /// Makes an empty field with a frame in the future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an empty field of zero size; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    super.leftView = sign
    super.leftViewMode = .always
    super.clearButtonMode = .always
    super.returnKeyType = .search
    super.autocapitalizationType = .none
    super.autocorrectionType = .no
    super.font = .preferredFont(forTextStyle: .body)
    super.adjustsFontForContentSizeCategory = true
    super.backgroundColor = .tertiarySystemFill
    super.clipsToBounds = true
    super.accessibilityTraits = .searchField
    layer.cornerRadius = 10
  }

  /// The frame of the magnifier, or of the view that replaces it.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard leftView === sign else { return super.leftViewRect(forBounds: bounds) }
    let frame = UIKitTuning.searchSignFrame
    let x = isMirrored ? bounds.maxX - frame.maxX : bounds.minX + frame.minX
    let y = bounds.minY + frame.minY + (bounds.height - UIKitTuning.searchFieldHeight) / 2
    return CGRect(x: x, y: y, width: frame.width, height: frame.height)
  }

  /// The rectangle of the button that clears the text.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let (size, margin) = UIKitTuning.searchClearButton
    return CGRect(
      x: isMirrored ? bounds.minX + margin : bounds.maxX - margin - size.width,
      y: bounds.minY + (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// The rectangle of the text: from behind the magnifier to the button that clears, or to the end without text.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    textArea(in: bounds) ?? super.textRect(forBounds: bounds)
  }

  /// The same as `textRect(forBounds:)`.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    textArea(in: bounds) ?? super.editingRect(forBounds: bounds)
  }

  /// The recorded place of the text; nil if the program has replaced what is beside it.
  private func textArea(in bounds: CGRect) -> CGRect? {
    guard leftView === sign, shows(leftViewMode, isEditing: isEditing), rightView == nil else { return nil }
    let button = UIKitTuning.searchClearButton
    let end = hasText && shows(clearButtonMode, isEditing: isEditing) ? button.size.width + button.margin : 0
    let start = UIKitTuning.searchTextStart
    return CGRect(
      x: bounds.minX + (isMirrored ? end : start), y: bounds.minY, width: max(0, bounds.width - start - end),
      height: bounds.height)
  }

  package override var stageAccessibility: StageAccessibility? {
    var result = super.stageAccessibility
    result?.role = .searchField
    return result
  }
}
