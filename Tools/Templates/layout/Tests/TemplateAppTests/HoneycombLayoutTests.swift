import SprungTesting
import Testing
import UIKit

@testable import TemplateApp

@MainActor @Suite(.uiKit)
struct HoneycombLayoutTests {
  @Test func cellsNeitherOverlapNorLeaveTheContentOnAnyScreen() {
    onDevices(count: 200) {
      RootViewController()
    } check: { stage in
      let layout = try #require(try stage.controller(RootViewController.self).collectionView?.collectionViewLayout)
      let size = layout.collectionViewContentSize
      let cells = layout.layoutAttributesForElements(in: CGRect(origin: .zero, size: size)) ?? []
      #expect(cells.count == 80)
      for (index, cell) in cells.enumerated() {
        #expect(cell.frame.minX >= 0 && cell.frame.maxX <= size.width)
        // The frames of round cells may overlap. The circles overlap only if their centers are less than a diameter
        // apart.
        for other in cells[..<index] {
          let x = cell.center.x - other.center.x
          let y = cell.center.y - other.center.y
          #expect(x * x + y * y >= cell.bounds.width * cell.bounds.width)
        }
      }
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 2.5, 3, 4])
  func noTextIsTruncated(scale: Double) throws {
    let stage = try TestStage(application: AppDelegate.self, on: TestDevice(width: 390, height: 844, scale: scale))
    stage.expectNoTruncation()
  }
}
