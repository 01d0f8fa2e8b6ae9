// SPDX-License-Identifier: MIT

import SprungLayouts
import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication) @MainActor struct ChatHeadsBehaviorTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let animator: UIDynamicAnimator

  init() {
    animator = UIDynamicAnimator(referenceView: container)
  }

  private func head(_ x: CGFloat, _ y: CGFloat) -> UIView {
    let head = UIView(frame: CGRect(x: x - 30, y: y - 30, width: 60, height: 60))
    container.addSubview(head)
    return head
  }

  @Test(
    "a head from any position ends at the nearer side", arguments: stride(from: 40.0, through: 335, by: 59).map { $0 })
  func sides(x: Double) {
    let lead = head(CGFloat(x), 300)
    let chain = ChatHeadsBehavior(heads: [lead])
    animator.addBehavior(chain)
    chain.updateEdges(in: container.bounds)
    animator.run(until: { !animator.isRunning })
    #expect(abs(lead.center.x - (x < 187.5 ? 38 : 337)) < 0.5 && lead.center.y == CGFloat(300), "\(lead.center)")
  }

  @Test("an empty chain and invalid bounds have no effect")
  func nothing() {
    let chain = ChatHeadsBehavior(heads: [])
    animator.addBehavior(chain)
    for bounds in [CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5)] {
      chain.updateEdges(in: bounds)
    }
    #expect(chain.bounds == .zero && !chain.throwToOtherSide() && chain.links.isEmpty)
    chain.removeHead(head(50, 50))
    animator.step(by: 0.1)
    #expect(!animator.isRunning)
  }

  @Test("removing a head from the middle leaves a chain of the others")
  func middle() {
    let heads = [head(337, 200), head(337, 205), head(337, 210), head(337, 215)]
    let chain = ChatHeadsBehavior(heads: heads)
    animator.addBehavior(chain)
    chain.updateEdges(in: container.bounds)
    chain.removeHead(heads[1])
    #expect(chain.links.map { $0.items.count } == [2, 2])
    #expect(chain.links[0].items[0] === heads[2] && chain.links[0].items[1] === heads[0])
    animator.run(until: { !animator.isRunning })
    #expect(
      abs(heads[2].center.y - heads[0].center.y - 5) < 0.5 && abs(heads[3].center.y - heads[0].center.y - 10) < 0.5)
    #expect(heads[1].center == CGPoint(x: 337, y: 205))
  }
}
