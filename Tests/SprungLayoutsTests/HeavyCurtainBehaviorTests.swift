// SPDX-License-Identifier: MIT

import SprungLayouts
import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication) @MainActor struct HeavyCurtainBehaviorTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 603))
  private let sheet = UIView(frame: CGRect(x: 0, y: -603, width: 375, height: 603))
  private let animator: UIDynamicAnimator

  init() {
    container.addSubview(sheet)
    animator = UIDynamicAnimator(referenceView: container)
  }

  @Test("the sheet falls, bounces according to its elasticity and rests on the floor", arguments: [0.2, 0.35])
  func falls(elasticity: Double) {
    let curtain = HeavyCurtainBehavior(item: sheet, elasticity: elasticity, floorOffset: 1.5)
    curtain.updateFloor(in: container.bounds)
    curtain.updateFloor(in: .zero)
    curtain.updateFloor(in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5))
    animator.addBehavior(curtain)
    // Falling by 604.5 points at 5000 pt/s² takes 0.492 s.
    animator.step(by: 0.45)
    #expect(sheet.frame.minY < -80)
    var peak: CGFloat = 0
    var hasLanded = false
    for _ in 0..<240 {
      animator.step(by: 1.0 / 60)
      if sheet.frame.minY > -10 { hasLanded = true }
      if hasLanded { peak = max(peak, 1.5 - sheet.frame.minY) }
    }
    #expect(!animator.isRunning && abs(sheet.frame.minY - 1.5) < 0.5 && sheet.transform == .identity)
    // The height of a bounce is the height of the fall times the square of the elasticity.
    let expected = 604.5 * elasticity * elasticity
    #expect(abs(Double(peak) - expected) < 0.15 * expected, "\(peak), not \(expected)")
  }

  @Test("no force acts while a touch holds the sheet, and a thrown sheet falls down again")
  func held() {
    let curtain = HeavyCurtainBehavior(item: sheet)
    curtain.updateFloor(in: container.bounds)
    animator.addBehavior(curtain)
    animator.run(until: { !animator.isRunning })
    #expect(abs(sheet.frame.minY - 1) < 0.5)
    curtain.isEnabled = false
    sheet.center.y = 100
    curtain.addVerticalVelocity(-500)
    animator.step(by: 0.5)
    #expect(sheet.center.y == 100)
    curtain.isEnabled = true
    curtain.addVerticalVelocity(-500)
    animator.step(by: 0.1)
    // The sheet moves 500 · 0.1 points upward and 5000 / 2 · 0.01 points downward.
    #expect(abs(sheet.center.y - 75) < 2, "\(sheet.center.y)")
    animator.run(until: { !animator.isRunning })
    #expect(abs(sheet.frame.minY - 1) < 0.5)
  }
}
