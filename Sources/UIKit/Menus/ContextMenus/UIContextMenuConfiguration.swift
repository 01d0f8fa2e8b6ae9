// SPDX-License-Identifier: MIT

/// Makes the controller whose view is seen beside a menu; nil shows the view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Creates the menu from the elements that the system suggests, which is an empty array here; nil shows no menu.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The content of a context menu: its actions and its preview.
///
/// ```swift
/// UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
///   UIMenu(children: [UIAction(title: "Delete", attributes: .destructive) { _ in delete() }])
/// }
/// ```
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The name by which a delegate knows the menu again. Default: one that all menus without a name share.
  open var identifier: BoundaryIdentifier { name ?? "sprung.menu" }

  private let name: BoundaryIdentifier?
  final let previewProvider: UIContextMenuContentPreviewProvider?
  final let actionProvider: UIContextMenuActionProvider?
  /// The items of a collection view that the menu is about.
  final var paths: [IndexPath] = []

  /// Makes a configuration. Both closures are called when the menu opens.
  public init(
    identifier: BoundaryIdentifier? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    name = identifier
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
