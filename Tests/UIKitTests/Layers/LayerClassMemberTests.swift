// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the class members of `CALayer` that subclasses override.
@Suite(.uiKit) struct LayerClassMemberTests {
  final class Ring: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }
    override class func defaultValue(forKey key: String) -> Any? {
      key == "progress" ? 0.25 : super.defaultValue(forKey: key)
    }
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "opacity" ? NSNull() : super.defaultAction(forKey: event)
    }
  }

  @Test func defaultValues() {
    let ring = Ring()
    #expect(ring.value(forKey: "progress") as? Double == 0.25)
    #expect(ring.value(forKeyPath: "progress") as? Double == 0.25)
    ring.setValue(0.5, forKey: "progress")
    #expect(ring.value(forKey: "progress") as? Double == 0.5)
    ring.setValue(nil, forKey: "progress")
    #expect(ring.value(forKey: "progress") as? Double == 0.25)
    #expect(ring.value(forKey: "other") == nil)
    #expect(CALayer().value(forKey: "progress") == nil)
  }

  @Test func actions() {
    let ring = Ring()
    #expect(ring.action(forKey: "opacity") is NSNull)
    #expect(ring.action(forKey: "position") == nil)
    let own = CABasicAnimation(keyPath: "opacity")
    ring.actions = ["opacity": own]
    #expect(ring.action(forKey: "opacity") as AnyObject === own)
    #expect(CALayer().action(forKey: "opacity") == nil)
  }
}
