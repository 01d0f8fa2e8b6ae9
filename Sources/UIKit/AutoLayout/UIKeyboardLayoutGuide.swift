// SPDX-License-Identifier: MIT

/// A layout guide that follows something that moves.
///
/// Differs from Apple: constraints that hold near an edge only are not offered.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers; without a keyboard what the safe area leaves out at the bottom.
///
/// Tie content to its `topAnchor`: it is then always in sight.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is not at the bottom. Stored only: no host has one. Default: false.
  open var followsUndockedKeyboard = false

  /// Whether the guide begins above the bottom safe area while there is no keyboard. Default: true.
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

/// Where the keyboard is; who shows one says so here.
final class KeyboardPosition: AppState {
  /// The shared instance.
  static let shared = AppContext.adopt(KeyboardPosition())

  /// The part of the window that the keyboard covers, in the window's points; zero, the default, for none.
  var frame = CGRect.zero {
    didSet {
      guard frame != oldValue else { return }
      watched.removeAll { $0.isGone }
      for item in watched {
        if let view = item.guide?.owner { LayoutHierarchy.geometryChanged(of: view) }
      }
    }
  }

  /// The guides that follow.
  @exclusivity(unchecked) private var watched: [LayoutItem] = []

  func watch(_ guide: UILayoutGuide) {
    watched.removeAll { $0.isGone }
    watched.append(guide.layoutItem)
  }

  /// Removes the keyboard; for an application that restarts.
  func reset() { frame = .zero }
}
