// SPDX-License-Identifier: MIT

/// Sprung addition: creates instances of classes from their metatypes, as in `func make<V: UIView>(_ type: V.Type) ->
/// V`.
///
/// On Apple's platforms, such code calls `type.init(frame: .zero)`. On other platforms, the compiler allows this only
/// for `required` initializers. UIKit's initializers are not `required`, because then all subclasses would have to
/// implement them. `sprung port` rewrites these calls. As on Apple's platforms, the call traps if the class declares
/// designated initializers but not the called one.
///
/// ```swift
/// func make<V: UIView>(_ type: V.Type) -> V { MetatypeInstance.make(type, frame: .zero) }
/// ```
@preconcurrency @MainActor
public enum MetatypeInstance {
  /// Creates an object with `init()`.
  public static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    unsafeDowncast(_ObjectFactory.make(type), to: Object.self)
  }

  /// Creates a view with `init(frame:)`. The frame is in points.
  public static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    unsafeDowncast(_ViewFactory.make(type, frame), to: View.self)
  }

  /// Creates a view controller with `init(nibName:bundle:)`.
  public static func make<Controller: UIViewController>(
    _ type: Controller.Type, nibName: String?, bundle: Bundle?
  ) -> Controller {
    unsafeDowncast(_ControllerFactory.make(type, nibName, bundle), to: Controller.self)
  }

  /// Creates a navigation controller with `init(rootViewController:)`.
  public static func make<Controller: UINavigationController>(
    _ type: Controller.Type, rootViewController: UIViewController
  ) -> Controller {
    unsafeDowncast(_NavigationFactory.make(type, rootViewController), to: Controller.self)
  }

  /// Creates a collection view controller with `init(collectionViewLayout:)`.
  public static func make<Controller: UICollectionViewController>(
    _ type: Controller.Type, collectionViewLayout: UICollectionViewLayout
  ) -> Controller {
    unsafeDowncast(_CollectionControllerFactory.make(type, collectionViewLayout), to: Controller.self)
  }

  /// Creates a table view controller with `init(style:)`.
  public static func make<Controller: UITableViewController>(
    _ type: Controller.Type, style: UITableView.Style
  ) -> Controller {
    unsafeDowncast(_TableControllerFactory.make(type, style), to: Controller.self)
  }

  /// Creates a table view cell with `init(style:reuseIdentifier:)`.
  public static func make<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Cell {
    unsafeDowncast(_TableCellFactory.make(type, style, reuseIdentifier), to: Cell.self)
  }

  /// Creates a table view header or footer with `init(reuseIdentifier:)`.
  public static func make<View: UITableViewHeaderFooterView>(_ type: View.Type, reuseIdentifier: String?) -> View {
    unsafeDowncast(_TableHeaderFooterFactory.make(type, reuseIdentifier), to: View.self)
  }
}
