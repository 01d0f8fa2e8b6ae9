// SPDX-License-Identifier: MIT

import Foundation
import OwnGeometry
import Testing

/// Compares the browser build's index set with Foundation's after each of many random changes.
@Suite struct IndexSetTests {
  @Test func randomChangesBehaveIdentically() {
    var source = GeometryPairs(seed: 0x1dec_5e7)
    var set = Foundation.IndexSet()
    var own = OwnGeometry.IndexSet()
    for _ in 0..<20_000 {
      let start = Int(source.bits() % 80)
      let range = start..<start + Int(source.bits() % 12)
      switch source.bits() % 9 {
      case 0, 1:
        set.insert(integersIn: range)
        own.insert(integersIn: range)
      case 2, 3:
        set.remove(integersIn: range)
        own.remove(integersIn: range)
      case 4: #expect(set.insert(start).inserted == own.insert(start).inserted)
      case 5:
        #expect(set.remove(start) == own.remove(start))
        #expect(set.update(with: start + 1) == own.update(with: start + 1))
      case 6:
        set.insert(integersIn: start...start + 2)
        own.insert(integersIn: start...start + 2)
      case 7:
        set.remove(integersIn: start...start + 3)
        own.remove(integersIn: start...start + 3)
      default:
        let delta = Int(source.bits() % 9) - 4
        if start + delta >= 0 {
          set.shift(startingAt: start, by: delta)
          own.shift(startingAt: start, by: delta)
          // After some shifts, Foundation leaves two adjacent ranges unmerged, and then returns wrong results for
          // ranges that span both.
          set = Foundation.IndexSet(Array(set))
        }
      }
      #expect(Array(set) == Array(own))
      #expect(set.rangeView.map { $0 } == own.rangeView)
      #expect(set.count == own.count && set.first == own.first && set.last == own.last && set.isEmpty == own.isEmpty)
      #expect(set.contains(start) == own.contains(start))
      #expect(set.contains(integersIn: range) == own.contains(integersIn: range), "\(range)")
      #expect(set.intersects(integersIn: range) == own.intersects(integersIn: range))
      #expect(set.count(in: range) == own.count(in: range))
      #expect(set.integerGreaterThan(start) == own.integerGreaterThan(start))
      #expect(set.integerLessThan(start) == own.integerLessThan(start))
      #expect(set.integerGreaterThanOrEqualTo(start) == own.integerGreaterThanOrEqualTo(start))
      #expect(set.integerLessThanOrEqualTo(start) == own.integerLessThanOrEqualTo(start))
    }
  }

  @Test func setAlgebraBehavesIdentically() {
    var source = GeometryPairs(seed: 0xa1_9eb2a)
    for _ in 0..<5_000 {
      var (a, ownA) = (Foundation.IndexSet(), OwnGeometry.IndexSet())
      var (b, ownB) = (Foundation.IndexSet(), OwnGeometry.IndexSet())
      for _ in 0..<6 {
        let (one, two) = (Int(source.bits() % 40), Int(source.bits() % 40))
        a.insert(one)
        ownA.insert(one)
        b.insert(integersIn: two..<two + 3)
        ownB.insert(integersIn: two..<two + 3)
      }
      #expect(Array(a.union(b)) == Array(ownA.union(ownB)))
      #expect(Array(a.intersection(b)) == Array(ownA.intersection(ownB)))
      #expect(Array(a.symmetricDifference(b)) == Array(ownA.symmetricDifference(ownB)))
      #expect(Array(a.subtracting(b)) == Array(ownA.subtracting(ownB)))
      #expect((a == b) == (ownA == ownB))
      #expect(a.isSubset(of: b) == ownA.isSubset(of: ownB))
    }
  }

  @Test func indexSetsAreCreatedIdentically() {
    let own: OwnGeometry.IndexSet = [5, 1, 2, 2, 9]
    #expect(Array(own) == [1, 2, 5, 9])
    #expect(own.rangeView == [1..<3, 5..<6, 9..<10])
    #expect(Array(OwnGeometry.IndexSet(integer: 4)) == [4])
    #expect(Array(OwnGeometry.IndexSet(integersIn: 2...4)) == [2, 3, 4])
    #expect(Array(OwnGeometry.IndexSet(integersIn: 2..<4)) == [2, 3])
    #expect(Array(OwnGeometry.IndexSet([3, 1])) == [1, 3])
  }
}
