// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// The snapshot of a dragged view, or of a view that a transition replaces, was marked as if its descendants had not
/// changed. However, the host had not yet received the snapshot's sublayers. The sublayers were sent only because a new
/// layer is always sent completely.
@MainActor @Suite(.uiKit) struct PictureOfTreeTests {
  @Test func snapshotMarksItsSublayersAsNew() {
    UIApplication.shared.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)))
    window.addSubview(view)
    window.makeKeyAndVisible()
    let picture = view.layer.picture()
    window.layer.addSublayer(picture)
    #expect(picture.hasChangesBelow && !picture.children[0].changes.isEmpty)
    #expect(window.validateTree() == [])
  }
}
