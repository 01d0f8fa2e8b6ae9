// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UIGestureRecognizerDelegate {
  /// Lets `gestureRecognizerShouldBegin?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var gestureRecognizerShouldBegin: OptionalCalls.GestureRecognizerDelegateGestureRecognizerShouldBegin? {
    .init(delegate: self)
  }

  /// Lets `gestureRecognizer?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var gestureRecognizer: OptionalCalls.GestureRecognizerDelegateGestureRecognizer? { .init(delegate: self) }
}

extension OptionalCalls {
  /// The methods `gestureRecognizerShouldBegin` of a `UIGestureRecognizerDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct GestureRecognizerDelegateGestureRecognizerShouldBegin {
    let delegate: any UIGestureRecognizerDelegate

    /// Calls `gestureRecognizerShouldBegin(_:)`; nil where it is left out.
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool! {
      OptionalCall.answer(of: delegate, "gestureRecognizerShouldBegin(_:)") {
        delegate.gestureRecognizerShouldBegin(gestureRecognizer)
      }
    }
  }

  /// The methods `gestureRecognizer` of a `UIGestureRecognizerDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct GestureRecognizerDelegateGestureRecognizer {
    let delegate: any UIGestureRecognizerDelegate

    /// Calls `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`; nil where it is left out.
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool! {
      OptionalCall.answer(of: delegate, "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)") {
        delegate.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
      }
    }

    /// Calls `gestureRecognizer(_:shouldRequireFailureOf:)`; nil where it is left out.
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool! {
      OptionalCall.answer(of: delegate, "gestureRecognizer(_:shouldRequireFailureOf:)") {
        delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
      }
    }

    /// Calls `gestureRecognizer(_:shouldBeRequiredToFailBy:)`; nil where it is left out.
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool! {
      OptionalCall.answer(of: delegate, "gestureRecognizer(_:shouldBeRequiredToFailBy:)") {
        delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
      }
    }

    /// Calls `gestureRecognizer(_:shouldReceive:)`; nil where it is left out.
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool! {
      OptionalCall.answer(of: delegate, "gestureRecognizer(_:shouldReceive:)") {
        delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
      }
    }

    /// Calls `gestureRecognizer(_:shouldReceive:)`; nil where it is left out.
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool! {
      OptionalCall.answer(of: delegate, "gestureRecognizer(_:shouldReceive:)") {
        delegate.gestureRecognizer(gestureRecognizer, shouldReceive: event)
      }
    }
  }
}
