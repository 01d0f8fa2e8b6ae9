// SPDX-License-Identifier: MIT

/// The person's accessibility settings, as the host reports them.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether the person prefers reduced motion. Default: false.
  ///
  /// Dynamics and springy layouts then reach their end state in one step and call every completion once.
  /// Differs from Apple: settable, so that a test or host can state it.
  public static var isReduceMotionEnabled: Bool {
    get { AppContext.shared.prefersReducedMotion }
    set {
      guard newValue != AppContext.shared.prefersReducedMotion else { return }
      AppContext.shared.prefersReducedMotion = newValue
      #if !hasFeature(Embedded)
        NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
      #endif
    }
  }

  #if !hasFeature(Embedded)
    /// The name of the notification that the person now asks for less motion, or no longer does.
    nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityReduceMotionStatusDidChangeNotification")
  #endif
}

/// The traits of an element for assistive technology.
nonisolated public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Makes traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing special.
  public static let none: UIAccessibilityTraits = []
  /// Behaves like a button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Opens another location.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// Currently selected.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Plays its own sound when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// A summary of the state of the app at its start.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// A field for searches.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// Starts playing or recording; speech stops.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// Turns the page when it has been read to its end.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  /// Can be zoomed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// Cannot be used at the moment.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// Its value or words change often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// Its value can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// Handles touches directly, as a canvas or a gesture area does; keys make gestures on it.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// An item of a tab bar.
  public static let tabItem = UIAccessibilityTraits(rawValue: 1 << 28)
  /// Something that is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}
