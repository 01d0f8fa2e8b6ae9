// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UIContextMenuInteractionDelegate {
  /// Lets `contextMenuInteraction?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var contextMenuInteraction: OptionalCalls.ContextMenuInteractionDelegateContextMenuInteraction? {
    .init(delegate: self)
  }
}

extension OptionalCalls {
  /// The methods `contextMenuInteraction` of a `UIContextMenuInteractionDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct ContextMenuInteractionDelegateContextMenuInteraction {
    let delegate: any UIContextMenuInteractionDelegate

    /// Calls `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`; nil where it is left out.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      OptionalCall.answer(of: delegate, "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)") {
        delegate.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
      } ?? nil
    }

    /// Calls `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`; nil where it is left out.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      OptionalCall.answer(of: delegate, "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)") {
        delegate.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
      } ?? nil
    }

    /// Calls `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)`.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      delegate.contextMenuInteraction(
        interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    /// Calls `contextMenuInteraction(_:willDisplayMenuFor:animator:)`.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      delegate.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    }

    /// Calls `contextMenuInteraction(_:willEndFor:animator:)`.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    }
  }
}
