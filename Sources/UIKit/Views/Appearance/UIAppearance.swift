// SPDX-License-Identifier: MIT

/// A class with appearance proxies: objects whose properties are the defaults of all objects of the class.
///
/// ```swift
/// UINavigationBar.appearance().tintColor = .systemRed
/// UISwitch.appearance(whenContainedInInstancesOf: [UITableView.self]).onTintColor = .systemOrange
/// ```
///
/// An object takes the values when it enters a window, unless it has its own; later changes of a proxy do not change objects on screen.
/// If several proxies have a value, the one with more containers takes precedence, then the one whose class is closest to the object's.
///
/// Differs from Apple: these properties have an effect: `tintColor` and `backgroundColor` of views; colors, images, appearances and text
/// attributes of bars, bar items and controls; fonts and colors of labels and text fields; colors and insets of tables. Properties that an
/// application declares in its own classes do not. A value that equals the default of the class has no effect.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy of all objects of the class.
  static func appearance() -> Self
}

/// A class that can be named as a container of an appearance proxy: views and view controllers.
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
  /// The proxy of all objects of the class.
  public final class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// The proxy of the objects inside an object of the first class, which is inside one of the second class, and so on.
  public final class func appearance(whenContainedInInstancesOf containerTypes: [UIAppearanceContainerType]) -> Self {
    let proxy = AppearanceRegistry.shared.proxy(
      of: self, in: containerTypes.map { $0 as AnyClass }, appearanceProperties
    ) {
      _ViewFactory.make($0, .zero)
    }
    return unsafeDowncast(proxy, to: Self.self)
  }

  /// Equals `appearance()`. Differs from Apple: the traits have no effect.
  public final class func appearance(for trait: UITraitCollection) -> Self { appearance() }

  /// Equals `appearance(whenContainedInInstancesOf:)`. Differs from Apple: the traits have no effect.
  public final class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [UIAppearanceContainerType]
  ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }
}
