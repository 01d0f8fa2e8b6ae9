// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests that coordinates are converted between views without a common ancestor as if their root views were siblings.
/// Layers do the same.
@Suite(.uiKit) struct UnrelatedConversionTests {
  private let first = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
  private let second = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))

  @Test func topmostViews() {
    #expect(first.convert(CGPoint(x: 1, y: 1), to: second) == CGPoint(x: -19, y: -29))
    #expect(first.convert(CGPoint(x: 1, y: 1), from: second) == CGPoint(x: 21, y: 31))
    #expect(
      first.convert(CGRect(x: 0, y: 0, width: 4, height: 4), to: second) == CGRect(x: -20, y: -30, width: 4, height: 4))
    #expect(first.layer.convert(CGPoint(x: 1, y: 1), to: second.layer) == CGPoint(x: -19, y: -29))
  }

  @Test func nestedViews() {
    let inner = UIView(frame: CGRect(x: 2, y: 3, width: 4, height: 4))
    first.addSubview(inner)
    second.bounds.origin = CGPoint(x: 0, y: 100)
    #expect(inner.convert(CGPoint.zero, to: second) == CGPoint(x: -18, y: 73))
    #expect(second.convert(CGPoint(x: -18, y: 73), to: inner) == .zero)
  }

  @Test func twoWindows() {
    let small = UIWindow(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
    let large = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(small.convert(CGPoint(x: 5, y: 5), to: large) == CGPoint(x: 25, y: 35))
    #expect(large.convert(CGPoint(x: 25, y: 35), to: small) == CGPoint(x: 5, y: 5))
  }

  @Test func noFaultIsReported() {
    #expect(Diagnostics.recording { _ = first.convert(CGPoint.zero, to: second) }.isEmpty)
  }
}
