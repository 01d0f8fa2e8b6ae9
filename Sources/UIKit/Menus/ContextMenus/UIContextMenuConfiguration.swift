// SPDX-License-Identifier: MIT

/// A closure that creates the view controller whose view is the preview of a menu. If the result is nil, the preview
/// displays the view to which the menu belongs.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// A closure that creates a menu. The array of suggested elements is always empty. If the result is nil, no menu is
/// displayed.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The content of a context menu: its actions and preview.
///
/// ```swift
/// UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
///   UIMenu(children: [UIAction(title: "Delete", attributes: .destructive) { _ in delete() }])
/// }
/// ```
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The identifier by which a delegate recognizes the menu. Default: an identifier that is the same for all menus
  /// created without an identifier.
  open var identifier: BoundaryIdentifier { name ?? "sprung.menu" }

  private let name: BoundaryIdentifier?
  final let previewProvider: UIContextMenuContentPreviewProvider?
  final let actionProvider: UIContextMenuActionProvider?
  /// The index paths of the collection view items to which the menu applies.
  final var paths: [IndexPath] = []

  /// Creates a configuration. Both closures are called when the menu opens.
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
