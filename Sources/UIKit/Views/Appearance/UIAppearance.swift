// SPDX-License-Identifier: MIT

/// A class with appearance proxies, whose property values are defaults for all instances of the class.
///
/// ```swift
/// UINavigationBar.appearance().tintColor = .systemRed
/// UISwitch.appearance(whenContainedInInstancesOf: [UITableView.self]).onTintColor = .systemOrange
/// ```
///
/// When an object enters a window, it adopts the proxy's values for all properties that have not been set. Later
/// changes to a proxy do not affect objects on screen. If several proxies set a value, the proxy with more containers
/// takes precedence, then the proxy with the most specific class.
///
/// Differs from Apple: only some properties have an effect: of views, `tintColor` and `backgroundColor`; of bars, bar
/// items and controls, colors, images, appearances and text attributes; of labels and text fields, fonts and colors; of
/// tables, colors and insets. Properties declared by an app's own classes, and values equal to the class's default,
/// have no effect.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the appearance proxy of the class.
  static func appearance() -> Self
}

/// A class that can contain objects with appearance proxies: a view or view controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

#if hasFeature(Embedded)
  /// The class of a container.
  public typealias UIAppearanceContainerType = AnyClass
#else
  /// The class of a container.
  public typealias UIAppearanceContainerType = any UIAppearanceContainer.Type
#endif

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the appearance proxy of the class.
  public final class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the proxy for objects inside containers: an instance of the first container class that is inside an
  /// instance of the second class, and so on.
  public final class func appearance(whenContainedInInstancesOf containerTypes: [UIAppearanceContainerType]) -> Self {
    let proxy = AppearanceRegistry.shared.proxy(
      of: self, in: containerTypes.map { $0 as AnyClass }, appearanceProperties
    ) {
      _ViewFactory.make($0, .zero)
    }
    return unsafeDowncast(proxy, to: Self.self)
  }

  /// Returns `appearance()`. Differs from Apple: the traits have no effect.
  public final class func appearance(for trait: UITraitCollection) -> Self { appearance() }

  /// Returns `appearance(whenContainedInInstancesOf:)`. Differs from Apple: the traits have no effect.
  public final class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [UIAppearanceContainerType]
  ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }
}
