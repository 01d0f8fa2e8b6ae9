// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests that resetting the application during a transition leaks no controllers. Retain cycles existed between the
/// transition and its controllers, between layers and the discarded animation, and between a touch and its recognizers.
@Suite(.oneApplication) @MainActor struct LeftInMotionTests {
  private final class Ends {
    weak var first: UIViewController?
    weak var second: UIViewController?
  }

  private func start(_ way: Int, _ stage: FingerStage) -> Ends {
    let ends = Ends()
    let first = UIViewController()
    let second = UIViewController()
    (ends.first, ends.second) = (first, second)
    let navigation = UINavigationController(rootViewController: first)
    stage.window.rootViewController = navigation
    stage.wait(0.1)
    switch way {
    case 0: navigation.pushViewController(second, animated: true)
    case 1: first.present(second, animated: true)
    default:
      navigation.pushViewController(second, animated: false)
      stage.wait(0.1)
      stage.down(2, 300)
      stage.move(40, 300, at: stage.time + 0.05)
      stage.move(120, 300, at: stage.time + 0.05)
    }
    stage.wait(0.1)
    #expect(navigation.transitionCoordinator != nil || second.transitionCoordinator != nil)
    return ends
  }

  @Test("Controllers are released if the window goes away during a push, a presentation or a swipe", arguments: 0..<3)
  func windowGoes(way: Int) {
    let stage = FingerStage()
    let ends = start(way, stage)
    stage.window.rootViewController = nil
    stage.cancel()
    UIApplication.shared.reset()
    #expect(ends.first == nil && ends.second == nil)
  }

  @Test("Controllers are released if the application is reset during a transition", arguments: 0..<3)
  func applicationGoes(way: Int) {
    let ends = Ends()
    do {
      let stage = FingerStage()
      let found = start(way, stage)
      (ends.first, ends.second) = (found.first, found.second)
      UIApplication.shared.reset()
    }
    #expect(ends.first == nil && ends.second == nil)
  }
}
