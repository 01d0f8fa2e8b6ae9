// SPDX-License-Identifier: MIT

/// The notifications that are posted when the keyboard changes.
nonisolated enum KeyboardNotification {
  case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame

  /// Posts a notification to all observers if the condition is true.
  static func post(_ notification: KeyboardNotification, _ frames: KeyboardFrames, if isNews: Bool) {
    guard isNews else { return }
    #if hasFeature(Embedded)
      let details = KeyboardDetails(frames)
      NotificationCenter.default.post(Notification(name: notification.name, object: nil, details: details))
    #else
      NotificationCenter.default.post(name: notification.name, object: nil, userInfo: frames.userInfo)
    #endif
  }

  private var name: NSNotification.Name {
    switch self {
    case .willShow: UIResponder.keyboardWillShowNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    }
  }
}

#if hasFeature(Embedded)
  private final class KeyboardDetails: NotificationDetails {
    private let frames: KeyboardFrames

    init(_ frames: KeyboardFrames) {
      self.frames = frames
      super.init()
    }

    override var userInfo: [String: AnyObject] { frames.userInfo }
  }
#endif

nonisolated extension KeyboardFrames {
  #if hasFeature(Embedded)
    fileprivate typealias UserInfo = [String: AnyObject]
  #else
    fileprivate typealias UserInfo = [AnyHashable: Any]
  #endif

  fileprivate var userInfo: UserInfo {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: UIKitTuning.keyboardSeconds),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 0),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }
}

extension UIKitTuning {
  /// The value of `keyboardDuration` for nonisolated code.
  nonisolated static let keyboardSeconds: TimeInterval = 0.25
}

extension UIResponder {
  /// Posted before the keyboard appears, or when another responder starts using it.
  nonisolated public class var keyboardWillShowNotification: NSNotification.Name {
    .init("UIKeyboardWillShowNotification")
  }
  /// Posted after the keyboard has appeared.
  nonisolated public class var keyboardDidShowNotification: NSNotification.Name {
    .init("UIKeyboardDidShowNotification")
  }
  /// Posted before the keyboard disappears.
  nonisolated public class var keyboardWillHideNotification: NSNotification.Name {
    .init("UIKeyboardWillHideNotification")
  }
  /// Posted after the keyboard has disappeared.
  nonisolated public class var keyboardDidHideNotification: NSNotification.Name {
    .init("UIKeyboardDidHideNotification")
  }
  /// Posted before the keyboard's frame changes.
  nonisolated public class var keyboardWillChangeFrameNotification: NSNotification.Name {
    .init("UIKeyboardWillChangeFrameNotification")
  }
  /// Posted after the keyboard's frame has changed.
  nonisolated public class var keyboardDidChangeFrameNotification: NSNotification.Name {
    .init("UIKeyboardDidChangeFrameNotification")
  }
  /// The key for the keyboard's frame before the change, in screen coordinates. The value is an `NSValue` that can be
  /// cast to `CGRect`.
  nonisolated public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// The key for the keyboard's frame after the change, in screen coordinates. The value is an `NSValue` that can be
  /// cast to `CGRect`.
  nonisolated public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The key for the duration of the keyboard animation in seconds, which is an `NSNumber`.
  nonisolated public class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The key for the animation curve, which is an `NSNumber`. Differs from Apple: the curve is always
  /// `UIView.AnimationCurve.easeInOut`.
  nonisolated public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  /// The key for an `NSNumber` that indicates whether the keyboard belongs to this application. Always true.
  nonisolated public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

#if !hasFeature(Embedded)
  extension NSValue {
    /// Creates a value that contains a rectangle.
    nonisolated public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates a value that contains a point.
    nonisolated public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates a value that contains a size.
    nonisolated public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// The rectangle that the value contains.
    nonisolated public var cgRectValue: CGRect { rectValue }
    /// The point that the value contains.
    nonisolated public var cgPointValue: CGPoint { pointValue }
    /// The size that the value contains.
    nonisolated public var cgSizeValue: CGSize { sizeValue }
  }

  // swift-format-ignore: AvoidRetroactiveConformances
  extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// Returns an `NSValue` that contains the rectangle. A cast of the `NSValue` with `as? CGRect` works as on Apple's
    /// platforms.
    nonisolated public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
    /// Extracts the rectangle from a value.
    nonisolated public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
      result = source.rectValue
    }
    /// Extracts the rectangle from a value. Returns false if the value does not contain a rectangle.
    nonisolated public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue, result: inout CGRect?
    ) -> Bool {
      guard String(cString: source.objCType) == String(cString: NSValue(rect: .zero).objCType) else { return false }
      result = source.rectValue
      return true
    }
    /// Returns the rectangle of a value, or a zero rectangle if the value is nil.
    nonisolated public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
      source?.rectValue ?? .zero
    }
  }
#endif
