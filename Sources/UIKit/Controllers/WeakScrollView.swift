// SPDX-License-Identifier: MIT

/// A scroll view that is not kept alive.
final class WeakScrollView {
  #if hasFeature(Embedded)
    private unowned(unsafe) let reference: UIScrollView
    private let box: WeakBox

    init(_ scrollView: UIScrollView) {
      reference = scrollView
      box = scrollView._weakBox
    }

    /// The scroll view; nil when it is gone.
    var scrollView: UIScrollView? { box.isAlive ? reference : nil }
  #else
    /// The scroll view; nil when it is gone.
    private(set) weak var scrollView: UIScrollView?

    init(_ scrollView: UIScrollView) { self.scrollView = scrollView }
  #endif
}
