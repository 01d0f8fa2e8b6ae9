// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@testable import Photos

@MainActor @Suite(.uiKit)
struct PhotoTests {
  @Test func aTapOpensAPictureAndAPullClosesIt() throws {
    let stage = try TestStage(application: AppDelegate.self)
    try stage.tap(.listItem, "Picture 4")
    stage.expectSettled(within: 5)
    #expect(stage.shows(.button, "Close"))
    stage.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 600), over: 0.3)
    stage.expectSettled(within: 5)
    #expect(!stage.shows(.button, "Close"))
  }

  @Test func aPictureThatIsHeldIsCarriedToAnotherPlace() throws {
    let stage = try TestStage(application: AppDelegate.self)
    let start = try stage.element(.listItem, "Picture 1").frame
    let end = try stage.element(.listItem, "Picture 6").frame
    stage.down(CGPoint(x: start.midX, y: start.midY))
    stage.advance(by: 0.8)
    stage.move(to: CGPoint(x: end.midX, y: end.midY), over: 0.4)
    stage.advance(by: 0.5)
    stage.up()
    stage.expectSettled(within: 5)
    let titles = try stage.controller(RootViewController.self).pictures.map { $0.title }
    #expect(titles.prefix(6) == ["Picture 2", "Picture 3", "Picture 4", "Picture 5", "Picture 6", "Picture 1"])
    #expect(try stage.element(.listItem, "Picture 1").frame == end)
  }

  @Test func picturesFitOnEveryScreen() {
    onDevices(count: 200) {
      RootViewController()
    } check: { stage in
      stage.expectNoOverlap(stage.elements(.listItem))
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 2.5, 3, 4])
  func noTextIsTruncated(scale: Double) throws {
    let stage = try TestStage(application: AppDelegate.self, on: TestDevice(width: 390, height: 844, scale: scale))
    try stage.tap(.listItem, "Picture 4")
    stage.settle()
    stage.expectNoTruncation()
  }
}
