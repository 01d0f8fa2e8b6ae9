// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication)
@MainActor
struct ArrayIdentityTests {
  @Test("Objects are found by identity, not by value")
  func identity() {
    let views = (0..<6).map { _ in UIView() }
    var array = views
    #expect(views.indices.allSatisfy { array.identityIndex(of: views[$0]) == $0 })
    #expect(array.identityIndex(of: UIView()) == nil && array.identityIndex(of: nil) == nil)
    #expect([UIView]().identityIndex(of: views[0]) == nil)
    array.removeIdentical(to: views[2])
    array.removeIdentical(to: views[2])
    #expect(array == [views[0], views[1], views[3], views[4], views[5]])
  }

  @Test("Insertion relative to a sibling works in front, behind, next to itself and next to a foreign view")
  func siblings() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    for view in views { parent.addSubview(view) }
    parent.insertSubview(views[0], aboveSubview: views[2])
    #expect(parent.subviews == [views[1], views[2], views[0], views[3]])
    parent.insertSubview(views[3], belowSubview: views[2])
    #expect(parent.subviews == [views[1], views[3], views[2], views[0]])
    parent.insertSubview(views[1], aboveSubview: UIView())
    #expect(parent.subviews == [views[3], views[2], views[0], views[1]])
    parent.insertSubview(views[1], belowSubview: UIView())
    #expect(parent.subviews == [views[1], views[3], views[2], views[0]])
    let fresh = UIView()
    parent.insertSubview(fresh, aboveSubview: views[3])
    #expect(parent.subviews == [views[1], views[3], fresh, views[2], views[0]])
    #expect(parent.layer.sublayers == parent.subviews.map { $0.layer })
  }
}
