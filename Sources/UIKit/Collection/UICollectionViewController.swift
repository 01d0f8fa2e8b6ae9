// SPDX-License-Identifier: MIT

/// Manages a collection view that fills its view, and is its data source and delegate.
///
/// Every method of data source and delegate is an open method here, so that subclasses can `override` it; a method that a
/// subclass only adds would not be seen. The view is a plain container, not the collection view itself.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController {
  final private(set) var firstLayout: UICollectionViewLayout
  /// Whether the application named the first layout.
  private let hasGivenLayout: Bool
  final var managedView: UICollectionView?
  /// The collection view that it shares with the controller below on a navigation stack.
  final var adopted: AdoptedCollectionView?

  /// Whether people can move items by a long press, as far as `collectionView(_:canMoveItemAt:)` allows it, which here must be
  /// overridden. Default: true.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet {
      reorderRecognizer?.isEnabled = installsStandardGestureForInteractiveMovement
      managedView?.engine.reordering.movesByStandardGesture = installsStandardGestureForInteractiveMovement
    }
  }
  private var reorderRecognizer: ItemReorderRecognizer?
  /// True while the standard gesture asks: it gets a no from controllers that do not override the answer.
  final var isAskedByGesture = false

  /// Whether the selection is cleared whenever the view is about to appear. Default: true.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether the controller, when it is pushed onto another `UICollectionViewController`, takes over that one's collection
  /// view, whose layout then changes to this controller's in the push and back in the pop. Default: false.
  ///
  /// To be set before the push, and not for the root of a navigation stack. `collectionView` is then one and the same view
  /// for both; its data source stays what it was, and its delegate is this controller while it is on top if it was the
  /// one below before. The item that a tap chose stays in sight, else the first one on screen; a pop restores the content
  /// offset. Setting it after the push is rejected with a fault.
  open var useLayoutToLayoutNavigationTransitions = false {
    didSet {
      guard adopted != nil, useLayoutToLayoutNavigationTransitions != oldValue else { return }
      Diagnostics.report(
        "layoutNavigation",
        "useLayoutToLayoutNavigationTransitions was set after the push and is ignored. Set it before pushViewController."
      )
      useLayoutToLayoutNavigationTransitions = oldValue
    }
  }

  package override var keyboardScrollView: UIScrollView? { managedView }

  package override func navigationMorph(with other: UIViewController, isPop: Bool) -> NavigationMorph? {
    makeMorph(with: other, isPop: isPop)
  }

  package override func leftNavigationStack() { returnAdopted() }

  /// Makes a controller whose collection view starts with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    hasGivenLayout = true
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain flow layout, or with the collection view of its nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    hasGivenLayout = false
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Decoding from archives is not supported; the collection view gets a plain flow layout.
  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    hasGivenLayout = false
    super.init(coder: coder)
  }

  /// The collection view; reading it loads the view. Setting another one replaces the old one.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return managedView
    }
    set {
      guard let newValue, newValue !== managedView else { return }
      managedView?.removeFromSuperview()
      if managedView == nil, !hasGivenLayout { firstLayout = newValue.collectionViewLayout }
      managedView = newValue
      if let container = viewIfLoaded { embed(newValue, in: container) }
    }
  }

  /// The layout that the controller was created with, or that its first collection view had. It does not follow later changes;
  /// `collectionView.collectionViewLayout` is the current layout.
  open var collectionViewLayout: UICollectionViewLayout { firstLayout }

  /// Makes the container and the collection view in it, whose data source and delegate are this controller.
  open override func loadView() {
    _ = loadArchivedView()
    guard viewIfLoaded == nil else { return }
    super.loadView()
    // Shows where the collection view does not reach, while it moves.
    viewIfLoaded?.backgroundColor = .systemBackground
    guard let container = viewIfLoaded, adopted == nil else { return }
    if let change = adoptBeforeShowing() {
      change.arrive(isAnimated: false)
      return change.run(isAnimated: false)
    }
    let made = managedView ?? UICollectionView(frame: container.bounds, collectionViewLayout: firstLayout)
    managedView = made
    if made.dataSource == nil { made.dataSource = self }
    if made.delegate == nil { made.delegate = self }
    embed(made, in: container)
    let recognizer = ItemReorderRecognizer()
    recognizer.isEnabled = installsStandardGestureForInteractiveMovement
    made.addGestureRecognizer(recognizer)
    reorderRecognizer = recognizer
    made.engine.reordering.movesByStandardGesture = installsStandardGestureForInteractiveMovement
  }

  /// Begins or ends editing, in the collection view too; overrides call `super`.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    managedView?.isEditing = editing
  }

  final func embed(_ view: UICollectionView, in container: UIView) {
    view.layoutFrame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(view, at: 0)
  }

  /// Clears the selection if asked; overrides call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let managedView else { return }
    for path in managedView.indexPathsForSelectedItems ?? [] { managedView.deselectItem(at: path, animated: animated) }
  }

  /// The number of items in a section. Default: 0.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// The cell of an item; to be overridden by every controller that has items.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    Diagnostics.report(
      "missingCell",
      "A UICollectionViewController has items but does not override collectionView(_:cellForItemAt:). An empty cell is "
        + "displayed for \(indexPath.section)-\(indexPath.item).")
    return UICollectionViewCell(frame: .zero)
  }

  /// A supplementary view; to be overridden by every controller whose layout places some.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    Diagnostics.report(
      "missingSupplementaryView",
      "The layout contains supplementary view '\(kind)' at \(indexPath.section)-\(indexPath.item), but the controller does "
        + "not override collectionView(_:viewForSupplementaryElementOfKind:at:). An empty view is displayed.")
    return UICollectionReusableView(frame: .zero)
  }

  /// Whether people may move an item. Default: true for an application that moves items by gestures of its own, false for the
  /// standard gesture.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    !isAskedByGesture
  }

  /// People have moved an item; to be overridden by every controller whose items can be moved.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    Diagnostics.report(
      "missingMove",
      "The user moved item \(sourceIndexPath.section)-\(sourceIndexPath.item), but the controller does not override "
        + "collectionView(_:moveItemAt:to:), so its model is unchanged.")
  }

  /// The menu for items. Default: that of the method below for a single item.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalCall.isAbsent(in: self)
    guard let path = collectionView.indexPathForItem(at: point) else { return nil }
    return self.collectionView(collectionView, contextMenuConfigurationForItemAt: path, point: point)
  }

  /// The index path for an item that people are moving. Default: the result of the method under its old name, which returns the
  /// proposed one.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalCall.isAbsent(in: self)
    return self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  /// A subclass that is a delegate of a flow layout overrides this and returns itself, which only the browser build needs;
  /// `sprung port` writes it.
  open var _flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { nil }

  // Generated by Scripts/optional-methods from UICollectionViewDataSource, UICollectionViewDelegate, UIScrollViewDelegate.
  /// The number of sections. Default: `1`.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalCall.isAbsent(in: self)
    return 1
  }
  /// The titles of the index at the edge. Default: `nil`, no index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// The item that a title of the index scrolls to. Default: `IndexPath(item: 0, section: index)`.
  open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  {
    OptionalCall.isAbsent(in: self)
    return IndexPath(item: 0, section: index)
  }
  /// Whether a touch may highlight the item. Default: `true`. If not, the touch does nothing.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// The item was highlighted. Default: nothing.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// The item is no longer highlighted. Default: nothing.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Whether a touch may select the item. Default: `true`.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// Whether a touch may deselect the item, asked in multiple selection only. Default: `true`.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// A touch selected the item. Default: nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// A touch deselected the item. Default: nothing.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Whether a tap on the item, or Enter, does what the item is there for, after it has been selected.
  /// Default: `!collectionView.isEditing`.
  open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalCall.isAbsent(in: self)
    return !collectionView.isEditing
  }
  /// Performs the primary action of the item. Called after the selection, and not when a tap adds to a selection.
  /// Default: nothing.
  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
  /// The menu for an item, at a point in content coordinates. Default: `nil`, none.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// The preview that is lifted when a menu appears. Default: `nil`, the cell itself.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// The target to which the preview returns when a menu disappears. Default: `nil`, the position from which it was
  /// lifted.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// The preview beside a menu was tapped. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// A menu is about to appear. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// A menu is about to disappear; called once for every `willDisplayContextMenu`. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Whether the item is being edited while the view is. Default: `true`.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// Whether the keyboard may reach the item. Default: `collectionView.allowsFocus`.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return collectionView.allowsFocus
  }
  /// Whether fingers may select one item after the other from here on: two of them, one across the content while the view is
  /// edited, or a click with Shift or Command. Default: `false`. Asked once a gesture.
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.isAbsent(in: self)
    return false
  }
  /// Fingers select items from here on: the moment to begin to edit. Nothing is selected unless more than one item may be.
  /// Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Fingers no longer select items. Default: nothing.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
  /// The preview that is lifted when the menu of an item appears. Default: `nil`, the preview for the whole menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// The target to which the preview of an item returns when its menu disappears. Default: `nil`, the target for the whole menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// A cell was made ready and is about to be shown. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// A supplementary view was made ready and is about to be shown. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// A cell is no longer displayed; called once for every `willDisplay`. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// A supplementary view is no longer displayed; called once for every `willDisplaySupplementaryView`. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Whether a long press on the item shows a menu. Default: `false`. Asked once a press.
  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return false
  }
  /// Whether the menu of the item offers an action: one of the edit actions or of `UIMenuController.menuItems`.
  /// Default: `false`.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: ActionSender?
  ) -> Bool {
    OptionalCall.isAbsent(in: self)
    return false
  }
  /// The person chose an action in the menu of the item. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: ActionSender?
  ) {}
  /// Where an update or change of layout shall end, asked after the layout. Default: `proposedContentOffset`.
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalCall.isAbsent(in: self)
    return proposedContentOffset
  }
  /// As the method above, under its old name, without the original place. Default: `proposedIndexPath`.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalCall.isAbsent(in: self)
    return proposedIndexPath
  }
  /// The layout in between for a change of layout that a finger drives.
  /// Default: `UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)`. One that is
  /// not between the two given layouts is not used, with a fault.
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalCall.isAbsent(in: self)
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  /// The content offset has changed, in whatever way; called at once, once for every change. Default: nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// A finger begins to drag; the offset has not changed yet. Default: nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The finger is being lifted. Default: nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The finger was lifted; `decelerate` says whether the content moves on, be it only to come back from an overscroll.
  /// Default: nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The content begins to decelerate. Default: nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// The content has come to rest after a deceleration, or a finger stopped it. Default: nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// An animated change of the offset by the program has ended; not called when it was interrupted. Default: nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// The view in the content that zooms; nil for none. Default: `nil`.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// A pinch, or a change of scale that the program wants animated, begins. Default: nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// The scale has changed, in whatever way; called once for every change, after `scrollViewDidScroll`. Default: nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// A pinch has ended and the scale is within its limits, or an animated change of scale is over. Default: nothing.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Whether the content scrolls to its top when the person requests it. Default: `true`.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// The content has reached its top, after the person asked for it. Default: nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// The insets that count have changed. Default: nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  // End of the generated methods.
}

extension UICollectionViewController: UICollectionViewDataSource, UICollectionViewDelegate {}
