// SPDX-License-Identifier: MIT

import Foundation
import OwnGeometry
import SprungGeometry
import Testing

@Suite struct IndexPathTests {
  @Test func orderAndEqualityMatchFoundation() {
    for section in 0..<4 {
      for item in 0..<4 {
        for otherSection in 0..<4 {
          for otherItem in 0..<4 {
            let (a, b) = (
              Foundation.IndexPath(item: item, section: section),
              Foundation.IndexPath(item: otherItem, section: otherSection)
            )
            let (ownA, ownB) = (
              OwnGeometry.IndexPath(item: item, section: section),
              OwnGeometry.IndexPath(item: otherItem, section: otherSection)
            )
            #expect((a < b) == (ownA < ownB))
            #expect((a == b) == (ownA == ownB))
            if ownA == ownB { #expect(ownA.hashValue == ownB.hashValue) }
          }
        }
      }
    }
  }

  @Test func partsAndDescriptionMatchFoundation() {
    var own: OwnGeometry.IndexPath = [2, 7]
    let path: Foundation.IndexPath = [2, 7]
    #expect(own.section == path.section && own.item == path.item && own.row == path.row && own.count == path.count)
    #expect(own[0] == path[0] && own[1] == path[1])
    #expect("\(own)" == "\(path)")
    own.row = 1
    own[0] = 5
    #expect(own == OwnGeometry.IndexPath(row: 1, section: 5))
    #expect(OwnGeometry.IndexPath(indexes: [3, 4]) == OwnGeometry.IndexPath(item: 4, section: 3))
  }
}
