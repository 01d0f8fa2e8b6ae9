import SprungTesting
import Testing
import UIKit

@testable import TemplateApp

@MainActor @Suite(.uiKit)
struct SpringyLayoutTests {
  @Test func distantRowsLagBehindTheTouchAndAllRowsSettle() throws {
    let stage = try TestStage(application: AppDelegate.self)
    let list = try #require(try stage.controller(RootViewController.self).collectionView)
    /// Returns the distances between the centers of neighboring visible rows, in points.
    func gaps() -> [CGFloat] {
      let centers = list.visibleCells.map { $0.center.y }.sorted()
      return zip(centers, centers.dropFirst()).map { $1 - $0 }
    }
    stage.expectSettled(within: 5)
    #expect(gaps().allSatisfy { abs($0 - 66) < 0.5 })
    stage.down(CGPoint(x: 195, y: 700))
    stage.move(to: CGPoint(x: 195, y: 500), over: 0.1)
    #expect(gaps().contains { abs($0 - 66) > 2 })
    stage.up()
    stage.expectSettled(within: 10)
    #expect(gaps().count > 5 && gaps().allSatisfy { abs($0 - 66) < 0.5 })
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 2.5, 3, 4])
  func noTextIsTruncated(scale: Double) throws {
    let stage = try TestStage(application: AppDelegate.self, on: TestDevice(width: 390, height: 844, scale: scale))
    stage.expectNoTruncation()
  }
}
