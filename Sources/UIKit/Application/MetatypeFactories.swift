// SPDX-License-Identifier: MIT

// For an explanation of these classes, see Collection/Cells/ClassFactory.swift.

/// Creates instances of any subclass of `UIViewController` from its class object. This class is public for technical
/// reasons only; do not use it outside the library.
@preconcurrency @MainActor
open class _ControllerFactory: UIViewController {
  /// Occupies the vtable slot of `init(nibName:bundle:)`.
  public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Required by `NSCoding`. Subclasses are not decoded from archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @inline(never)
  final class func make(_ type: AnyClass, _ nibNameOrNil: String?, _ nibBundleOrNil: Bundle?) -> UIViewController {
    unsafeBitCast(type, to: _ControllerFactory.Type.self).init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
}

/// Prevents the optimizer from calling the initializer of `_ControllerFactory` directly.
@preconcurrency @MainActor
private final class _OtherController: _ControllerFactory {
  required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Creates instances of any subclass of `UINavigationController` from its class object. Not for use outside the
/// library.
@preconcurrency @MainActor
open class _NavigationFactory: UINavigationController {
  /// Occupies the vtable slot of `init(rootViewController:)`.
  public required override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  /// Required by `NSCoding`. Subclasses are not decoded from archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @inline(never)
  final class func make(_ type: AnyClass, _ rootViewController: UIViewController) -> UINavigationController {
    unsafeBitCast(type, to: _NavigationFactory.Type.self).init(rootViewController: rootViewController)
  }
}

/// Prevents the optimizer from calling the initializer of `_NavigationFactory` directly.
@preconcurrency @MainActor
private final class _OtherNavigation: _NavigationFactory {
  required init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Creates instances of any subclass of `UICollectionViewController` from its class object. Not for use outside the
/// library.
@preconcurrency @MainActor
open class _CollectionControllerFactory: UICollectionViewController {
  /// Occupies the vtable slot of `init(collectionViewLayout:)`.
  public required override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }

  /// Required by `NSCoding`. Subclasses are not decoded from archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @inline(never)
  final class func make(_ type: AnyClass, _ layout: UICollectionViewLayout) -> UICollectionViewController {
    unsafeBitCast(type, to: _CollectionControllerFactory.Type.self).init(collectionViewLayout: layout)
  }
}

/// Prevents the optimizer from calling the initializer of `_CollectionControllerFactory` directly.
@preconcurrency @MainActor
private final class _OtherCollectionController: _CollectionControllerFactory {
  required init(collectionViewLayout layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Creates instances of any subclass of `UITableViewController` from its class object. Not for use outside the library.
@preconcurrency @MainActor
open class _TableControllerFactory: UITableViewController {
  /// Occupies the vtable slot of `init(style:)`.
  public required override init(style: UITableView.Style) {
    super.init(style: style)
  }

  /// Required by `NSCoding`. Subclasses are not decoded from archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @inline(never)
  final class func make(_ type: AnyClass, _ style: UITableView.Style) -> UITableViewController {
    unsafeBitCast(type, to: _TableControllerFactory.Type.self).init(style: style)
  }
}

/// Prevents the optimizer from calling the initializer of `_TableControllerFactory` directly.
@preconcurrency @MainActor
private final class _OtherTableController: _TableControllerFactory {
  required init(style: UITableView.Style) { super.init(style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
