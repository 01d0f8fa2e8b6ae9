// SPDX-License-Identifier: MIT

/// A layout guide that follows a moving area.
///
/// Differs from Apple: constraints that are active only near an edge are not supported.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The area of a view that the keyboard covers. If no keyboard is visible, the guide covers the area below the safe
/// area.
///
/// Constrain content to the guide's `topAnchor` to keep the content above the keyboard.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows an undocked keyboard. The value has no effect, because keyboards of hosts cannot be
  /// undocked. Default: false.
  open var followsUndockedKeyboard = false

  /// Whether the guide starts at the bottom safe area when there is no keyboard. Default: true.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue, let owner { LayoutHierarchy.geometryChanged(of: owner) } }
  }
}

extension UIView {
  final var keyboardGuide: UIKeyboardLayoutGuide {
    for guide in makeLayoutStorage().systemGuides {
      if let guide = guide as? UIKeyboardLayoutGuide { return guide }
    }
    let guide = UIKeyboardLayoutGuide()
    LayoutGuideOwnership.adopt(guide, by: self, .keyboard, "UIKeyboardLayoutGuide")
    KeyboardPosition.shared.watch(guide)
    return guide
  }
}

/// The position of the keyboard, set by the code that presents it.
final class KeyboardPosition: AppState {
  /// The shared instance.
  static let shared = AppContext.adopt(KeyboardPosition())

  /// The area of the window that the keyboard covers, in the window's coordinates. Default: zero, for no keyboard.
  var frame = CGRect.zero {
    didSet {
      guard frame != oldValue else { return }
      watched.removeAll { $0.isGone }
      for item in watched {
        if let view = item.guide?.owner { LayoutHierarchy.geometryChanged(of: view) }
      }
    }
  }

  /// The guides that follow the keyboard.
  @exclusivity(unchecked) private var watched: [LayoutItem] = []

  func watch(_ guide: UILayoutGuide) {
    watched.removeAll { $0.isGone }
    watched.append(guide.layoutItem)
  }

  /// Removes the keyboard when an application restarts.
  func reset() { frame = .zero }
}
