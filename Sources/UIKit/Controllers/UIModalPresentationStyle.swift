// SPDX-License-Identifier: MIT

/// How a presented controller is shown.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window; the presenter's view leaves it.
  case fullScreen = 0
  /// A sheet that leaves a strip at the top free.
  case pageSheet = 1
  /// A smaller sheet in the middle of a wide window, a page sheet in a narrow one.
  case formSheet = 2
  /// Covers the nearest ancestor that defines a context; that one's view leaves the window.
  case currentContext = 3
  /// As specified by the presentation controller of the `transitioningDelegate`; `overFullScreen` if there is none.
  case custom = 4
  /// Covers the window; the presenter's view stays below it.
  case overFullScreen = 5
  /// Covers the nearest ancestor that defines a context; that one's view stays below it.
  case overCurrentContext = 6
  /// As a form sheet.
  case popover = 7
  /// Not presented.
  case none = -1
  /// The system's choice: a page sheet.
  case automatic = -2
}

/// The animation of a controller that covers another one.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// Rises from the lower edge.
  case coverVertical = 0
  /// Turns the screen over about its upright axis.
  case flipHorizontal = 1
  /// Appears in place.
  case crossDissolve = 2
  /// As `crossDissolve`: pages cannot be curled here.
  case partialCurl = 3
}
