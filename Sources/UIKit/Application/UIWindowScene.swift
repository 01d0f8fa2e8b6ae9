// SPDX-License-Identifier: MIT

/// The scene that holds the windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The scene's windows from back to front.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }

  /// The screen.
  open var screen: UIScreen { .main }

  /// The window that has the keys; nil if none has.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// The direction of the screen, by its sides.
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }

  /// The circumstances on the screen.
  open var traitCollection: UITraitCollection {
    let whole = HostTraits.shared.ofScreen
    return traitExtras?.applied(to: whole) ?? whole
  }
  /// The traits that the scene overrides, and the observers of its traits; nil if there are none.
  final var traitExtras: _TraitExtras?

  /// The coordinates of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen }

  /// The geometry of the scene on the screen.
  open var effectiveGeometry: Geometry { Geometry(orientation: interfaceOrientation, size: screen.bounds.size) }

  /// The status bar manager.
  open var statusBarManager: UIStatusBarManager? { storedStatusBarManager }
  final var storedStatusBarManager: UIStatusBarManager? = UIStatusBarManager()
}

/// The state of the status bar. Only a host that stands for a device has one, as do phones; a script or page that names a device
/// displays it.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The status bar style of the controller on the screen.
  open var statusBarStyle: UIStatusBarStyle {
    UIApplication.shared.keyWindow?.statusBarController?.preferredStatusBarStyle ?? .default
  }

  /// Whether the status bar is hidden. True on hosts that do not stand for a device.
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }

  /// The frame of the status bar in screen coordinates, or an empty rectangle while it is hidden.
  open var statusBarFrame: CGRect {
    let top = ScreenInsets.shared.insets.top
    let isHidden = UIApplication.shared.keyWindow?.rootViewController?.wantsStatusBarHidden ?? false
    return top > 0 && !isHidden ? CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: top) : .zero
  }
}
