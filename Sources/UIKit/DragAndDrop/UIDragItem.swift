// SPDX-License-Identifier: MIT

/// An item of a drag session.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The dragged data that is provided to the drop target.
  open private(set) var itemProvider: NSItemProvider
  #if hasFeature(Embedded)
    /// A value for the app's own use. Default: nil.
    open var localObject: AnyObject?
  #else
    /// A value for the app's own use. Default: nil.
    open var localObject: Any?
  #endif
  /// Creates the preview that is displayed after the drag has begun. Default: nil, which keeps the lifted preview.
  open var previewProvider: (() -> UIDragPreview?)?
  /// The item's index path in the collection view or table from which it was dragged, or nil if there is none.
  final var sourcePath: IndexPath?
  @WeakReference final var sourceView: UIView?

  /// Creates an item with the given item provider.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The preview of an item during a drag.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that the preview displays.
  public final let view: UIView
  /// The appearance of the preview.
  public final let parameters: UIDragPreviewParameters

  /// Creates a preview of a view. The view does not need to be in a window.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}

/// The appearance of a drag preview.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The container in which a drag preview starts or ends, and the position in that container.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview that is lifted for a drag.
open class UITargetedDragPreview: UITargetedPreview {}
