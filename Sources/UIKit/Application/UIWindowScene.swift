// SPDX-License-Identifier: MIT

/// A scene that manages windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The scene's windows from back to front.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }

  /// The screen that displays the scene.
  open var screen: UIScreen { .main }

  /// The key window, or nil.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// The interface orientation of the screen.
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }

  /// The traits of the scene.
  open var traitCollection: UITraitCollection {
    let whole = HostTraits.shared.ofScreen
    return traitExtras?.applied(to: whole) ?? whole
  }
  /// The trait overrides and trait observers of the scene, or nil if there are none.
  final var traitExtras: _TraitExtras?

  /// The coordinate space of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen }

  /// The current geometry of the scene on the screen.
  open var effectiveGeometry: Geometry { Geometry(orientation: interfaceOrientation, size: screen.bounds.size) }

  /// The status bar manager.
  open var statusBarManager: UIStatusBarManager? { storedStatusBarManager }
  final var storedStatusBarManager: UIStatusBarManager? = UIStatusBarManager()
}

/// The state of the status bar. Only hosts that simulate a device have a status bar, such as a script or a page that
/// specifies a phone model.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The status bar style of the visible controller.
  open var statusBarStyle: UIStatusBarStyle {
    UIApplication.shared.keyWindow?.statusBarController?.preferredStatusBarStyle ?? .default
  }

  /// Whether the status bar is hidden. True on hosts that do not simulate a device.
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }

  /// The frame of the status bar in screen coordinates, or an empty rectangle while it is hidden.
  open var statusBarFrame: CGRect {
    let top = ScreenInsets.shared.insets.top
    let isHidden = UIApplication.shared.keyWindow?.rootViewController?.wantsStatusBarHidden ?? false
    return top > 0 && !isHidden ? CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: top) : .zero
  }
}
