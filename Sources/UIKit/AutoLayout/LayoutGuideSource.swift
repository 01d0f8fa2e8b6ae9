// SPDX-License-Identifier: MIT

/// The rectangle that a system guide follows.
enum LayoutGuideSource {
  /// The area that no bar covers.
  case safeArea
  /// The area inside the layout margins.
  case margins
  /// The area inside the margins, with a width limited for readability.
  case readableContent
  /// The area that the keyboard covers.
  case keyboard
  /// The areas covered by the bars at the top and bottom.
  case topBars, bottomBars
  /// The visible frame of a scroll view.
  case scrollFrame
  /// The entire content of a scroll view; the content's constraints determine its size.
  case scrollContent

  /// Returns the distances of the guide's edges from the view's edges.
  func insets(in view: UIView) -> UIEdgeInsets {
    switch self {
    case .safeArea: return view.safeAreaInsets
    case .margins: return view.layoutMargins
    case .readableContent:
      let margins = view.layoutMargins
      let spare = view.bounds.width - margins.left - margins.right - UIKitTuning.readableWidth
      guard spare > 0 else { return margins }
      return UIEdgeInsets(
        top: margins.top, left: margins.left + spare / 2, bottom: margins.bottom, right: margins.right + spare / 2)
    case .keyboard:
      // The keyboard guide covers the area below the content: its top edge is the bottom of the uncovered area.
      var top = view.bounds.height - (view.keyboardLayoutGuide.usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
      if KeyboardPosition.shared.frame.height > 0, let window = view.window {
        top = min(top, view.convert(KeyboardPosition.shared.frame.origin, from: window).y - view.bounds.minY)
      }
      return UIEdgeInsets(top: max(0, top), left: 0, bottom: 0, right: 0)
    case .topBars:
      return UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height - view.safeAreaInsets.top, right: 0)
    case .bottomBars:
      return UIEdgeInsets(top: view.bounds.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
    case .scrollFrame:
      let origin = view.bounds.origin
      return UIEdgeInsets(top: origin.y, left: origin.x, bottom: -origin.y, right: -origin.x)
    case .scrollContent: return .zero
    }
  }

  /// Returns the guide's rectangle in the view's coordinates.
  func frame(in view: UIView) -> CGRect {
    if case .scrollContent = self, let scrollView = view as? UIScrollView {
      return CGRect(origin: .zero, size: scrollView.contentSize)
    }
    if case .scrollFrame = self { return view.bounds }
    return CGRect(origin: .zero, size: view.bounds.size).inset(by: insets(in: view))
  }
}
