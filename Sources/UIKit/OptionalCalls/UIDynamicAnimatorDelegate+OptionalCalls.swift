// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UIDynamicAnimatorDelegate {
  /// Lets `dynamicAnimatorWillResume?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var dynamicAnimatorWillResume: OptionalCalls.DynamicAnimatorDelegateDynamicAnimatorWillResume? {
    .init(delegate: self)
  }

  /// Lets `dynamicAnimatorDidPause?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var dynamicAnimatorDidPause: OptionalCalls.DynamicAnimatorDelegateDynamicAnimatorDidPause? {
    .init(delegate: self)
  }
}

extension OptionalCalls {
  /// The methods `dynamicAnimatorWillResume` of a `UIDynamicAnimatorDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct DynamicAnimatorDelegateDynamicAnimatorWillResume {
    let delegate: any UIDynamicAnimatorDelegate

    /// Calls `dynamicAnimatorWillResume(_:)`.
    public func callAsFunction(_ animator: UIDynamicAnimator) {
      delegate.dynamicAnimatorWillResume(animator)
    }
  }

  /// The methods `dynamicAnimatorDidPause` of a `UIDynamicAnimatorDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct DynamicAnimatorDelegateDynamicAnimatorDidPause {
    let delegate: any UIDynamicAnimatorDelegate

    /// Calls `dynamicAnimatorDidPause(_:)`.
    public func callAsFunction(_ animator: UIDynamicAnimator) {
      delegate.dynamicAnimatorDidPause(animator)
    }
  }
}
