// SPDX-License-Identifier: MIT

/// The surface on which the host displays the application, with a size in points and a scale.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  #if !hasFeature(Embedded)
    /// The class and address, such as `<UIScreen: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The only screen.
  public static let main = UIScreen()

  /// The bounds of the screen in points. The origin is zero. Set by the host. Default: 320 x 480.
  open private(set) var bounds = CGRect(x: 0, y: 0, width: 320, height: 480)

  /// The number of pixels per point. Set by the host. Default: 2, so that tests have the same results everywhere.
  open private(set) var scale: CGFloat = 2

  /// The maximum frame rate of the screen in frames per second. Default: 60. The frame rate does not affect the
  /// physics.
  open internal(set) var maximumFramesPerSecond = 60

  /// Sprung addition: sets the size of the screen in points and its scale.
  ///
  /// Values that are not finite and positive are rejected with a fault.
  public func configure(size: CGSize, scale: CGFloat) {
    guard size.keepsLimit, scale.keepsLimit, size.width > 0, size.height > 0, scale > 0 else {
      Diagnostics.report(
        "screenSize",
        "The screen size \(size.width) x \(size.height) at scale \(scale) is invalid: the size and the scale must be "
          + "above 0, and \(GeometryLimit.rule)."
      )
      return
    }
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    AppContext.shared.hostIsThere()
  }
}
