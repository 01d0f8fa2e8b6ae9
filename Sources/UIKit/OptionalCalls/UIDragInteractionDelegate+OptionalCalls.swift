// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UIDragInteractionDelegate {
  /// Lets `dragInteraction?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var dragInteraction: OptionalCalls.DragInteractionDelegateDragInteraction? { .init(delegate: self) }
}

extension OptionalCalls {
  /// The methods `dragInteraction` of a `UIDragInteractionDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct DragInteractionDelegateDragInteraction {
    let delegate: any UIDragInteractionDelegate

    /// Calls `dragInteraction(_:previewForLifting:session:)`; nil where it is left out.
    public func callAsFunction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
      OptionalCall.answer(of: delegate, "dragInteraction(_:previewForLifting:session:)") {
        delegate.dragInteraction(interaction, previewForLifting: item, session: session)
      } ?? nil
    }

    /// Calls `dragInteraction(_:itemsForAddingTo:withTouchAt:)`; nil where it is left out.
    public func callAsFunction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem]! {
      OptionalCall.answer(of: delegate, "dragInteraction(_:itemsForAddingTo:withTouchAt:)") {
        delegate.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
      }
    }

    /// Calls `dragInteraction(_:sessionForAddingItems:withTouchAt:)`; nil where it is left out.
    public func callAsFunction(
      _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
    ) -> (any UIDragSession)? {
      OptionalCall.answer(of: delegate, "dragInteraction(_:sessionForAddingItems:withTouchAt:)") {
        delegate.dragInteraction(interaction, sessionForAddingItems: sessions, withTouchAt: point)
      } ?? nil
    }

    /// Calls `dragInteraction(_:session:willAdd:for:)`.
    public func callAsFunction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
      for addingInteraction: UIDragInteraction
    ) {
      delegate.dragInteraction(interaction, session: session, willAdd: items, for: addingInteraction)
    }

    /// Calls `dragInteraction(_:sessionWillBegin:)`.
    public func callAsFunction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      delegate.dragInteraction(interaction, sessionWillBegin: session)
    }

    /// Calls `dragInteraction(_:sessionAllowsMoveOperation:)`; nil where it is left out.
    public func callAsFunction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
      -> Bool!
    {
      OptionalCall.answer(of: delegate, "dragInteraction(_:sessionAllowsMoveOperation:)") {
        delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
      }
    }

    /// Calls `dragInteraction(_:sessionDidMove:)`.
    public func callAsFunction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
      delegate.dragInteraction(interaction, sessionDidMove: session)
    }

    /// Calls `dragInteraction(_:session:willEndWith:)`.
    public func callAsFunction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {
      delegate.dragInteraction(interaction, session: session, willEndWith: operation)
    }

    /// Calls `dragInteraction(_:session:didEndWith:)`.
    public func callAsFunction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
      delegate.dragInteraction(interaction, session: session, didEndWith: operation)
    }
  }
}
