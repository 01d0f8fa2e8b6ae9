// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// Accessibility settings that hosts do not report. Tests can set them.
  private final class AccessibilitySettings: AppState {
    static let shared = AppContext.adopt(AccessibilitySettings())

    /// The names of the settings that differ from their defaults.
    private var changed: Set<String> = []

    func reset() { changed = [] }

    func contains(_ name: String) -> Bool { changed.contains(name) }

    func set(_ name: String, _ isChanged: Bool, _ notification: NSNotification.Name?) {
      guard isChanged != changed.contains(name) else { return }
      if isChanged { changed.insert(name) } else { changed.remove(name) }
      if let notification { NotificationCenter.default.post(name: notification, object: nil) }
    }
  }

  // Differs from Apple: tests can set these properties, and each change posts a notification. Native builds only.
  extension UIAccessibility {
    /// Whether a screen reader is running. Default: false.
    public static var isVoiceOverRunning: Bool {
      get { AccessibilitySettings.shared.contains("isVoiceOverRunning") }
      set { AccessibilitySettings.shared.set("isVoiceOverRunning", newValue, voiceOverStatusDidChangeNotification) }
    }

    /// Whether the user operates the device with switches. Default: false.
    public static var isSwitchControlRunning: Bool {
      get { AccessibilitySettings.shared.contains("isSwitchControlRunning") }
      set {
        AccessibilitySettings.shared.set("isSwitchControlRunning", newValue, switchControlStatusDidChangeNotification)
      }
    }

    /// Whether the user operates the device with the AssistiveTouch menu instead of gestures and buttons. Default:
    /// false.
    public static var isAssistiveTouchRunning: Bool {
      get { AccessibilitySettings.shared.contains("isAssistiveTouchRunning") }
      set {
        AccessibilitySettings.shared.set("isAssistiveTouchRunning", newValue, assistiveTouchStatusDidChangeNotification)
      }
    }

    /// Whether Guided Access restricts the device to a single app. Default: false.
    public static var isGuidedAccessEnabled: Bool {
      get { AccessibilitySettings.shared.contains("isGuidedAccessEnabled") }
      set {
        AccessibilitySettings.shared.set("isGuidedAccessEnabled", newValue, guidedAccessStatusDidChangeNotification)
      }
    }

    /// Whether the user prefers bold text. Default: false.
    public static var isBoldTextEnabled: Bool {
      get { AccessibilitySettings.shared.contains("isBoldTextEnabled") }
      set { AccessibilitySettings.shared.set("isBoldTextEnabled", newValue, boldTextStatusDidChangeNotification) }
    }

    /// Whether the screen displays only shades of gray. Default: false.
    public static var isGrayscaleEnabled: Bool {
      get { AccessibilitySettings.shared.contains("isGrayscaleEnabled") }
      set { AccessibilitySettings.shared.set("isGrayscaleEnabled", newValue, grayscaleStatusDidChangeNotification) }
    }

    /// Whether the screen inverts colors. Default: false.
    public static var isInvertColorsEnabled: Bool {
      get { AccessibilitySettings.shared.contains("isInvertColorsEnabled") }
      set {
        AccessibilitySettings.shared.set("isInvertColorsEnabled", newValue, invertColorsStatusDidChangeNotification)
      }
    }

    /// Whether the user prefers opaque backgrounds. Default: false.
    public static var isReduceTransparencyEnabled: Bool {
      get { AccessibilitySettings.shared.contains("isReduceTransparencyEnabled") }
      set {
        AccessibilitySettings.shared.set(
          "isReduceTransparencyEnabled", newValue, reduceTransparencyStatusDidChangeNotification)
      }
    }

    /// Whether the left and right audio channels are combined. Default: false.
    public static var isMonoAudioEnabled: Bool {
      get { AccessibilitySettings.shared.contains("isMonoAudioEnabled") }
      set { AccessibilitySettings.shared.set("isMonoAudioEnabled", newValue, monoAudioStatusDidChangeNotification) }
    }

    /// Whether the user prefers closed captions. Default: false.
    public static var isClosedCaptioningEnabled: Bool {
      get { AccessibilitySettings.shared.contains("isClosedCaptioningEnabled") }
      set {
        AccessibilitySettings.shared.set(
          "isClosedCaptioningEnabled", newValue, closedCaptioningStatusDidChangeNotification)
      }
    }

    /// Whether the user can have the screen read aloud. Default: false.
    public static var isSpeakScreenEnabled: Bool {
      get { AccessibilitySettings.shared.contains("isSpeakScreenEnabled") }
      set { AccessibilitySettings.shared.set("isSpeakScreenEnabled", newValue, speakScreenStatusDidChangeNotification) }
    }

    /// Whether the user can have selected text read aloud. Default: false.
    public static var isSpeakSelectionEnabled: Bool {
      get { AccessibilitySettings.shared.contains("isSpeakSelectionEnabled") }
      set {
        AccessibilitySettings.shared.set("isSpeakSelectionEnabled", newValue, speakSelectionStatusDidChangeNotification)
      }
    }

    /// Whether shaking the device offers to undo. Default: true.
    public static var isShakeToUndoEnabled: Bool {
      get { !AccessibilitySettings.shared.contains("isShakeToUndoEnabled") }
      set { AccessibilitySettings.shared.set("isShakeToUndoEnabled", !newValue, shakeToUndoDidChangeNotification) }
    }

    /// Whether switches display on and off labels. Default: false.
    public static var isOnOffSwitchLabelsEnabled: Bool {
      get { AccessibilitySettings.shared.contains("isOnOffSwitchLabelsEnabled") }
      set {
        AccessibilitySettings.shared.set("isOnOffSwitchLabelsEnabled", newValue, onOffSwitchLabelsDidChangeNotification)
      }
    }

    /// Whether videos can play automatically. Default: true.
    public static var isVideoAutoplayEnabled: Bool {
      get { !AccessibilitySettings.shared.contains("isVideoAutoplayEnabled") }
      set {
        AccessibilitySettings.shared.set("isVideoAutoplayEnabled", !newValue, videoAutoplayStatusDidChangeNotification)
      }
    }

    /// Whether the interface should convey information by more than color. Default: false.
    public static var shouldDifferentiateWithoutColor: Bool {
      get { AccessibilitySettings.shared.contains("shouldDifferentiateWithoutColor") }
      set {
        AccessibilitySettings.shared.set(
          "shouldDifferentiateWithoutColor", newValue,
          NSNotification.Name("UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"))
      }
    }

    /// Whether buttons show their shapes. Default: false.
    public static var buttonShapesEnabled: Bool {
      get { AccessibilitySettings.shared.contains("buttonShapesEnabled") }
      set {
        AccessibilitySettings.shared.set(
          "buttonShapesEnabled", newValue, buttonShapesEnabledStatusDidChangeNotification)
      }
    }

    /// Whether the user prefers cross-fades over sliding transitions. Default: false.
    public static var prefersCrossFadeTransitions: Bool {
      get { AccessibilitySettings.shared.contains("prefersCrossFadeTransitions") }
      set {
        AccessibilitySettings.shared.set(
          "prefersCrossFadeTransitions", newValue, prefersCrossFadeTransitionsStatusDidChange)
      }
    }

    /// Returns the view that has the keyboard focus, or nil. The assistive technology identifier is ignored.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
      FocusController.shared.view
    }

    /// Converts a rectangle from a view's coordinates to screen coordinates, in points.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
      let inWindow = view.convert(rect, to: nil)
      let origin = view.window?.frame.origin ?? .zero
      return inWindow.offsetBy(dx: origin.x, dy: origin.y)
    }

    /// An identifier of an assistive technology.
    nonisolated public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
      /// The raw value of the identifier.
      public let rawValue: String
      /// Creates an identifier with the given raw value.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The identifier of the screen reader.
      public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
        rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
      /// The identifier of Switch Control.
      public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
        rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// Posted when `isVoiceOverRunning` changes.
    nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityVoiceOverStatusDidChangeNotification")

    /// Posted when `isSwitchControlRunning` changes.
    nonisolated public static let switchControlStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilitySwitchControlStatusDidChangeNotification")

    /// Posted when `isAssistiveTouchRunning` changes.
    nonisolated public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityAssistiveTouchStatusDidChangeNotification")

    /// Posted when `isGuidedAccessEnabled` changes.
    nonisolated public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityGuidedAccessStatusDidChangeNotification")

    /// Posted when `isBoldTextEnabled` changes.
    nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityBoldTextStatusDidChangeNotification")

    /// Posted when `isGrayscaleEnabled` changes.
    nonisolated public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityGrayscaleStatusDidChangeNotification")

    /// Posted when `isInvertColorsEnabled` changes.
    nonisolated public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityInvertColorsStatusDidChangeNotification")

    /// Posted when `isReduceTransparencyEnabled` changes.
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

    /// Posted when `isMonoAudioEnabled` changes.
    nonisolated public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityMonoAudioStatusDidChangeNotification")

    /// Posted when `isClosedCaptioningEnabled` changes.
    nonisolated public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityClosedCaptioningStatusDidChangeNotification")

    /// Posted when `isSpeakScreenEnabled` changes.
    nonisolated public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilitySpeakScreenStatusDidChangeNotification")

    /// Posted when `isSpeakSelectionEnabled` changes.
    nonisolated public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilitySpeakSelectionStatusDidChangeNotification")

    /// Posted when `isShakeToUndoEnabled` changes.
    nonisolated public static let shakeToUndoDidChangeNotification = NSNotification.Name(
      "UIAccessibilityShakeToUndoDidChangeNotification")

    /// Posted when `isOnOffSwitchLabelsEnabled` changes.
    nonisolated public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
      "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")

    /// Posted when `isVideoAutoplayEnabled` changes.
    nonisolated public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityVideoAutoplayStatusDidChangeNotification")

    /// Posted when `buttonShapesEnabled` changes.
    nonisolated public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")

    /// Posted when `prefersCrossFadeTransitions` changes.
    nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  }
#endif
