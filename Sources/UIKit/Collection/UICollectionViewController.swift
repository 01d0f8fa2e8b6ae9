// SPDX-License-Identifier: MIT

/// A view controller whose view contains a collection view. The controller is the data source and delegate of the
/// collection view.
///
/// This class declares every data source and delegate method as an open method. Subclasses must therefore override
/// these methods; methods that they declare without `override` are not called. The view is a plain container, not the
/// collection view itself.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController {
  final private(set) var firstLayout: UICollectionViewLayout
  /// Whether the application provided the initial layout.
  private let hasGivenLayout: Bool
  final var managedView: UICollectionView?
  /// The collection view that is shared with the controller below this one on a navigation stack, or nil.
  final var adopted: AdoptedCollectionView?

  /// Whether the user can move items with a long press. Only items for which an override of
  /// `collectionView(_:canMoveItemAt:)` returns true can be moved. Default: true.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet {
      reorderRecognizer?.isEnabled = installsStandardGestureForInteractiveMovement
      managedView?.engine.reordering.movesByStandardGesture = installsStandardGestureForInteractiveMovement
    }
  }
  private var reorderRecognizer: ItemReorderRecognizer?
  /// Whether the standard gesture is calling `canMoveItemAt`. During that call, the default implementation returns
  /// false.
  final var isAskedByGesture = false

  /// Whether the selection is cleared each time the view is about to appear. Default: true.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a pushed controller adopts the collection view of the `UICollectionViewController` below it. The push
  /// changes the layout to this controller's layout, and the pop changes it back. Default: false.
  ///
  /// Set this property before the push, on any controller except the root of a navigation stack. Both controllers then
  /// have the same `collectionView`, whose data source does not change. If the lower controller is the view's delegate,
  /// this controller replaces it while on top of the stack. The tapped item stays visible or, if no item was tapped,
  /// the first item on screen. A pop restores the content offset. Setting the property after the push is rejected with
  /// a fault.
  open var useLayoutToLayoutNavigationTransitions = false {
    didSet {
      guard adopted != nil, useLayoutToLayoutNavigationTransitions != oldValue else { return }
      Diagnostics.report(
        "layoutNavigation",
        "useLayoutToLayoutNavigationTransitions was set after the push and is ignored. Set it before you push the "
          + "controller."
      )
      useLayoutToLayoutNavigationTransitions = oldValue
    }
  }

  package override var keyboardScrollView: UIScrollView? { managedView }

  package override func navigationMorph(with other: UIViewController, isPop: Bool) -> NavigationMorph? {
    makeMorph(with: other, isPop: isPop)
  }

  package override func leftNavigationStack() { returnAdopted() }

  /// Creates a controller with the initial layout of its collection view.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    hasGivenLayout = true
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with the collection view in its nib, or with a plain flow layout if there is no nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    hasGivenLayout = false
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a plain flow layout. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    hasGivenLayout = false
    super.init(coder: coder)
  }

  /// The collection view. Reading this property loads the view. Setting this property replaces the current collection
  /// view.
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

  /// The layout with which the controller was created, or the initial layout of its first collection view. This
  /// property does not reflect later changes; `collectionView.collectionViewLayout` is the current layout.
  open var collectionViewLayout: UICollectionViewLayout { firstLayout }

  /// Creates the container and its collection view, whose data source and delegate are this controller.
  open override func loadView() {
    _ = loadArchivedView()
    guard viewIfLoaded == nil else { return }
    super.loadView()
    // The background is visible during a transition, where the moving collection view does not cover the container.
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

  /// Begins or ends editing, including in the collection view. Overrides must call `super`.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    managedView?.isEditing = editing
  }

  final func embed(_ view: UICollectionView, in container: UIView) {
    view.layoutFrame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(view, at: 0)
  }

  /// Clears the selection if `clearsSelectionOnViewWillAppear` is true. Overrides must call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let managedView else { return }
    for path in managedView.indexPathsForSelectedItems ?? [] { managedView.deselectItem(at: path, animated: animated) }
  }

  /// Returns the number of items in a section. Default: 0.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// Returns the cell of an item. Every controller that has items must override this method.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    Diagnostics.report(
      "missingCell",
      "A UICollectionViewController has items but does not override collectionView(_:cellForItemAt:). An empty cell is "
        + "displayed for \(indexPath.section)-\(indexPath.item).")
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns a supplementary view. Controllers whose layout contains supplementary views must override this method.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    Diagnostics.report(
      "missingSupplementaryView",
      "The layout contains a supplementary view of the kind '\(kind)' at \(indexPath.section)-\(indexPath.item), but "
        + "the controller does not override collectionView(_:viewForSupplementaryElementOfKind:at:). An empty view is "
        + "displayed.")
    return UICollectionReusableView(frame: .zero)
  }

  /// Returns whether the user can move an item. Default: true, unless the standard gesture calls this method.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    !isAskedByGesture
  }

  /// Called after the user has moved an item. Every controller whose items can be moved must override this method.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    Diagnostics.report(
      "missingMove",
      "The user moved item \(sourceIndexPath.section)-\(sourceIndexPath.item), but the controller does not override "
        + "collectionView(_:moveItemAt:to:), so its model is unchanged.")
  }

  /// Returns the menu for items. Default: the menu of the single-item method below.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalCall.isAbsent(in: self)
    guard let path = collectionView.indexPathForItem(at: point) else { return nil }
    return self.collectionView(collectionView, contextMenuConfigurationForItemAt: path, point: point)
  }

  /// Returns the destination of an item that the user is moving. Default: the result of the older method below, which
  /// returns the proposed index path.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalCall.isAbsent(in: self)
    return self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  /// A subclass that is a flow layout delegate overrides this property and returns itself. Only the browser build needs
  /// the override, which `sprung port` generates.
  open var _flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { nil }

  // Generated by Scripts/optional-methods from UICollectionViewDataSource, UICollectionViewDelegate, UIScrollViewDelegate.
  /// Returns the number of sections. Default: `1`.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalCall.isAbsent(in: self)
    return 1
  }
  /// Returns the titles of the section index. Default: `nil`, no index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Returns the item to which an index title scrolls. Default: `IndexPath(item: 0, section: index)`.
  open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  {
    OptionalCall.isAbsent(in: self)
    return IndexPath(item: 0, section: index)
  }
  /// Returns whether a touch can highlight the item. If false, the touch has no effect. Default: `true`.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// Called after the item has been highlighted. Default: nothing.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Called when the item is no longer highlighted. Default: nothing.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Returns whether a touch can select the item. Default: `true`.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// Returns whether a touch can deselect the item. Called only in multiple selection. Default: `true`.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// Called after a touch has selected the item. Default: nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Called after a touch has deselected the item. Default: nothing.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Returns whether tapping the item, or pressing Return, performs its primary action after selecting it. Default:
  /// `!collectionView.isEditing`.
  open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalCall.isAbsent(in: self)
    return !collectionView.isEditing
  }
  /// Performs the primary action of the item. Called after the item is selected, but not when a tap extends the
  /// selection. Default: nothing.
  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
  /// Returns the menu for an item, at the given point in content coordinates. Default: `nil`, no menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Returns the preview that is lifted when a menu appears. Default: `nil`, the cell itself.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Returns the target to which the preview returns when a menu disappears. Default: `nil`, its original position.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Called when the user taps the preview beside a menu. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Called when a menu is about to appear. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called when a menu is about to disappear, once for every `willDisplayContextMenu`. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Returns whether the item is editable while the view is in editing mode. Default: `true`.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// Returns whether the item can receive the keyboard focus. Default: `collectionView.allowsFocus`.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return collectionView.allowsFocus
  }
  /// Returns whether an item is selected when a key moves the focus to it. Default:
  /// `collectionView.selectionFollowsFocus`.
  open func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalCall.isAbsent(in: self)
    return collectionView.selectionFollowsFocus
  }
  /// Returns whether a multiple-selection gesture can begin at the item. The gesture is a two-finger pan, a pan
  /// perpendicular to the scrolling axis during editing, or a click with Shift or Command. Called once per gesture.
  /// Default: `false`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.isAbsent(in: self)
    return false
  }
  /// Called when a multiple-selection gesture begins, which is a good time to start editing. Items are selected only if
  /// multiple selection is allowed. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Called when the multiple-selection gesture ends. Default: nothing.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
  /// Returns the preview that is lifted when the menu of an item appears. Default: `nil`, the preview for the whole
  /// menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Returns the target to which an item's preview returns when its menu disappears. Default: `nil`, the target for the
  /// whole menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Called when a cell is configured and about to be displayed. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Called when a supplementary view is configured and about to be displayed. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Called when a cell is no longer displayed, once for every `willDisplay`. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Called when a supplementary view is no longer displayed, once for every `willDisplaySupplementaryView`. Default:
  /// nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Returns whether a long press on the item shows a menu. Called once per press. Default: `false`.
  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return false
  }
  /// Returns whether the item's menu contains an action, which is an edit action or one of
  /// `UIMenuController.menuItems`. Default: `false`.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: ActionSender?
  ) -> Bool {
    OptionalCall.isAbsent(in: self)
    return false
  }
  /// Called when the user chooses an action in the item's menu. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: ActionSender?
  ) {}
  /// Returns the content offset after an update or layout change. Called after the layout. Default:
  /// `proposedContentOffset`.
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalCall.isAbsent(in: self)
    return proposedContentOffset
  }
  /// Equivalent to the method above, under its old name and without the current index path. Default:
  /// `proposedIndexPath`.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalCall.isAbsent(in: self)
    return proposedIndexPath
  }
  /// Returns the transition layout for an interactive layout change. A layout that is not between the two given layouts
  /// is rejected with a fault. Default:
  /// `UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)`.
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalCall.isAbsent(in: self)
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  /// Called when the content offset has changed for any reason, immediately and once per change. Default: nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called when the user is about to drag the content. The offset has not changed yet. Default: nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the user is about to end the drag. Default: nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called when the user has ended the drag. `decelerate` indicates whether the content continues to move, even if it
  /// only returns from an overscroll. Default: nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when the content begins to decelerate. Default: nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called after the content finishes decelerating or is stopped by a touch. Default: nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called when a programmatic animation of the offset has ended, unless it was interrupted. Default: nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns the view in the content to zoom, or nil if there is none. Default: `nil`.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Called when a pinch or an animated programmatic scale change begins. Default: nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called when the scale has changed, once per change and after `scrollViewDidScroll`. Default: nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called when a pinch has ended and the scale is within its limits, or an animation has ended. Default: nothing.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Returns whether the content scrolls to its top on the user's request. Default: `true`.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// Called when the content has reached its top on the user's request. Default: nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Called when the adjusted content insets have changed. Default: nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  // End of the generated methods.
}

extension UICollectionViewController: UICollectionViewDataSource, UICollectionViewDelegate {}
