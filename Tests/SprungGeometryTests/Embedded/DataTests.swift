// SPDX-License-Identifier: MIT

import Foundation
import OwnGeometry
import Testing

/// Compares the browser build's byte sequence with Foundation's.
@Suite struct DataTests {
  @Test func bothBehaveIdentically() {
    var theirs = Foundation.Data([1, 2, 3] as [UInt8])
    var own = OwnGeometry.Data([1, 2, 3] as [UInt8])
    theirs.append(4)
    own.append(4)
    theirs.append(contentsOf: [5, 6] as [UInt8])
    own.append(contentsOf: [5, 6])
    theirs.append(Foundation.Data(repeating: 7, count: 2))
    own.append(OwnGeometry.Data(repeating: 7, count: 2))
    theirs[1] = 200
    own[1] = 200
    #expect([UInt8](own) == [UInt8](theirs))
    #expect(own.count == theirs.count && own.isEmpty == theirs.isEmpty)
    #expect(own.startIndex == theirs.startIndex && own.endIndex == theirs.endIndex)
    #expect(own.first == theirs.first && own.last == theirs.last)
    #expect(Array(own.reversed()) == Array(theirs.reversed()))
    #expect([UInt8](OwnGeometry.Data(1...3)) == [UInt8](Foundation.Data(1...3)))
    #expect([UInt8](OwnGeometry.Data(count: 3)) == [UInt8](Foundation.Data(count: 3)))
    #expect(OwnGeometry.Data().isEmpty)
  }

  @Test func equalBytesAreEqual() {
    #expect(OwnGeometry.Data([1, 2] as [UInt8]) == OwnGeometry.Data(1...2))
    #expect(OwnGeometry.Data([1, 2] as [UInt8]) != OwnGeometry.Data([2, 1] as [UInt8]))
    #expect(OwnGeometry.Data([1, 2] as [UInt8]).hashValue == OwnGeometry.Data(1...2).hashValue)
  }
}
