// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the visibility, position and color of scroll indicators.
@Suite(.oneApplication)
@MainActor
struct ScrollIndicatorTests {
  private func bars(_ s: ScrollStage) -> (horizontal: CALayer?, vertical: CALayer?) {
    (s.view.indicators.horizontal, s.view.indicators.vertical)
  }

  @Test("A new scroll view shows no indicators")
  func none() {
    let s = ScrollStage()
    #expect(s.view.indicators.opacity == 0)
    s.stage.wait(0.1)
    #expect(bars(s) == (nil, nil))
    s.view.contentOffset.y = 100
    s.stage.wait(0.1)
    #expect(s.view.indicators.opacity == 0 && bars(s) == (nil, nil))
  }

  @Test("A drag shows them completely from its start")
  func drag() {
    let s = ScrollStage()
    s.stage.down(100, 500)
    s.stage.move(100, 480)
    #expect(s.view.indicators.opacity == 1)
    #expect(bars(s).vertical?.opacity == 1)
    s.stage.up(100, 480)
    s.stage.wait(2)
    #expect(bars(s).vertical?.opacity == 0)
  }

  @Test("They fade after a deceleration, and half a second after a caught one")
  func fading() throws {
    let s = ScrollStage()
    s.flick(speed: 1000, endingAt: 3000)
    s.stage.wait(0.3)
    #expect(s.view.isDecelerating && s.view.indicators.opacity == 1)
    s.view.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    #expect(!s.view.isDecelerating)
    s.stage.wait(0.4)
    #expect(s.view.indicators.opacity == 1)
    s.stage.wait(0.5)
    #expect(s.view.indicators.opacity == 0)
    #expect(FrameScheduler.shared.isIdle)
  }

  @Test("After a release without velocity they fade too")
  func slowRelease() {
    let s = ScrollStage()
    s.stage.down(100, 500)
    s.stage.move(100, 400)
    s.stage.wait(0.3)
    s.stage.up(100, 400)
    s.stage.wait(0.4)
    #expect(s.view.indicators.opacity == 1)
    s.stage.wait(0.5)
    #expect(s.view.indicators.opacity == 0)
  }

  @Test("Both indicators are at their edges, inside their insets, with round ends")
  func frames() throws {
    let s = ScrollStage(
      viewport: CGSize(width: 306, height: 406), content: CGSize(width: 1530, height: 2030), scale: 1)
    // Halfway through the content, the indicators are centered and cover a fifth of their tracks of 300 and 400 points.
    s.view.contentOffset = CGPoint(x: 612, y: 812)
    s.view.flashScrollIndicators()
    let (across, along) = bars(s)
    let horizontal = try #require(across)
    let vertical = try #require(along)
    #expect(horizontal.frame == CGRect(x: 612 + 3 + 120, y: 812 + 406 - 3 - 2.5, width: 60, height: 2.5))
    #expect(vertical.frame == CGRect(x: 612 + 306 - 3 - 2.5, y: 812 + 3 + 160, width: 2.5, height: 80))
    #expect(horizontal.cornerRadius == 1.25 && vertical.cornerRadius == 1.25)
    s.view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 50, left: 0, bottom: 50, right: 7)
    s.view.flashScrollIndicators()
    #expect(vertical.frame == CGRect(x: 612 + 306 - 7 - 3 - 2.5, y: 812 + 50 + 3 + 120, width: 2.5, height: 60))
  }

  @Test("The style determines the color; an axis that is disabled or cannot scroll has no indicator")
  func styles() throws {
    let s = ScrollStage(content: CGSize(width: 393, height: 4000))
    s.view.flashScrollIndicators()
    let vertical = try #require(bars(s).vertical)
    #expect(bars(s).horizontal == nil)
    #expect(vertical.backgroundColor == CGColor(gray: 0.5, alpha: 0.6))
    s.view.indicatorStyle = .white
    s.view.flashScrollIndicators()
    #expect(vertical.backgroundColor == CGColor(gray: 1, alpha: 0.55))
    s.view.indicatorStyle = .black
    s.view.flashScrollIndicators()
    #expect(vertical.backgroundColor == CGColor(gray: 0, alpha: 0.45))
    s.view.showsVerticalScrollIndicator = false
    s.view.flashScrollIndicators()
    #expect(vertical.isHidden)
  }
}
