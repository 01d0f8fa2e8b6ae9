// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@Suite struct SectionMatchTests {
  /// Matches two lists. Also returns the number of hash lookups.
  private func match(_ old: [Int], _ new: [Int]) -> (match: SectionMatch<Int>, lookups: Int) {
    var lookups = 0
    let (before, after) = (Set(old), Set(new))
    let match = SectionMatch(
      old, new,
      staysSomewhere: {
        lookups += 1
        return after.contains($0)
      },
      wasSomewhere: {
        lookups += 1
        return before.contains($0)
      })
    return (match, lookups)
  }

  @Test func equalListsNeedNoLookup() {
    let (match, lookups) = match(Array(0..<100), Array(0..<100))
    #expect(match.former == Array(0..<100))
    #expect(match.unpaired.isEmpty)
    #expect(lookups == 0)
  }

  @Test func itemsOnOneSideAreSkipped() {
    let (match, _) = match([1, 2, 3, 4, 5], [1, 9, 3, 4, 8, 5])
    #expect(match.former == [0, -1, 2, 3, -1, 4])
    #expect(match.unpaired == [1])
  }

  @Test(arguments: [1, 2, 5, 32]) func movedBlockLeavesOtherItemsPaired(count: Int) {
    let old = Array(0..<1_000)
    let block = Array(100..<100 + count)
    let new = Array(0..<100) + Array(100 + count..<800) + block + Array(800..<1_000)
    let (there, thereLookups) = match(old, new)
    #expect(there.unpaired == block)
    #expect(thereLookups < 20)
    // In the other direction, the block moves toward the front.
    let (back, backLookups) = match(new, old)
    #expect(back.unpaired.count == count)
    #expect(back.former.filter { $0 < 0 }.count == count)
    #expect(backLookups < 20)
  }

  /// Tests replaced and moved items, which are often adjacent.
  @Test(arguments: 0..<20 as Range<UInt64>) func pairsAreEqualAndInOrder(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let old = Array(0..<2_000)
    var new = old
    for change in 0..<20 {
      new[random.int(in: 0..<new.count)] = 10_000 + change
      let start = random.int(in: 0..<new.count - 3)
      let block = Array(new[start..<start + 1 + change % 3])
      new.removeSubrange(start..<start + block.count)
      new.insert(contentsOf: block, at: random.int(in: 0..<new.count))
    }
    let (match, lookups) = match(old, new)
    let paired = match.former.indices.filter { match.former[$0] >= 0 }
    for index in paired { #expect(old[match.former[index]] == new[index]) }
    let former = paired.map { match.former[$0] }
    #expect(former == former.sorted())
    #expect((former + match.unpaired).sorted() == Array(old.indices))
    // At most 60 of the 2,000 items are moved or replaced.
    #expect(match.unpaired.count < 200)
    #expect(lookups < 500)
  }

  @Test func randomOrderContainsEachItemOnce() {
    var random = SeededRandom(seed: 7)
    let old = Array(0..<5_000)
    var new = old
    for index in new.indices.reversed() { new.swapAt(index, random.int(in: 0..<index + 1)) }
    let (match, _) = match(old, new)
    #expect(match.former.count == new.count)
    #expect(Set(match.unpaired).count == match.unpaired.count)
    #expect(match.former.filter { $0 >= 0 }.count + match.unpaired.count == old.count)
  }
}
