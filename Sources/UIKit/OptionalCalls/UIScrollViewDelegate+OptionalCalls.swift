// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UIScrollViewDelegate {
  /// Lets `scrollViewDidScroll?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var scrollViewDidScroll: OptionalCalls.ScrollViewDelegateScrollViewDidScroll? { .init(delegate: self) }

  /// Lets `scrollViewWillBeginDragging?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var scrollViewWillBeginDragging: OptionalCalls.ScrollViewDelegateScrollViewWillBeginDragging? {
    .init(delegate: self)
  }

  /// Lets `scrollViewWillEndDragging?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var scrollViewWillEndDragging: OptionalCalls.ScrollViewDelegateScrollViewWillEndDragging? {
    .init(delegate: self)
  }

  /// Lets `scrollViewDidEndDragging?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var scrollViewDidEndDragging: OptionalCalls.ScrollViewDelegateScrollViewDidEndDragging? {
    .init(delegate: self)
  }

  /// Lets `scrollViewWillBeginDecelerating?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: OptionalCalls.ScrollViewDelegateScrollViewWillBeginDecelerating? {
    .init(delegate: self)
  }

  /// Lets `scrollViewDidEndDecelerating?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: OptionalCalls.ScrollViewDelegateScrollViewDidEndDecelerating? {
    .init(delegate: self)
  }

  /// Lets `scrollViewDidEndScrollingAnimation?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: OptionalCalls.ScrollViewDelegateScrollViewDidEndScrollingAnimation? {
    .init(delegate: self)
  }

  /// Lets `viewForZooming?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var viewForZooming: OptionalCalls.ScrollViewDelegateViewForZooming? { .init(delegate: self) }

  /// Lets `scrollViewWillBeginZooming?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var scrollViewWillBeginZooming: OptionalCalls.ScrollViewDelegateScrollViewWillBeginZooming? {
    .init(delegate: self)
  }

  /// Lets `scrollViewDidZoom?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var scrollViewDidZoom: OptionalCalls.ScrollViewDelegateScrollViewDidZoom? { .init(delegate: self) }

  /// Lets `scrollViewDidEndZooming?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var scrollViewDidEndZooming: OptionalCalls.ScrollViewDelegateScrollViewDidEndZooming? {
    .init(delegate: self)
  }

  /// Lets `scrollViewShouldScrollToTop?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var scrollViewShouldScrollToTop: OptionalCalls.ScrollViewDelegateScrollViewShouldScrollToTop? {
    .init(delegate: self)
  }

  /// Lets `scrollViewDidScrollToTop?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var scrollViewDidScrollToTop: OptionalCalls.ScrollViewDelegateScrollViewDidScrollToTop? {
    .init(delegate: self)
  }

  /// Lets `scrollViewDidChangeAdjustedContentInset?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset:
    OptionalCalls.ScrollViewDelegateScrollViewDidChangeAdjustedContentInset?
  { .init(delegate: self) }
}

extension OptionalCalls {
  /// The methods `scrollViewDidScroll` of a `UIScrollViewDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct ScrollViewDelegateScrollViewDidScroll {
    let delegate: any UIScrollViewDelegate

    /// Calls `scrollViewDidScroll(_:)`.
    public func callAsFunction(_ scrollView: UIScrollView) {
      delegate.scrollViewDidScroll(scrollView)
    }
  }

  /// The methods `scrollViewWillBeginDragging` of a `UIScrollViewDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct ScrollViewDelegateScrollViewWillBeginDragging {
    let delegate: any UIScrollViewDelegate

    /// Calls `scrollViewWillBeginDragging(_:)`.
    public func callAsFunction(_ scrollView: UIScrollView) {
      delegate.scrollViewWillBeginDragging(scrollView)
    }
  }

  /// The methods `scrollViewWillEndDragging` of a `UIScrollViewDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct ScrollViewDelegateScrollViewWillEndDragging {
    let delegate: any UIScrollViewDelegate

    /// Calls `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
    public func callAsFunction(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      delegate.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  /// The methods `scrollViewDidEndDragging` of a `UIScrollViewDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct ScrollViewDelegateScrollViewDidEndDragging {
    let delegate: any UIScrollViewDelegate

    /// Calls `scrollViewDidEndDragging(_:willDecelerate:)`.
    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  /// The methods `scrollViewWillBeginDecelerating` of a `UIScrollViewDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct ScrollViewDelegateScrollViewWillBeginDecelerating {
    let delegate: any UIScrollViewDelegate

    /// Calls `scrollViewWillBeginDecelerating(_:)`.
    public func callAsFunction(_ scrollView: UIScrollView) {
      delegate.scrollViewWillBeginDecelerating(scrollView)
    }
  }

  /// The methods `scrollViewDidEndDecelerating` of a `UIScrollViewDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct ScrollViewDelegateScrollViewDidEndDecelerating {
    let delegate: any UIScrollViewDelegate

    /// Calls `scrollViewDidEndDecelerating(_:)`.
    public func callAsFunction(_ scrollView: UIScrollView) {
      delegate.scrollViewDidEndDecelerating(scrollView)
    }
  }

  /// The methods `scrollViewDidEndScrollingAnimation` of a `UIScrollViewDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct ScrollViewDelegateScrollViewDidEndScrollingAnimation {
    let delegate: any UIScrollViewDelegate

    /// Calls `scrollViewDidEndScrollingAnimation(_:)`.
    public func callAsFunction(_ scrollView: UIScrollView) {
      delegate.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }

  /// The methods `viewForZooming` of a `UIScrollViewDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct ScrollViewDelegateViewForZooming {
    let delegate: any UIScrollViewDelegate

    /// Calls `viewForZooming(in:)`; nil where it is left out.
    public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
      delegate.viewForZooming(in: scrollView)
    }
  }

  /// The methods `scrollViewWillBeginZooming` of a `UIScrollViewDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct ScrollViewDelegateScrollViewWillBeginZooming {
    let delegate: any UIScrollViewDelegate

    /// Calls `scrollViewWillBeginZooming(_:with:)`.
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
      delegate.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  /// The methods `scrollViewDidZoom` of a `UIScrollViewDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct ScrollViewDelegateScrollViewDidZoom {
    let delegate: any UIScrollViewDelegate

    /// Calls `scrollViewDidZoom(_:)`.
    public func callAsFunction(_ scrollView: UIScrollView) {
      delegate.scrollViewDidZoom(scrollView)
    }
  }

  /// The methods `scrollViewDidEndZooming` of a `UIScrollViewDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct ScrollViewDelegateScrollViewDidEndZooming {
    let delegate: any UIScrollViewDelegate

    /// Calls `scrollViewDidEndZooming(_:with:atScale:)`.
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }

  /// The methods `scrollViewShouldScrollToTop` of a `UIScrollViewDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct ScrollViewDelegateScrollViewShouldScrollToTop {
    let delegate: any UIScrollViewDelegate

    /// Calls `scrollViewShouldScrollToTop(_:)`; nil where it is left out.
    public func callAsFunction(_ scrollView: UIScrollView) -> Bool! {
      OptionalCall.answer(of: delegate, "scrollViewShouldScrollToTop(_:)") {
        delegate.scrollViewShouldScrollToTop(scrollView)
      }
    }
  }

  /// The methods `scrollViewDidScrollToTop` of a `UIScrollViewDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct ScrollViewDelegateScrollViewDidScrollToTop {
    let delegate: any UIScrollViewDelegate

    /// Calls `scrollViewDidScrollToTop(_:)`.
    public func callAsFunction(_ scrollView: UIScrollView) {
      delegate.scrollViewDidScrollToTop(scrollView)
    }
  }

  /// The methods `scrollViewDidChangeAdjustedContentInset` of a `UIScrollViewDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct ScrollViewDelegateScrollViewDidChangeAdjustedContentInset {
    let delegate: any UIScrollViewDelegate

    /// Calls `scrollViewDidChangeAdjustedContentInset(_:)`.
    public func callAsFunction(_ scrollView: UIScrollView) {
      delegate.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }
}
