// SPDX-License-Identifier: MIT

/// The simulated device: a phone or a tablet, depending on the stage size. Properties that do not depend on the stage
/// size are the same on all hosts, so that apps behave the same everywhere.
@preconcurrency @MainActor
open class UIDevice: NSObject, AppState {
  /// The current device.
  public static let current = AppContext.adopt(UIDevice())

  /// The name of the device, which equals `model`.
  open var name: String { model }

  /// The model, "iPhone" or "iPad", named as on Apple's platforms because apps compare it.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// Equivalent to `model`.
  open var localizedModel: String { model }

  /// The name of the operating system. Always "iOS", because apps compare this name.
  open var systemName: String { "iOS" }

  /// The iOS version that Sprung emulates: "18.0". Version checks in apps therefore select the newest code.
  open var systemVersion: String { "18.0" }

  /// Whether the device supports multitasking. Always true.
  open var isMultitaskingSupported: Bool { true }

  /// The kind of device: a tablet if both sides of the screen are at least 700 points long, otherwise a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let size = UIScreen.main.bounds.size
    return min(size.width, size.height) >= UIKitTuning.regularWidth ? .pad : .phone
  }

  /// The orientation: portrait if the screen is at least as tall as it is wide, otherwise landscape left.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.height >= size.width ? .portrait : .landscapeLeft
  }

  #if !hasFeature(Embedded)
    /// An identifier of the device for the application's vendor. Always nil, because Sprung does not distinguish
    /// devices.
    open var identifierForVendor: UUID? { nil }

    /// Posted when the orientation changes.
    nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
      "UIDeviceOrientationDidChangeNotification")
  #endif

  /// Whether the app is interested in the battery. Default: false. Hosts do not report their battery, so
  /// `batteryState` and `batteryLevel` are unknown even if this property is true, as in Apple's simulators.
  open var isBatteryMonitoringEnabled = false

  /// The state of the battery. Always unknown, because hosts do not report their battery.
  open var batteryState: BatteryState { .unknown }

  /// The charge of the battery, 0 to 1, or -1 if it is unknown. Always -1, because hosts do not report their battery.
  open var batteryLevel: Float { -1 }

  /// Whether the app is interested in the proximity sensor. Always false, because hosts have no such sensor. As on
  /// Apple's devices without a sensor, setting this property has no effect.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether the user holds the device close to the face. Always false, because hosts have no proximity sensor.
  open var proximityState: Bool { false }

  /// Plays the click of a key in a custom input view. Has no effect, because hosts play no sounds. This is also the
  /// behavior of a device whose user has turned off keyboard clicks.
  open func playInputClick() {}

  private var generatingDepth = 0
  private var knownOrientation = UIDeviceOrientation.unknown

  /// Whether a notification is posted when `orientation` changes.
  open var isGeneratingDeviceOrientationNotifications: Bool { generatingDepth > 0 }

  /// Starts posting notifications of orientation changes. Each call must be balanced by
  /// `endGeneratingDeviceOrientationNotifications()`.
  open func beginGeneratingDeviceOrientationNotifications() {
    if generatingDepth == 0 { knownOrientation = orientation }
    generatingDepth += 1
  }

  /// Balances one call to `beginGeneratingDeviceOrientationNotifications()`. Excess calls have no effect.
  open func endGeneratingDeviceOrientationNotifications() { generatingDepth = max(0, generatingDepth - 1) }

  /// Posts a notification if the new size of the stage has changed the orientation.
  final func screenChanged() {
    guard generatingDepth > 0, orientation != knownOrientation else { return }
    knownOrientation = orientation
    #if !hasFeature(Embedded)
      NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    #endif
  }

  final func reset() {
    generatingDepth = 0
    isBatteryMonitoringEnabled = false
  }
}

extension UIDevice {
  /// The state of a device's battery.
  nonisolated public enum BatteryState: Int, Sendable {
    /// The state is unknown, because monitoring is disabled or the device does not report its battery.
    case unknown = 0
    /// The device uses its battery. Sprung never reports this value.
    case unplugged = 1
    /// The battery is being charged. Sprung never reports this value.
    case charging = 2
    /// The device is plugged in, and the battery is full. Sprung never reports this value.
    case full = 3
  }

  /// On Apple's platforms, posted when the battery is plugged in or unplugged. Never posted here.
  nonisolated public static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// On Apple's platforms, posted when the charge of the battery changes. Never posted here.
  nonisolated public static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// On Apple's platforms, posted when the user moves the device toward or away from the face. Never posted here.
  nonisolated public static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// The kind of device that an interface is designed for.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television. Sprung never reports this value.
  case tv = 2
  /// A car. Sprung never reports this value.
  case carPlay = 3
  /// A desktop. Sprung never reports this value.
  case mac = 5
  /// A headset. Sprung never reports this value.
  case vision = 6
}

/// The orientation of a device.
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down. Sprung never reports this value.
  case portraitUpsideDown = 2
  /// Rotated onto its left side.
  case landscapeLeft = 3
  /// Rotated onto its right side. Sprung never reports this value.
  case landscapeRight = 4
  /// Lying flat with the screen up. Sprung never reports this value.
  case faceUp = 5
  /// Lying flat with the screen down. Sprung never reports this value.
  case faceDown = 6

  /// Whether the device is in portrait orientation, upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is in landscape orientation.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have this orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// Returns the kind of device. Use `UIDevice.userInterfaceIdiom` instead.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

extension UIKitTuning {
  /// The minimum width in points of the regular size class (700). Tablets, and large phones in landscape, have at least
  /// this width.
  static let regularWidth: CGFloat = 700
}
