// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UIDropInteractionDelegate {
  /// Lets `dropInteraction?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var dropInteraction: OptionalCalls.DropInteractionDelegateDropInteraction? { .init(delegate: self) }
}

extension OptionalCalls {
  /// The methods `dropInteraction` of a `UIDropInteractionDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct DropInteractionDelegateDropInteraction {
    let delegate: any UIDropInteractionDelegate

    /// Calls `dropInteraction(_:canHandle:)`; nil where it is left out.
    public func callAsFunction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool! {
      OptionalCall.answer(of: delegate, "dropInteraction(_:canHandle:)") {
        delegate.dropInteraction(interaction, canHandle: session)
      }
    }

    /// Calls `dropInteraction(_:sessionDidEnter:)`.
    public func callAsFunction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      delegate.dropInteraction(interaction, sessionDidEnter: session)
    }

    /// Calls `dropInteraction(_:sessionDidUpdate:)`; nil where it is left out.
    public func callAsFunction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal!
    {
      OptionalCall.answer(of: delegate, "dropInteraction(_:sessionDidUpdate:)") {
        delegate.dropInteraction(interaction, sessionDidUpdate: session)
      }
    }

    /// Calls `dropInteraction(_:sessionDidExit:)`.
    public func callAsFunction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      delegate.dropInteraction(interaction, sessionDidExit: session)
    }

    /// Calls `dropInteraction(_:performDrop:)`.
    public func callAsFunction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      delegate.dropInteraction(interaction, performDrop: session)
    }

    /// Calls `dropInteraction(_:concludeDrop:)`.
    public func callAsFunction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      delegate.dropInteraction(interaction, concludeDrop: session)
    }

    /// Calls `dropInteraction(_:sessionDidEnd:)`.
    public func callAsFunction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      delegate.dropInteraction(interaction, sessionDidEnd: session)
    }
  }
}
