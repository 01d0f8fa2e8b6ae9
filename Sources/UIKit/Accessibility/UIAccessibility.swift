// SPDX-License-Identifier: MIT

/// The user's accessibility settings, as reported by the host.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether the user prefers reduced motion. Default: false.
  ///
  /// If true, dynamic animations and spring layouts jump to their end state and call each completion handler once.
  /// Differs from Apple: tests and hosts can set this property.
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
    /// Posted when `isReduceMotionEnabled` changes.
    nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityReduceMotionStatusDidChangeNotification")
  #endif
}

/// Traits that describe an element to assistive technology.
nonisolated public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt64
  /// Creates traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The element behaves like a button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// The element is an image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// The element is a link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// The element is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// The element plays its own sound when activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// The element is a key of an on-screen keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// The element summarizes the state of the app at launch.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// The element is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// The element starts playback or recording when activated, so speech stops.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// The element turns the page after its text has been read aloud.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  /// The element can be zoomed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
  /// The element is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// The element is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// The element's label or value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// The element's value can be incremented and decremented.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// The element handles touches directly, like a canvas. Keys perform gestures on the element.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// The element is an item of a tab bar.
  public static let tabItem = UIAccessibilityTraits(rawValue: 1 << 28)
  /// The element can be switched on and off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
  /// The element is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}
