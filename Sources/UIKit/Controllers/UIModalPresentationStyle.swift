// SPDX-License-Identifier: MIT

/// The presentation styles of view controllers.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window, and removes the presenting controller's view from the window.
  case fullScreen = 0
  /// A sheet that leaves a gap at the top.
  case pageSheet = 1
  /// A smaller, centered sheet in a wide window, and a page sheet in a narrow one.
  case formSheet = 2
  /// Covers the nearest ancestor that defines a presentation context, and removes the ancestor's view from the window.
  case currentContext = 3
  /// Uses the presentation controller that the `transitioningDelegate` returns. If the delegate does not return one,
  /// behaves like `overFullScreen`.
  case custom = 4
  /// Covers the window. The presenter's view remains in the window.
  case overFullScreen = 5
  /// Covers the nearest ancestor that defines a presentation context. The ancestor's view remains in the window.
  case overCurrentContext = 6
  /// A popover in a wide window. In a narrow window, the controller is displayed as a sheet, unless the delegate
  /// returns another style.
  case popover = 7
  /// No presentation or adaptation.
  case none = -1
  /// The system's default style, which is `pageSheet`.
  case automatic = -2
}

/// The transition styles of presented controllers.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// The controller slides up from the bottom edge.
  case coverVertical = 0
  /// The screen flips around its vertical axis.
  case flipHorizontal = 1
  /// The controller fades in.
  case crossDissolve = 2
  /// Behaves like `crossDissolve`, because page curls are not supported.
  case partialCurl = 3
}
