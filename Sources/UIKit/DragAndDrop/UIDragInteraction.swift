// SPDX-License-Identifier: MIT

/// Allows people to drag items out of a view: with a long press, or immediately with the mouse.
///
/// ```swift
/// view.addInteraction(UIDragInteraction(delegate: self))
/// ```
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The delegate that provides the dragged items. Not retained.
  @WeakReference open private(set) var delegate: (any UIDragInteractionDelegate)?

  /// Whether interactions are enabled when they are made: true.
  open class var isEnabledByDefault: Bool { true }

  /// Whether anything can be dragged. Default: true.
  open var isEnabled = true { didSet { enabledChanged() } }
  /// Whether other gestures may go on while things are lifted. Stored only. Default: false.
  open var allowsSimultaneousRecognitionDuringLift = false

  @WeakReference private var attachedView: UIView?
  private var recognizer: DragRecognizer?
  private var addition: DragAdditionRecognizer?

  /// Makes an interaction; the delegate is not kept alive.
  public init(delegate: any UIDragInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// The view out of which things are dragged.
  open var view: UIView? { attachedView }

  private func enabledChanged() {
    recognizer?.isEnabled = isEnabled
    addition?.isEnabled = isEnabled
  }

  /// Runs before the interaction moves to another view. A running drag continues. Overrides call `super`.
  open func willMove(to view: UIView?) {
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    if let addition { self.view?.removeGestureRecognizer(addition) }
    recognizer = nil
    addition = nil
  }

  /// The view begins to watch for drags; overrides call `super`.
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

  /// The items that a tap at a point of the window would add to the running drag.
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

  /// A drag that would begin at a point of the window; nil if there is nothing to drag.
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

/// Provides the items that are dragged out of a view and is notified of the drag. Only the first method is required.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items that a drag from the session's location begins with; an empty array prevents the drag.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// The preview that is lifted for an item. Default: `nil`, the view.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// The items that a tap at a point of the view adds to a running drag. Default: `[]`.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// The drag to which a tap adds; nil for none. Default: `sessions.last`.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
  ) -> (any UIDragSession)?
  /// Things are about to be added to the drag, by this interaction or another one. Default: nothing.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
  /// The things are lifted. Default: nothing.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Whether the things may be moved. Default: `true`.
  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// The finger has moved. Default: nothing.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// The things are about to be put down, or to go back. Default: nothing.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// The things have been put down, or have gone back. Default: nothing.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}
