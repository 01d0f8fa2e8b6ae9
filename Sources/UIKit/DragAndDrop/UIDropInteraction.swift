// SPDX-License-Identifier: MIT

/// The proposed effect of a drop on a view.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The proposed operation.
  public final let operation: UIDropOperation
  /// Whether the finger points precisely. Stored only. Default: false.
  open var isPrecise = false
  /// Whether what is seen keeps its size. Stored only. Default: false.
  open var prefersFullSizePreview = false

  /// Makes a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// Allows people to drop items on a view.
///
/// ```swift
/// view.addInteraction(UIDropInteraction(delegate: self))
/// ```
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Decides what may be dropped, and receives it. Not retained.
  @WeakReference open private(set) var delegate: (any UIDropInteractionDelegate)?

  /// Whether more than one drag may be over the view. Stored only: there is one finger that drags. Default: false.
  open var allowsSimultaneousDropSessions = false

  @WeakReference private var attachedView: UIView?

  /// Makes an interaction; the delegate is not kept alive.
  public init(delegate: any UIDropInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// The view on which things are dropped.
  open var view: UIView? { attachedView }

  /// Nothing; overrides call `super`.
  open func willMove(to view: UIView?) {}

  /// The view takes drops from now on; overrides call `super`.
  open func didMove(to view: UIView?) { attachedView = view }
}

/// Decides what may be dropped on a view, and receives it. Every method is optional.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether the view handles the drag. Called once, when the drag enters the view. Default: `true`.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// The drag has come over the view. Default: nothing.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// The proposed effect of a drop at the current location; called whenever the finger moves. Default:
  /// `UIDropProposal(operation: .cancel)`.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  /// The drag has left the view. Default: nothing.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// The things are dropped here. Default: nothing.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// The dropped items have come to rest. Default: nothing.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// A drag that was over the view is over, wherever it ended. Default: nothing.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}
