// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// The settings for which no host has a report. Tests state them.
  private final class AccessibilitySettings: AppState {
    static let shared = AppContext.adopt(AccessibilitySettings())

    /// The settings that are not as by default.
    private var changed: Set<String> = []

    func reset() { changed = [] }

    func contains(_ name: String) -> Bool { changed.contains(name) }

    func set(_ name: String, _ isChanged: Bool, _ notification: NSNotification.Name?) {
      guard isChanged != changed.contains(name) else { return }
      if isChanged { changed.insert(name) } else { changed.remove(name) }
      if let notification { NotificationCenter.default.post(name: notification, object: nil) }
    }
  }

  // Differs from Apple: all are settable, so that a test can state them; changes are posted. Native builds only.
  extension UIAccessibility {
    /// Whether a screen reader is running. Default: false.
    public static var isVoiceOverRunning: Bool {
      get { AccessibilitySettings.shared.contains("isVoiceOverRunning") }
      set { AccessibilitySettings.shared.set("isVoiceOverRunning", newValue, voiceOverStatusDidChangeNotification) }
    }

    /// Whether the device is operated with switches. Default: false.
    public static var isSwitchControlRunning: Bool {
      get { AccessibilitySettings.shared.contains("isSwitchControlRunning") }
      set {
        AccessibilitySettings.shared.set("isSwitchControlRunning", newValue, switchControlStatusDidChangeNotification)
      }
    }

    /// Whether a menu replaces gestures and buttons. Default: false.
    public static var isAssistiveTouchRunning: Bool {
      get { AccessibilitySettings.shared.contains("isAssistiveTouchRunning") }
      set {
        AccessibilitySettings.shared.set("isAssistiveTouchRunning", newValue, assistiveTouchStatusDidChangeNotification)
      }
    }

    /// Whether the device is restricted to one app. Default: false.
    public static var isGuidedAccessEnabled: Bool {
      get { AccessibilitySettings.shared.contains("isGuidedAccessEnabled") }
      set {
        AccessibilitySettings.shared.set("isGuidedAccessEnabled", newValue, guidedAccessStatusDidChangeNotification)
      }
    }

    /// Whether text is bold. Default: false.
    public static var isBoldTextEnabled: Bool {
      get { AccessibilitySettings.shared.contains("isBoldTextEnabled") }
      set { AccessibilitySettings.shared.set("isBoldTextEnabled", newValue, boldTextStatusDidChangeNotification) }
    }

    /// Whether the screen shows shades of gray only. Default: false.
    public static var isGrayscaleEnabled: Bool {
      get { AccessibilitySettings.shared.contains("isGrayscaleEnabled") }
      set { AccessibilitySettings.shared.set("isGrayscaleEnabled", newValue, grayscaleStatusDidChangeNotification) }
    }

    /// Whether colors are inverted. Default: false.
    public static var isInvertColorsEnabled: Bool {
      get { AccessibilitySettings.shared.contains("isInvertColorsEnabled") }
      set {
        AccessibilitySettings.shared.set("isInvertColorsEnabled", newValue, invertColorsStatusDidChangeNotification)
      }
    }

    /// Whether backgrounds should be opaque. Default: false.
    public static var isReduceTransparencyEnabled: Bool {
      get { AccessibilitySettings.shared.contains("isReduceTransparencyEnabled") }
      set {
        AccessibilitySettings.shared.set(
          "isReduceTransparencyEnabled", newValue, reduceTransparencyStatusDidChangeNotification)
      }
    }

    /// Whether both channels of sound are mixed. Default: false.
    public static var isMonoAudioEnabled: Bool {
      get { AccessibilitySettings.shared.contains("isMonoAudioEnabled") }
      set { AccessibilitySettings.shared.set("isMonoAudioEnabled", newValue, monoAudioStatusDidChangeNotification) }
    }

    /// Whether captions are shown. Default: false.
    public static var isClosedCaptioningEnabled: Bool {
      get { AccessibilitySettings.shared.contains("isClosedCaptioningEnabled") }
      set {
        AccessibilitySettings.shared.set(
          "isClosedCaptioningEnabled", newValue, closedCaptioningStatusDidChangeNotification)
      }
    }

    /// Whether the screen can be read aloud. Default: false.
    public static var isSpeakScreenEnabled: Bool {
      get { AccessibilitySettings.shared.contains("isSpeakScreenEnabled") }
      set { AccessibilitySettings.shared.set("isSpeakScreenEnabled", newValue, speakScreenStatusDidChangeNotification) }
    }

    /// Whether a selection can be read aloud. Default: false.
    public static var isSpeakSelectionEnabled: Bool {
      get { AccessibilitySettings.shared.contains("isSpeakSelectionEnabled") }
      set {
        AccessibilitySettings.shared.set("isSpeakSelectionEnabled", newValue, speakSelectionStatusDidChangeNotification)
      }
    }

    /// Whether shaking the device undoes. Default: true.
    public static var isShakeToUndoEnabled: Bool {
      get { !AccessibilitySettings.shared.contains("isShakeToUndoEnabled") }
      set { AccessibilitySettings.shared.set("isShakeToUndoEnabled", !newValue, shakeToUndoDidChangeNotification) }
    }

    /// Whether switches show their state as text. Default: false.
    public static var isOnOffSwitchLabelsEnabled: Bool {
      get { AccessibilitySettings.shared.contains("isOnOffSwitchLabelsEnabled") }
      set {
        AccessibilitySettings.shared.set("isOnOffSwitchLabelsEnabled", newValue, onOffSwitchLabelsDidChangeNotification)
      }
    }

    /// Whether videos play without being asked. Default: true.
    public static var isVideoAutoplayEnabled: Bool {
      get { !AccessibilitySettings.shared.contains("isVideoAutoplayEnabled") }
      set {
        AccessibilitySettings.shared.set("isVideoAutoplayEnabled", !newValue, videoAutoplayStatusDidChangeNotification)
      }
    }

    /// Whether color must not be the only distinction. Default: false.
    public static var shouldDifferentiateWithoutColor: Bool {
      get { AccessibilitySettings.shared.contains("shouldDifferentiateWithoutColor") }
      set {
        AccessibilitySettings.shared.set(
          "shouldDifferentiateWithoutColor", newValue,
          NSNotification.Name("UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"))
      }
    }

    /// Whether buttons have outlines. Default: false.
    public static var buttonShapesEnabled: Bool {
      get { AccessibilitySettings.shared.contains("buttonShapesEnabled") }
      set {
        AccessibilitySettings.shared.set(
          "buttonShapesEnabled", newValue, buttonShapesEnabledStatusDidChangeNotification)
      }
    }

    /// Whether transitions should fade instead of slide. Default: false.
    public static var prefersCrossFadeTransitions: Bool {
      get { AccessibilitySettings.shared.contains("prefersCrossFadeTransitions") }
      set {
        AccessibilitySettings.shared.set(
          "prefersCrossFadeTransitions", newValue, prefersCrossFadeTransitionsStatusDidChange)
      }
    }

    /// The view that has the keyboard focus; nil if there is none. The identifier of a technology is not used.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
      FocusController.shared.view
    }

    /// Returns a rectangle of a view in points of the screen.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
      let inWindow = view.convert(rect, to: nil)
      let origin = view.window?.frame.origin ?? .zero
      return inWindow.offsetBy(dx: origin.x, dy: origin.y)
    }

    /// A kind of assistive technology.
    nonisolated public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates an identifier with a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A screen reader.
      public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
        rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
      /// Switches.
      public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
        rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// The name of the notification that `isVoiceOverRunning` has changed.
    nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityVoiceOverStatusDidChangeNotification")

    /// The name of the notification that `isSwitchControlRunning` has changed.
    nonisolated public static let switchControlStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilitySwitchControlStatusDidChangeNotification")

    /// The name of the notification that `isAssistiveTouchRunning` has changed.
    nonisolated public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityAssistiveTouchStatusDidChangeNotification")

    /// The name of the notification that `isGuidedAccessEnabled` has changed.
    nonisolated public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityGuidedAccessStatusDidChangeNotification")

    /// The name of the notification that `isBoldTextEnabled` has changed.
    nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityBoldTextStatusDidChangeNotification")

    /// The name of the notification that `isGrayscaleEnabled` has changed.
    nonisolated public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityGrayscaleStatusDidChangeNotification")

    /// The name of the notification that `isInvertColorsEnabled` has changed.
    nonisolated public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityInvertColorsStatusDidChangeNotification")

    /// The name of the notification that `isReduceTransparencyEnabled` has changed.
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

    /// The name of the notification that `isMonoAudioEnabled` has changed.
    nonisolated public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityMonoAudioStatusDidChangeNotification")

    /// The name of the notification that `isClosedCaptioningEnabled` has changed.
    nonisolated public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityClosedCaptioningStatusDidChangeNotification")

    /// The name of the notification that `isSpeakScreenEnabled` has changed.
    nonisolated public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilitySpeakScreenStatusDidChangeNotification")

    /// The name of the notification that `isSpeakSelectionEnabled` has changed.
    nonisolated public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilitySpeakSelectionStatusDidChangeNotification")

    /// The name of the notification that `isShakeToUndoEnabled` has changed.
    nonisolated public static let shakeToUndoDidChangeNotification = NSNotification.Name(
      "UIAccessibilityShakeToUndoDidChangeNotification")

    /// The name of the notification that `isOnOffSwitchLabelsEnabled` has changed.
    nonisolated public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
      "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")

    /// The name of the notification that `isVideoAutoplayEnabled` has changed.
    nonisolated public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityVideoAutoplayStatusDidChangeNotification")

    /// The name of the notification that `buttonShapesEnabled` has changed.
    nonisolated public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")

    /// The name of the notification that `prefersCrossFadeTransitions` has changed.
    nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  }
#endif
