// SPDX-License-Identifier: MIT

/// Lets people drag things out of a view: by a long press, or with the mouse at once.
///
/// ```swift
/// view.addInteraction(UIDragInteraction(delegate: self))
/// ```
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Says what is dragged. Not kept alive.
  @WeakReference open private(set) var delegate: (any UIDragInteractionDelegate)?

  /// Whether interactions are enabled when they are made: true.
  open class var isEnabledByDefault: Bool { true }

  /// Whether anything can be dragged. Default: true.
  open var isEnabled = true { didSet { enabledChanged() } }
  /// Whether other gestures may go on while things are lifted. Stored only. Default: false.
  open var allowsSimultaneousRecognitionDuringLift = false

  @WeakReference private var place: UIView?
  private var recognizer: DragRecognizer?
  private var addition: DragAdditionRecognizer?

  /// Makes an interaction; the delegate is not kept alive.
  public init(delegate: any UIDragInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// The view out of which things are dragged.
  open var view: UIView? { place }

  private func enabledChanged() {
    recognizer?.isEnabled = isEnabled
    addition?.isEnabled = isEnabled
  }

  /// A drag goes on when the interaction leaves its view; overrides call `super`.
  open func willMove(to view: UIView?) {
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    if let addition { self.view?.removeGestureRecognizer(addition) }
    recognizer = nil
    addition = nil
  }

  /// The view begins to watch for drags; overrides call `super`.
  open func didMove(to view: UIView?) {
    place = view
    guard let view else { return }
    let made = DragRecognizer(self)
    recognizer = made
    view.addGestureRecognizer(made)
    let tap = DragAdditionRecognizer(self)
    addition = tap
    view.addGestureRecognizer(tap)
    enabledChanged()
  }

  /// What a tap at a point of the window would add to the drag that is going on.
  final func itemsToAdd(at point: CGPoint) -> [UIDragItem] {
    guard isEnabled, let view, let delegate, let session = DragDriver.current?.session else {
      return []
    }
    let place = view.convert(point, from: nil)
    guard delegate.dragInteraction(self, sessionForAddingItems: [session], withTouchAt: place) != nil else { return [] }
    return delegate.dragInteraction(self, itemsForAddingTo: session, withTouchAt: place)
  }

  /// A drag that would begin at a point of the window; nil if there is nothing to drag.
  final func makeDrag(at point: CGPoint) -> DragDriver? {
    guard isEnabled, let view, let window = view.window, let delegate, DragDriver.current == nil else {
      return nil
    }
    let session = DragSession()
    session.place = point
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !session.items.isEmpty else { return nil }
    session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
    return DragDriver(session, self, in: window)
  }
}

/// Says what is dragged out of a view, and hears what becomes of it. All but the first method may be left out.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// What is dragged from where the session is; an empty array for nothing.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// What is lifted for an item. Default: `nil`, the view.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// What a tap at a place of the view, in points, adds to a drag that is going on. Default: `[]`.
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
