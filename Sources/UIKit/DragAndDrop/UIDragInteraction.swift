// SPDX-License-Identifier: MIT

/// Lets people drag things out of a view: by a long press, or with the mouse at once.
///
/// ```swift
/// view.addInteraction(UIDragInteraction(delegate: self))
/// ```
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  #if hasFeature(Embedded)
    private unowned(unsafe) var delegateReference: (any UIDragInteractionDelegate)?
    private var delegateBox: WeakBox?
    /// Says what is dragged. Not kept alive.
    open var delegate: (any UIDragInteractionDelegate)? {
      (delegateBox?.isAlive ?? false) ? delegateReference : nil
    }
  #else
    /// Says what is dragged. Not kept alive.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  #endif

  /// Whether interactions are enabled when they are made: true.
  open class var isEnabledByDefault: Bool { true }

  /// Whether anything can be dragged. Default: true.
  open var isEnabled = true { didSet { recognizer?.isEnabled = isEnabled } }
  /// Whether other gestures may go on while things are lifted. Stored only. Default: false.
  open var allowsSimultaneousRecognitionDuringLift = false

  private var place = WeakTarget(nil)
  private var recognizer: DragRecognizer?

  /// Makes an interaction; the delegate is not kept alive.
  public init(delegate: any UIDragInteractionDelegate) {
    super.init()
    #if hasFeature(Embedded)
      delegateReference = delegate
      delegateBox = delegate._weakBox
    #else
      self.delegate = delegate
    #endif
  }

  /// The view out of which things are dragged.
  open var view: UIView? { place.object as? UIView }

  /// A drag goes on when the interaction leaves its view; overrides call `super`.
  open func willMove(to view: UIView?) {
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    recognizer = nil
  }

  /// The view begins to watch for drags; overrides call `super`.
  open func didMove(to view: UIView?) {
    place = WeakTarget(view)
    guard let view else { return }
    let made = DragRecognizer(self)
    made.isEnabled = isEnabled
    recognizer = made
    view.addGestureRecognizer(made)
  }

  /// A drag that would begin at a point of the window; nil if there is nothing to drag.
  final func makeDrag(at point: CGPoint) -> DragDriver? {
    guard isEnabled, let view, let window = view.window, let delegate, UIApplication.shared.delivery.drag == nil else {
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
  /// What is lifted for an item. Default: nil, the view.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// The things are lifted.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Whether the things may be moved. Default: true.
  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// The finger has moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// The things are about to be put down, or to go back.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// The things have been put down, or have gone back.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  /// Nil.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Nothing.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  /// True.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// Nothing.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  /// Nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  /// Nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
}
