// SPDX-License-Identifier: MIT

import SprungStage

/// The text field of a search bar, with a magnifying glass and a clear button.
///
/// Differs from Apple: search tokens are not supported.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private let sign = SearchSign(frame: UIKitTuning.searchSignFrame)

  /// Creates an empty field with a frame in the future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty field of zero size. Decoding from archives is not supported.
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

  /// Returns the frame of the magnifying glass or of the view that replaces it.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard leftView === sign else { return super.leftViewRect(forBounds: bounds) }
    let frame = UIKitTuning.searchSignFrame
    let x = isMirrored ? bounds.maxX - frame.maxX : bounds.minX + frame.minX
    let y = bounds.minY + frame.minY + (bounds.height - UIKitTuning.searchFieldHeight) / 2
    return CGRect(x: x, y: y, width: frame.width, height: frame.height)
  }

  /// Returns the frame of the clear button.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let (size, margin) = UIKitTuning.searchClearButton
    return CGRect(
      x: isMirrored ? bounds.minX + margin : bounds.maxX - margin - size.width,
      y: bounds.minY + (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// Returns the frame of the text, which extends from the magnifying glass to the clear button or, if the field is
  /// empty, to the end of the field.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    textArea(in: bounds) ?? super.textRect(forBounds: bounds)
  }

  /// Returns the same rectangle as `textRect(forBounds:)`.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    textArea(in: bounds) ?? super.editingRect(forBounds: bounds)
  }

  /// Returns the area of the text as measured on iOS, or nil if the app has replaced the views next to the text.
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
