// SPDX-License-Identifier: MIT

/// One of the things that are dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The dragged data, for the drop target.
  open private(set) var itemProvider: NSItemProvider
  #if hasFeature(Embedded)
    /// A value for the program itself. Default: nil.
    open var localObject: AnyObject?
  #else
    /// A value for the program itself. Default: nil.
    open var localObject: Any?
  #endif
  /// Creates the preview below the finger once the drag has begun; nil, the default, keeps the lifted preview.
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

/// The preview of an item below the finger.
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

/// The position where a dragged preview begins or ends.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview that is lifted for a drag.
open class UITargetedDragPreview: UITargetedPreview {}
