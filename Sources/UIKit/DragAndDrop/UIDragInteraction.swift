// SPDX-License-Identifier: MIT

/// Enables the user to drag items from a view, with the mouse or after a long press.
///
/// ```swift
/// view.addInteraction(UIDragInteraction(delegate: self))
/// ```
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The delegate that provides the dragged items. Not retained.
  @WeakReference open private(set) var delegate: (any UIDragInteractionDelegate)?

  /// Whether new interactions are enabled. Always true.
  open class var isEnabledByDefault: Bool { true }

  /// Whether the interaction responds to drags. Default: true.
  open var isEnabled = true { didSet { enabledChanged() } }
  /// Whether other gesture recognizers can begin during a lift. Stored only. Default: false.
  open var allowsSimultaneousRecognitionDuringLift = false

  @WeakReference private var attachedView: UIView?
  private var recognizer: DragRecognizer?
  private var addition: DragAdditionRecognizer?

  /// Creates an interaction. The delegate is not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// The view from which items are dragged.
  open var view: UIView? { attachedView }

  private func enabledChanged() {
    recognizer?.isEnabled = isEnabled
    addition?.isEnabled = isEnabled
  }

  /// Called before the interaction moves to another view. A drag in progress continues. Overrides must call `super`.
  open func willMove(to view: UIView?) {
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    if let addition { self.view?.removeGestureRecognizer(addition) }
    recognizer = nil
    addition = nil
  }

  /// Called after the interaction has moved to a view, which then recognizes drags. Overrides must call `super`.
  open func didMove(to view: UIView?) {
    attachedView = view
    guard let view else { return }
    let made = DragRecognizer(self)
    recognizer = made
    view.addGestureRecognizer(made)
    let tap = DragAdditionRecognizer(self)
    addition = tap
    view.addGestureRecognizer(tap)
    enabledChanged()
  }

  /// Returns the items that a tap at the given point in the window would add to the drag in progress.
  final func itemsToAdd(at point: CGPoint) -> [UIDragItem] {
    guard isEnabled, let view, let delegate, let session = DragDriver.current?.session else {
      return []
    }
    let location = view.convert(point, from: nil)
    guard delegate.dragInteraction(self, sessionForAddingItems: [session], withTouchAt: location) != nil else {
      return []
    }
    return delegate.dragInteraction(self, itemsForAddingTo: session, withTouchAt: location)
  }

  /// Creates the drag that begins at a point in the window, or returns nil if there are no items to drag.
  final func makeDrag(at point: CGPoint) -> DragDriver? {
    guard isEnabled, let view, let window = view.window, let delegate, DragDriver.current == nil else {
      return nil
    }
    let session = DragSession()
    session.point = point
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !session.items.isEmpty else { return nil }
    session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
    return DragDriver(session, self, in: window)
  }
}

/// Provides the items that are dragged from a view, and is notified of the drag. Only the first method is required.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items for a drag that begins at the session's location. An empty array prevents the drag.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// Returns the preview that is lifted for an item. Default: `nil`, which lifts the interaction's view.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Returns the items that a tap at the given point in the view adds to the drag in progress. Default: `[]`.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// Returns the session to which a tap adds items, or nil if there is none. Default: `sessions.last`.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
  ) -> (any UIDragSession)?
  /// Called when this or another interaction is about to add items to the drag. Default: nothing.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
  /// Called before the drag session begins. Default: nothing.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Returns whether the items can be moved. Default: `true`.
  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Called after the touch has moved. Default: nothing.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Called before the items are dropped or return to their source. Default: nothing.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// Called after the items have been dropped or have returned to their source. Default: nothing.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}
