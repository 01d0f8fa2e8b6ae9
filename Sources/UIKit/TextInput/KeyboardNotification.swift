// SPDX-License-Identifier: MIT

/// The notifications about the keyboard.
nonisolated enum KeyboardNotification {
  case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame

  /// Posts a notification to all observers.
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
  /// `keyboardDuration`, where nothing is isolated.
  nonisolated static let keyboardSeconds: TimeInterval = 0.25
}

extension UIResponder {
  /// The keyboard is about to appear, or appears for another text.
  nonisolated public class var keyboardWillShowNotification: NSNotification.Name {
    .init("UIKeyboardWillShowNotification")
  }
  /// The keyboard has come.
  nonisolated public class var keyboardDidShowNotification: NSNotification.Name {
    .init("UIKeyboardDidShowNotification")
  }
  /// The keyboard is about to go.
  nonisolated public class var keyboardWillHideNotification: NSNotification.Name {
    .init("UIKeyboardWillHideNotification")
  }
  /// The keyboard has gone.
  nonisolated public class var keyboardDidHideNotification: NSNotification.Name {
    .init("UIKeyboardDidHideNotification")
  }
  /// The covered part of the screen is about to change.
  nonisolated public class var keyboardWillChangeFrameNotification: NSNotification.Name {
    .init("UIKeyboardWillChangeFrameNotification")
  }
  /// The covered part of the screen has changed.
  nonisolated public class var keyboardDidChangeFrameNotification: NSNotification.Name {
    .init("UIKeyboardDidChangeFrameNotification")
  }
  /// The key of the keyboard's frame before the change, in points of the screen: an `NSValue` that is also found as
  /// `CGRect`.
  nonisolated public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// The key of the keyboard's frame after the change, in points of the screen: an `NSValue` that is also found as
  /// `CGRect`.
  nonisolated public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The seconds that it takes, a number.
  nonisolated public class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The curve of its animation, a number. Differs from Apple: always that of `UIView.AnimationCurve.easeInOut`.
  nonisolated public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  /// Whether it belongs to this application, a number: always true.
  nonisolated public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

#if !hasFeature(Embedded)
  extension NSValue {
    /// Makes a value of a rectangle.
    nonisolated public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Makes a value of a point.
    nonisolated public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Makes a value of a size.
    nonisolated public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// The rectangle in it.
    nonisolated public var cgRectValue: CGRect { rectValue }
    /// The point in it.
    nonisolated public var cgPointValue: CGPoint { pointValue }
    /// The size in it.
    nonisolated public var cgSizeValue: CGSize { sizeValue }
  }

  // swift-format-ignore: AvoidRetroactiveConformances
  extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// A rectangle in an `NSValue` is found by `as? CGRect`, as on Apple's platforms.
    nonisolated public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
    /// Takes the rectangle out of a value.
    nonisolated public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
      result = source.rectValue
    }
    /// Takes the rectangle out of a value, if there is one in it.
    nonisolated public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue, result: inout CGRect?
    ) -> Bool {
      guard String(cString: source.objCType) == String(cString: NSValue(rect: .zero).objCType) else { return false }
      result = source.rectValue
      return true
    }
    /// Takes the rectangle out of a value; without a value it is zero.
    nonisolated public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
      source?.rectValue ?? .zero
    }
  }
#endif
