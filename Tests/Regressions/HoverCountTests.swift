// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// In native builds, the hover recognizer of a deallocated view was never removed from the count, so hosts continued to
/// report pointer moves.
///
/// The count was decremented only when the recognizer was removed from its view, which happens on deallocation only in
/// the browser build.
@Suite(.oneApplication) struct HoverCountTests {
  @Test("Deallocating a view removes its hover recognizer from the count", arguments: [false, true])
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
