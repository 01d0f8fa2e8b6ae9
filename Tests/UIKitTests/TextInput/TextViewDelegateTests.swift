// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests that the delegate of a text view is a `UITextViewDelegate`.
@Suite(.oneApplication) @MainActor struct TextViewDelegateTests {
  private final class Both: NSObject, UITextViewDelegate {
    var scrolls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }
  private final class ScrollOnly: NSObject, UIScrollViewDelegate {}

  @Test("The delegate has the type of text views, and is also notified of scrolling")
  func types() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let both = Both()
    view.delegate = both
    let delegate: (any UITextViewDelegate)? = view.delegate
    #expect(delegate === both)
    #expect(view.delegate?.textViewShouldBeginEditing(view) == true)
    view.contentOffset = CGPoint(x: 0, y: 3)
    #expect(both.scrolls == 1)
    view.delegate = nil
    #expect((view as UIScrollView).delegate == nil)
  }

  @Test("A delegate that is only a scroll view delegate is not returned as a text view delegate")
  func scrollViewsOnly() {
    let view = UITextView(frame: .zero)
    let other = ScrollOnly()
    (view as UIScrollView).delegate = other
    #expect(view.delegate == nil && (view as UIScrollView).delegate === other)
  }
}
