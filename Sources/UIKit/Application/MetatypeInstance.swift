// SPDX-License-Identifier: MIT

/// Sprung addition: makes objects of classes that are known by their class objects only, as in `func make<V: UIView>(_ type:
/// V.Type) -> V`.
///
/// On Apple's platforms such code calls `type.init(frame: .zero)`. Here the compiler allows this for `required` initializers
/// only, and UIKit's are not, so that subclasses need not implement them. `sprung port` writes these calls. As with Apple's, a
/// class that declares other designated initializers and not the called one stops the program.
///
/// ```swift
/// func make<V: UIView>(_ type: V.Type) -> V { MetatypeInstance.make(type, frame: .zero) }
/// ```
@preconcurrency @MainActor
public enum MetatypeInstance {
  /// Makes an object by `init()`.
  public static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    unsafeDowncast(_ObjectFactory.make(type), to: Object.self)
  }

  /// Makes a view by `init(frame:)`, with a frame in points.
  public static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    unsafeDowncast(_ViewFactory.make(type, frame), to: View.self)
  }

  /// Makes a controller by `init(nibName:bundle:)`.
  public static func make<Controller: UIViewController>(
    _ type: Controller.Type, nibName: String?, bundle: Bundle?
  ) -> Controller {
    unsafeDowncast(_ControllerFactory.make(type, nibName, bundle), to: Controller.self)
  }

  /// Makes a navigation controller by `init(rootViewController:)`.
  public static func make<Controller: UINavigationController>(
    _ type: Controller.Type, rootViewController: UIViewController
  ) -> Controller {
    unsafeDowncast(_NavigationFactory.make(type, rootViewController), to: Controller.self)
  }

  /// Makes a collection view controller by `init(collectionViewLayout:)`.
  public static func make<Controller: UICollectionViewController>(
    _ type: Controller.Type, collectionViewLayout: UICollectionViewLayout
  ) -> Controller {
    unsafeDowncast(_CollectionControllerFactory.make(type, collectionViewLayout), to: Controller.self)
  }

  /// Makes a table view controller by `init(style:)`.
  public static func make<Controller: UITableViewController>(
    _ type: Controller.Type, style: UITableView.Style
  ) -> Controller {
    unsafeDowncast(_TableControllerFactory.make(type, style), to: Controller.self)
  }

  /// Makes a cell of a table by `init(style:reuseIdentifier:)`.
  public static func make<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Cell {
    unsafeDowncast(_TableCellFactory.make(type, style, reuseIdentifier), to: Cell.self)
  }

  /// Makes a header or footer of a table by `init(reuseIdentifier:)`.
  public static func make<View: UITableViewHeaderFooterView>(_ type: View.Type, reuseIdentifier: String?) -> View {
    unsafeDowncast(_TableHeaderFooterFactory.make(type, reuseIdentifier), to: View.self)
  }
}
