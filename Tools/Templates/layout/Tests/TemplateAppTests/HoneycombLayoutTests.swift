import SprungHeadless
import Testing
import UIKit

@testable import TemplateApp

@MainActor @Suite(.serialized)
struct HoneycombLayoutTests {
  @Test(arguments: [320, 375, 390, 430, 768, 1024])
  func noCellLiesOnAnotherOrOutside(width: Int) {
    let host = HeadlessHost(application: AppDelegate.self, size: CGSize(width: width, height: 844))
    host.frame(milliseconds: 0)
    let list = (host.window.rootViewController as? RootViewController)?.collectionView
    let layout = list?.collectionViewLayout
    let size = layout?.collectionViewContentSize ?? .zero
    let cells = layout?.layoutAttributesForElements(in: CGRect(origin: .zero, size: size)) ?? []
    #expect(cells.count == 80)
    for (index, cell) in cells.enumerated() {
      #expect(cell.frame.minX >= 0 && cell.frame.maxX <= size.width)
      for other in cells[..<index] {
        // Round cells touch where their centers are a diameter apart, wherever their frames are.
        let x = cell.center.x - other.center.x
        let y = cell.center.y - other.center.y
        #expect((x * x + y * y).squareRoot() >= cell.bounds.width)
      }
    }
  }
}
