// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@testable import Store

@MainActor @Suite(.uiKit)
struct StoreTests {
  @Test func aChoiceChangesWhatIsShown() throws {
    let stage = try TestStage(application: AppDelegate.self)
    stage.expectSettled(within: 5)
    #expect(stage.elements(.listItem).contains { $0.label.hasPrefix("Chair") })
    try stage.tap(.button, "Lamps")
    stage.expectSettled(within: 5)
    let labels = stage.elements(.listItem).map { $0.label }
    #expect(labels.count > 4 && labels.allSatisfy { $0.hasPrefix("Lamp") })
  }

  @Test func aFlickPagesTheOffersToTheMiddle() throws {
    let stage = try TestStage(application: AppDelegate.self)
    stage.expectSettled(within: 5)
    let first = try #require(stage.elements(.listItem).first)
    stage.flick(from: CGPoint(x: 300, y: 160), to: CGPoint(x: 120, y: 160), over: 0.15)
    stage.expectSettled(within: 5)
    let offers = stage.elements(.listItem).filter { $0.frame.minY == first.frame.minY }
    #expect(offers.contains { abs($0.frame.midX - 195) < 1 && $0.label != first.label })
  }

  @Test func nothingOverlapsOnAnyScreen() {
    onDevices(count: 200) {
      StoreViewController()
    } check: { stage in
      stage.expectSettled(within: 5)
      stage.expectNoOverlap(stage.elements(.listItem))
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 2.5, 3, 4])
  func noTextIsTruncated(scale: Double) throws {
    let stage = try TestStage(application: AppDelegate.self, on: TestDevice(width: 390, height: 844, scale: scale))
    stage.expectNoTruncation()
  }
}
