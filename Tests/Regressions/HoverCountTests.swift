// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// A view that was deallocated with a hovering recognizer was counted forever natively, so that hosts continued to
/// report pointers.
///
/// The count was decremented only when the recognizer was notified that it left its view, which only the browser build
/// does when a view is deallocated.
@Suite(.oneApplication) struct HoverCountTests {
  @Test("A view takes its hovering recognizer out of the count when it dies", arguments: [false, true])
  func death(keepsRecognizer: Bool) {
    let before = UIHoverGestureRecognizer.watching
    var kept: UIHoverGestureRecognizer?
    do {
      let view = UIView()
      let hover = UIHoverGestureRecognizer { _ in }
      view.addGestureRecognizer(hover)
      if keepsRecognizer { kept = hover }
      #expect(UIHoverGestureRecognizer.watching == before + 1)
    }
    #expect(UIHoverGestureRecognizer.watching == before)
    guard let kept else { return }
    let view = UIView()
    view.addGestureRecognizer(kept)
    #expect(UIHoverGestureRecognizer.watching == before + 1)
    view.removeGestureRecognizer(kept)
    #expect(UIHoverGestureRecognizer.watching == before)
  }
}
