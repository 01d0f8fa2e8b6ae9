// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import SprungPhysics

/// The expected results of a broad phase, found by checking every item.
private struct EveryBox {
  var boxes: [Int32: Box] = [:]

  func overlapping(_ box: Box) -> [Int32] {
    boxes.filter {
      $0.value.left <= box.right && $0.value.right >= box.left && $0.value.top <= box.bottom
        && $0.value.bottom >= box.top
    }.keys.sorted()
  }

  /// Clips the line at the four edges in turn (Liang and Barsky).
  func along(_ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double) -> [Int32] {
    boxes.filter { _, box in
      var enter = 0.0
      var leave = 1.0
      for (step, room) in [
        (startX - endX, startX - box.left), (endX - startX, box.right - startX), (startY - endY, startY - box.top),
        (endY - startY, box.bottom - startY),
      ] {
        if step == 0 {
          if room < 0 { return false }
        } else if step < 0 {
          enter = max(enter, room / step)
        } else {
          leave = min(leave, room / step)
        }
      }
      return enter <= leave
    }.keys.sorted()
  }
}

@Suite struct BroadPhaseTests {
  /// The parameters of a random scene, including its spread and its range of sizes.
  struct Scene: Sendable, CustomTestStringConvertible {
    var name: String
    var spread: Double
    /// The exponents of the item sizes, which are powers of two; some sizes are zero.
    var powers: Range<Double>
    var origin = 0.0
    var testDescription: String { name }
  }

  static let scenes = [
    Scene(name: "alike", spread: 600, powers: 5..<6),
    Scene(name: "tiny and huge", spread: 2_000, powers: -8..<12),
    Scene(name: "far from the origin", spread: 3_000, powers: 3..<9, origin: -1e9),
    Scene(name: "far to the right", spread: 3_000, powers: 0..<7, origin: 1e9),
    Scene(name: "scattered", spread: 1e9, powers: 0..<31),
    Scene(name: "beyond all cells", spread: 1e300, powers: 0..<1_000),
    Scene(name: "one heap", spread: 1e-3, powers: -12..<(-6)),
  ]

  private static func box(_ scene: Scene, _ random: inout SeededRandom, scale: Double = 1) -> Box {
    let left = scene.origin + random.double(in: -scene.spread..<scene.spread)
    let top = scene.origin + random.double(in: -scene.spread..<scene.spread)
    func size(_ random: inout SeededRandom) -> Double {
      if random.int(in: 0..<10) == 0 { return 0 }
      let power = random.double(in: scene.powers)
      let whole = power.rounded(.down)
      return scale * (1 + power - whole) * Double(sign: .plus, exponent: Int(whole), significand: 1)
    }
    return Box(left: left, top: top, right: left + size(&random), bottom: top + size(&random))
  }

  private func overlapping(_ phase: BroadPhase, _ box: Box) -> [Int32] {
    var found: [Int32] = []
    phase.forEach(overlapping: box) { found.append($0) }
    return found
  }

  private func along(_ phase: BroadPhase, _ line: (Double, Double, Double, Double)) -> [Int32] {
    var found: [Int32] = []
    phase.forEach(alongLineFrom: line.0, line.1, to: line.2, line.3) { found.append($0) }
    return found
  }

  @Test("After random insertions, moves and removals, queries match a linear search", arguments: scenes)
  func bruteForce(scene: Scene) {
    for seed in UInt64(1)...4 {
      var random = SeededRandom(seed: seed)
      let phase = BroadPhase()
      var every = EveryBox()
      for round in 0..<1_500 {
        let item = Int32(random.int(in: 0..<400))
        switch random.int(in: 0..<8) {
        case 0...2:
          let box = Self.box(scene, &random)
          phase.insert(item, box)
          every.boxes[item] = box
        case 3...4:
          let box = Self.box(scene, &random)
          phase.move(item, to: box)
          every.boxes[item] = box
        case 5:
          // Moves the item by a small distance, as in a step.
          guard var box = every.boxes[item] else { continue }
          let way = random.double(in: -3..<3)
          box = Box(left: box.left + way, top: box.top - way, right: box.right + way, bottom: box.bottom)
          phase.move(item, to: box)
          every.boxes[item] = box
        default:
          phase.remove(item)
          every.boxes[item] = nil
        }
        #expect(phase.contains(item) == (every.boxes[item] != nil))
        guard round % 10 == 0 else { continue }
        #expect(phase.count == every.boxes.count)
        let query = Self.box(scene, &random, scale: [1, 1, 100][random.int(in: 0..<3)])
        #expect(overlapping(phase, query).sorted() == every.overlapping(query), "seed \(seed), round \(round)")
        // Queries at the edge of an item's exact box, so that edges touch.
        if let item = every.boxes.keys.min(), let box = every.boxes[item] {
          #expect(phase.box(of: item) == box)
          let right = Box(left: box.right, top: box.top, right: box.right, bottom: box.top)
          #expect(overlapping(phase, right).sorted() == every.overlapping(right), "seed \(seed), round \(round)")
        }
      }
    }
  }

  @Test("Lines find the same items as clipping every box", arguments: scenes.filter { $0.spread < 1e10 })
  func lines(scene: Scene) {
    var random = SeededRandom(seed: 11)
    let phase = BroadPhase()
    var every = EveryBox()
    for item in Int32(0)..<500 {
      let box = Self.box(scene, &random)
      phase.insert(item, box)
      every.boxes[item] = box
    }
    for round in 0..<300 {
      let length = scene.spread * [2, 0.2, 0.01][round % 3]
      let startX = scene.origin + random.double(in: -scene.spread..<scene.spread)
      let startY = scene.origin + random.double(in: -scene.spread..<scene.spread)
      let endX = round % 7 == 0 ? startX : startX + random.double(in: -length..<length)
      let endY = round % 5 == 0 ? startY : startY + random.double(in: -length..<length)
      let found = along(phase, (startX, startY, endX, endY)).sorted()
      #expect(found == every.along(startX, startY, endX, endY), "round \(round)")
    }
  }

  @Test("Touching edges and corners count for boxes, points and lines")
  func touching() {
    let phase = BroadPhase()
    phase.insert(3, Box(left: 10, top: 10, right: 20, bottom: 20))
    #expect(overlapping(phase, Box(left: 20, top: 20, right: 30, bottom: 30)) == [3])
    #expect(overlapping(phase, Box(left: 0, top: 0, right: 10, bottom: 10)) == [3])
    #expect(overlapping(phase, Box(left: 15, top: 20, right: 15, bottom: 20)) == [3])
    #expect(overlapping(phase, Box(left: 20.000001, top: 10, right: 30, bottom: 20)).isEmpty)
    #expect(along(phase, (0, 20, 30, 20)) == [3])
    #expect(along(phase, (20, 0, 20, 10)) == [3])
    #expect(along(phase, (0, 20, 20, 0)) == [3])
    #expect(along(phase, (11, 30, 41, 0)).isEmpty)
    #expect(along(phase, (15, 15, 15, 15)) == [3])
    #expect(along(phase, (0, 15, 9.999, 15)).isEmpty)
  }

  @Test("A query among a million items in a tall list finds exactly the matching items")
  func tallList() {
    let phase = BroadPhase(capacity: 1_000_000)
    for item in Int32(0)..<1_000_000 {
      phase.insert(item, Box(left: 0, top: Double(item) * 44, right: 320, bottom: Double(item) * 44 + 44))
    }
    let top = 44.0 * 700_000
    #expect(
      overlapping(phase, Box(left: 0, top: top + 1, right: 320, bottom: top + 87)).sorted() == [700_000, 700_001])
    #expect(along(phase, (-10, top + 1, 400, top + 80)).sorted() == [700_000, 700_001])
  }

  @Test("Equal calls give the same order, regardless of capacity")
  func order() {
    func visits(capacity: Int) -> [Int32] {
      var random = SeededRandom(seed: 5)
      let phase = BroadPhase(capacity: capacity)
      for item in Int32(0)..<300 { phase.insert(item, Self.box(Self.scenes[1], &random)) }
      for _ in 0..<300 { phase.move(Int32(random.int(in: 0..<300)), to: Self.box(Self.scenes[1], &random)) }
      return overlapping(phase, Box(left: -1_000, top: -1_000, right: 500, bottom: 500))
    }
    #expect(visits(capacity: 0) == visits(capacity: 5_000))
    #expect(visits(capacity: 0).count > 10)
  }

  @Test("After all items are removed, nothing is found, and the broad phase can be reused")
  func removeAll() {
    let phase = BroadPhase()
    let box = Box(left: 0, top: 0, right: 10, bottom: 10)
    for item in Int32(0)..<100 { phase.insert(item, box) }
    phase.removeAll()
    #expect(phase.count == 0 && overlapping(phase, box).isEmpty && !phase.contains(5))
    phase.remove(5)
    phase.insert(5, box)
    #expect(overlapping(phase, box) == [5])
  }

  @Test("Insertions, moves, removals and queries of a warmed-up broad phase do not change the heap")
  func allocations() {
    let phase = BroadPhase(capacity: 512)
    var random = SeededRandom(seed: 9)
    let boxes = (0..<1_000).map { _ in Self.box(Self.scenes[1], &random) }
    for item in 0..<512 { phase.insert(Int32(item), boxes[item]) }
    var visits = 0
    func churn() {
      for (index, box) in boxes.enumerated() {
        let item = Int32(index & 511)
        phase.move(item, to: box)
        phase.forEach(overlapping: box) { _ in visits += 1 }
        phase.forEach(alongLineFrom: box.left, box.top, to: 0, 0) { _ in visits += 1 }
        phase.remove(item)
        phase.insert(item, box)
      }
    }
    churn()
    let room = (phase.nodes.base, phase.links.base, phase.boxes.base, phase.buckets.base)
    #expect(leastHeapChange(of: churn) == 0)
    #expect(room == (phase.nodes.base, phase.links.base, phase.boxes.base, phase.buckets.base))
    #expect(visits > 1_000)
  }
}
