// SPDX-License-Identifier: MIT

/// One of the things that are dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What is dragged, for whoever takes it.
  open private(set) var itemProvider: NSItemProvider
  #if hasFeature(Embedded)
    /// What is dragged, for the program itself. Default: nil.
    open var localObject: AnyObject?
  #else
    /// What is dragged, for the program itself. Default: nil.
    open var localObject: Any?
  #endif
  /// Makes what is seen below the finger once the drag is on its way; nil, the default, leaves what was lifted.
  open var previewProvider: (() -> UIDragPreview?)?
  /// Where the item comes from in a collection view; nil if from elsewhere.
  final var sourcePath: IndexPath?
  @WeakReference final var sourceView: UIView?

  /// Makes an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What is seen of an item below the finger.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that is seen.
  public final let view: UIView
  /// How it looks.
  public final let parameters: UIDragPreviewParameters

  /// A preview of a view, which need not be in a window.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}

/// How a dragged preview looks.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a dragged preview comes from, or goes to.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview that is lifted for a drag.
open class UITargetedDragPreview: UITargetedPreview {}
