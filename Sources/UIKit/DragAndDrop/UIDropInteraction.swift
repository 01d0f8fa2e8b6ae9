// SPDX-License-Identifier: MIT

/// The proposed effect of a drop on a view.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The proposed operation.
  public final let operation: UIDropOperation
  /// Whether the touch must be positioned precisely for the drop. Stored only. Default: false.
  open var isPrecise = false
  /// Whether the drag preview keeps its full size. Stored only. Default: false.
  open var prefersFullSizePreview = false

  /// Creates a proposal for the given operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// Enables the user to drop items on a view.
///
/// ```swift
/// view.addInteraction(UIDropInteraction(delegate: self))
/// ```
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The delegate that accepts or rejects drags and receives dropped items. Not retained.
  @WeakReference open private(set) var delegate: (any UIDropInteractionDelegate)?

  /// Whether multiple drags can be over the view simultaneously. This property is stored but has no effect, because
  /// only one drag can be in progress. Default: false.
  open var allowsSimultaneousDropSessions = false

  @WeakReference private var attachedView: UIView?

  /// Creates an interaction. The delegate is not retained.
  public init(delegate: any UIDropInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// The view that accepts drops.
  open var view: UIView? { attachedView }

  /// Does nothing. Overrides must call `super`.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction has moved to a view, which then accepts drops. Overrides must call `super`.
  open func didMove(to view: UIView?) { attachedView = view }
}

/// Accepts or rejects the drags that enter a view, and receives the dropped items. All methods are optional.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the view handles the drag. Called once, when the drag enters the view. Default: `true`.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Called after the drag has entered the view. Default: nothing.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns the proposed effect of a drop at the current location. Called when the drag enters the view, moves within
  /// it or ends. Default: `UIDropProposal(operation: .cancel)`.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  /// Called after the drag has left the view. Default: nothing.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Called when the user drops the items on the view. Default: nothing.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called after the drop animations have ended. Default: nothing.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called after the drag has ended, whether or not the items were dropped on this view. Default: nothing.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}
