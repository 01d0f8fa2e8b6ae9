// SPDX-License-Identifier: MIT

import SprungGeometry
import Testing

@Suite struct FoundationGapsTests {
  @Test func indexPathsHaveSectionAndItem() {
    var path = IndexPath(item: 3, section: 2)
    #expect(path.item == 3 && path.row == 3 && path.section == 2)
    #expect(path == IndexPath(row: 3, section: 2))
    path.item = 7
    path.section = 1
    #expect(path == [1, 7])
    #expect(IndexPath(item: 9, section: 0) < IndexPath(item: 0, section: 1))
    #expect(IndexPath(item: NSNotFound, section: 1).item == NSNotFound)
  }

  @Test func shortIndexPathIsFaultAndReturnsNotFound() {
    var item = 0
    let faults = Diagnostics.recording {
      var path = IndexPath(index: 4)
      item = path.item
      path.item = 3
    }
    #expect(item == NSNotFound)
    #expect(faults.map(\.kind) == ["indexPathTooShort", "indexPathTooShort"])
  }

  @Test func stringsAndNumbersCanBeIdentifiers() {
    let identifiers: [any NSCopying] = ["floor" as NSCopying, 3 as NSCopying]
    #expect(identifiers[0] as? String == "floor")
    #expect(identifiers[1] as? Int == 3)
    #expect(identifiers[0].copy(with: nil) as? String == "floor")
    #expect(identifiers[1].copy(with: nil) as? Int == 3)
  }

  @Test func geometryDescriptionsMatchApplePlatforms() {
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
    #expect("\(CGPoint(x: 1.5, y: -2))" == "(1.5, -2.0)")
    #expect("\(CGSize(width: 30, height: 40))" == "(30.0, 40.0)")
    #expect("\(CGVector(dx: 0, dy: 1))" == "CGVector(dx: 0.0, dy: 1.0)")
    #expect("\(UIEdgeInsets.zero)" == "UIEdgeInsets(top: 0.0, left: 0.0, bottom: 0.0, right: 0.0)")
    #expect("\(UIOffset(horizontal: 1, vertical: 2))" == "UIOffset(horizontal: 1.0, vertical: 2.0)")
    #expect(
      "\(CGAffineTransform.identity)" == "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)")
  }
}
