// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UIAdaptivePresentationControllerDelegate {
  /// Lets `presentationControllerShouldDismiss?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var presentationControllerShouldDismiss:
    OptionalCalls.AdaptivePresentationControllerDelegatePresentationControllerShouldDismiss?
  { .init(delegate: self) }

  /// Lets `presentationControllerWillDismiss?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var presentationControllerWillDismiss:
    OptionalCalls.AdaptivePresentationControllerDelegatePresentationControllerWillDismiss?
  { .init(delegate: self) }

  /// Lets `presentationControllerDidDismiss?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var presentationControllerDidDismiss:
    OptionalCalls.AdaptivePresentationControllerDelegatePresentationControllerDidDismiss?
  { .init(delegate: self) }

  /// Lets `presentationControllerDidAttemptToDismiss?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var presentationControllerDidAttemptToDismiss:
    OptionalCalls.AdaptivePresentationControllerDelegatePresentationControllerDidAttemptToDismiss?
  { .init(delegate: self) }
}

extension OptionalCalls {
  /// The methods `presentationControllerShouldDismiss` of a `UIAdaptivePresentationControllerDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct AdaptivePresentationControllerDelegatePresentationControllerShouldDismiss {
    let delegate: any UIAdaptivePresentationControllerDelegate

    /// Calls `presentationControllerShouldDismiss(_:)`; nil where it is left out.
    public func callAsFunction(_ presentationController: UIPresentationController) -> Bool! {
      OptionalCall.answer(of: delegate, "presentationControllerShouldDismiss(_:)") {
        delegate.presentationControllerShouldDismiss(presentationController)
      }
    }
  }

  /// The methods `presentationControllerWillDismiss` of a `UIAdaptivePresentationControllerDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct AdaptivePresentationControllerDelegatePresentationControllerWillDismiss {
    let delegate: any UIAdaptivePresentationControllerDelegate

    /// Calls `presentationControllerWillDismiss(_:)`.
    public func callAsFunction(_ presentationController: UIPresentationController) {
      delegate.presentationControllerWillDismiss(presentationController)
    }
  }

  /// The methods `presentationControllerDidDismiss` of a `UIAdaptivePresentationControllerDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct AdaptivePresentationControllerDelegatePresentationControllerDidDismiss {
    let delegate: any UIAdaptivePresentationControllerDelegate

    /// Calls `presentationControllerDidDismiss(_:)`.
    public func callAsFunction(_ presentationController: UIPresentationController) {
      delegate.presentationControllerDidDismiss(presentationController)
    }
  }

  /// The methods `presentationControllerDidAttemptToDismiss` of a `UIAdaptivePresentationControllerDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct AdaptivePresentationControllerDelegatePresentationControllerDidAttemptToDismiss {
    let delegate: any UIAdaptivePresentationControllerDelegate

    /// Calls `presentationControllerDidAttemptToDismiss(_:)`.
    public func callAsFunction(_ presentationController: UIPresentationController) {
      delegate.presentationControllerDidAttemptToDismiss(presentationController)
    }
  }
}
