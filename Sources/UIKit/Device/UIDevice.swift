// SPDX-License-Identifier: MIT

/// The device that the application believes to be on: a phone or a tablet by the size of the stage, otherwise the same
/// everywhere, so that programs do the same everywhere.
@preconcurrency @MainActor
open class UIDevice: NSObject, AppState {
  /// The only device.
  public static let current = AppContext.adopt(UIDevice())

  /// The name that the person gave the device.
  open var name: String { model }

  /// The device by Apple's word for its kind, by which programs ask: "iPhone" or "iPad".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The same as `model`.
  open var localizedModel: String { model }

  /// "iOS", by which programs ask, though none is running.
  open var systemName: String { "iOS" }

  /// The version whose behavior is followed, "18.0", so that programs that compare take their newest way.
  open var systemVersion: String { "18.0" }

  /// Whether several applications run at once: yes.
  open var isMultitaskingSupported: Bool { true }

  /// A tablet when both sides of the screen have at least 700 points, a phone otherwise.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let size = UIScreen.main.bounds.size
    return min(size.width, size.height) >= UIKitTuning.regularWidth ? .pad : .phone
  }

  /// How the device is held: upright when the screen is at least as high as wide, else on its left side.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.height >= size.width ? .portrait : .landscapeLeft
  }

  #if !hasFeature(Embedded)
    /// An identifier of the device for the vendor of the application: nil, because devices are not distinguished.
    open var identifierForVendor: UUID? { nil }

    /// The name of the notification that the device is held another way.
    nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
      "UIDeviceOrientationDidChangeNotification")
  #endif

  private var generatingDepth = 0
  private var knownOrientation = UIDeviceOrientation.unknown

  /// Whether changes of `orientation` are posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { generatingDepth > 0 }

  /// Posts changes of `orientation` until `endGeneratingDeviceOrientationNotifications()` was called as often.
  open func beginGeneratingDeviceOrientationNotifications() {
    if generatingDepth == 0 { knownOrientation = orientation }
    generatingDepth += 1
  }

  /// Ends one `beginGeneratingDeviceOrientationNotifications()`; one too many changes nothing.
  open func endGeneratingDeviceOrientationNotifications() { generatingDepth = max(0, generatingDepth - 1) }

  /// The stage may have another size.
  final func screenChanged() {
    guard generatingDepth > 0, orientation != knownOrientation else { return }
    knownOrientation = orientation
    #if !hasFeature(Embedded)
      NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    #endif
  }

  final func reset() { generatingDepth = 0 }
}

/// The kind of device that an interface is made for.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television. Never reported here.
  case tv = 2
  /// A car. Never reported here.
  case carPlay = 3
  /// A desktop. Never reported here.
  case mac = 5
  /// Glasses. Never reported here.
  case vision = 6
}

/// How a device is held.
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down. Never reported here.
  case portraitUpsideDown = 2
  /// On its left side.
  case landscapeLeft = 3
  /// On its right side. Never reported here.
  case landscapeRight = 4
  /// Lying on its back. Never reported here.
  case faceUp = 5
  /// Lying on its face. Never reported here.
  case faceDown = 6

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can be turned so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The kind of device, by the old name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

extension UIKitTuning {
  /// The width in points from which the width is regular (700): tablets, and large phones in landscape.
  static let regularWidth: CGFloat = 700
}
