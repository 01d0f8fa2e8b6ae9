// SPDX-License-Identifier: MIT

import SprungModels
import UIKit

/// A random batch update and its effect on nested arrays, computed by a simple, slow algorithm.
///
/// Every item has a unique number, which identifies it after the update. The arrays follow the definition: remaining
/// elements keep their order and fill the gaps around inserted and moved elements.
public struct UpdateScript {
  /// The numbers of the items before the batch.
  public private(set) var before: [[Int]] = []
  /// The numbers of the items after the batch.
  public private(set) var after: [[Int]] = []
  /// The operations in random order.
  package private(set) var operations: [UpdateOperation] = []
  private var nextItem = 0
  private var random: UpdateChoices

  /// Creates the script for a seed: up to 6 sections with up to 7 items each, and up to about 20 operations.
  public init(seed: UInt64) {
    random = UpdateChoices(seed: seed)
    for _ in 0..<random.int(in: 0..<7) { before.append(newItems()) }
    write()
  }

  /// Creates the script for a seed and existing arrays. New items have unused numbers.
  public init(seed: UInt64, before: [[Int]]) {
    random = UpdateChoices(seed: seed)
    self.before = before
    countItems()
    write()
  }

  /// Creates a script from bytes for existing arrays. After the last byte, choices are random with the seed 0.
  public init(before: [[Int]], choices: [UInt8]) {
    random = UpdateChoices(choices, seed: 0)
    self.before = before
    countItems()
    write()
  }

  /// Finds the first unused item number.
  private mutating func countItems() {
    for items in before { for number in items { nextItem = max(nextItem, number + 1) } }
  }

  private mutating func newItems() -> [Int] {
    let count = random.int(in: 0..<8)
    defer { nextItem += count }
    return Array(nextItem..<nextItem + count)
  }

  private mutating func chance(_ percent: Int) -> Bool { random.int(in: 0..<100) < percent }

  /// The change of a section in the old list.
  private enum Fate { case stays, deleted, reloaded, moved }

  private mutating func write() {
    // Choose the sections first.
    var fates: [Fate] = []
    for _ in before.indices {
      let roll = random.int(in: 0..<10)
      fates.append(roll == 0 ? .deleted : roll == 1 ? .reloaded : roll == 2 ? .moved : .stays)
    }
    let inserted = chance(30) ? random.int(in: 1..<3) : 0
    let moved = fates.indices.filter { fates[$0] == .moved }
    let staying = fates.indices.filter { fates[$0] == .stays || fates[$0] == .reloaded }
    var origins = [Int?](repeating: nil, count: staying.count + moved.count + inserted)
    var places = Array(origins.indices)
    places.shuffle(using: &random)
    var isTaken = [Bool](repeating: false, count: origins.count)
    for _ in 0..<inserted {
      let place = places.removeLast()
      isTaken[place] = true
      operations.append(.insertSection(place))
    }
    for section in moved {
      let place = places.removeLast()
      isTaken[place] = true
      origins[place] = section
      operations.append(.moveSection(from: section, to: place))
    }
    var next = staying.makeIterator()
    for place in origins.indices where !isTaken[place] { origins[place] = next.next() }
    for (section, fate) in fates.enumerated() {
      if fate == .deleted { operations.append(.deleteSection(section)) }
      if fate == .reloaded { operations.append(.reloadSection(section)) }
    }

    // Then choose the items that leave their sections.
    var leaving = Set<Int>()
    var travelers: [(item: Int, from: ItemPosition)] = []
    for (section, items) in before.enumerated() {
      for (item, number) in items.enumerated() {
        let place = ItemPosition(section, item)
        switch random.int(in: 0..<14) {
        case 0:
          operations.append(.deleteItem(place))
          leaving.insert(number)
        case 1:
          travelers.append((number, place))
          leaving.insert(number)
        case 2: operations.append(.reloadItem(place))
        default: break
        }
      }
    }

    // Then choose each section's length, the targets of moved items, and the items that fill the gaps.
    for origin in origins {
      let isNew = origin.map { fates[$0] == .reloaded } ?? true
      let survivors = isNew ? newItems() : before[origin!].filter { !leaving.contains($0) }
      after.append(survivors)
    }
    var comers = [[(item: Int, from: ItemPosition?)]](repeating: [], count: after.count)
    for traveler in travelers {
      guard !after.isEmpty else {
        operations.append(.deleteItem(traveler.from))
        continue
      }
      comers[random.int(in: 0..<after.count)].append((traveler.item, traveler.from))
    }
    for section in after.indices where chance(40) {
      for _ in 0..<random.int(in: 1..<4) {
        comers[section].append((nextItem, nil))
        nextItem += 1
      }
    }
    for section in after.indices {
      let count = after[section].count + comers[section].count
      var free = Array(0..<count)
      free.shuffle(using: &random)
      var holes = [Int?](repeating: nil, count: count)
      for comer in comers[section] {
        let place = free.removeLast()
        holes[place] = comer.item
        let position = ItemPosition(section, place)
        if let from = comer.from {
          operations.append(.moveItem(from: from, to: position))
        } else {
          operations.append(.insertItem(position))
        }
      }
      var survivors = after[section].makeIterator()
      after[section] = holes.map { $0 ?? survivors.next()! }
    }
    operations.shuffle(using: &random)
  }

  /// The number of items in each section, before and after.
  public var counts: (before: [Int], after: [Int]) { (before.map(\.count), after.map(\.count)) }

  /// Returns the difference between the update engine's result and the arrays, or nil if they agree.
  public func disagreement() -> String? {
    let map: UpdateMap
    do throws(UpdateRuleViolation) {
      map = try UpdateMap(before: counts.before, after: counts.after, operations: operations)
    } catch {
      return "a valid batch was rejected: \(error.message)"
    }
    var places: [Int: ItemPosition] = [:]
    for (section, items) in after.enumerated() {
      for (item, number) in items.enumerated() { places[number] = ItemPosition(section, item) }
    }
    for (section, items) in before.enumerated() {
      for (item, number) in items.enumerated() {
        let old = ItemPosition(section, item)
        let new = map.newPosition(ofOld: old)
        if new != places[number] {
          return "\(old.text) was mapped to \(new?.text ?? "nowhere") instead of \(places[number]?.text ?? "nowhere")"
        }
        if let new, map.oldPosition(ofNew: new) != old { return "\(new.text) is not mapped to \(old.text)" }
        places[number] = nil
      }
    }
    for (_, place) in places {
      if let old = map.oldPosition(ofNew: place) { return "\(place.text) is new, but is mapped to \(old.text)" }
    }
    return nil
  }

  /// Returns the script with a typical mistake: a missing or duplicate operation, an index that is too high by one, or
  /// an additional item in the model. Returns nil if the script cannot be damaged.
  public func damaged() -> UpdateScript? {
    var copy = self
    guard !operations.isEmpty else { return nil }
    let index = copy.random.int(in: 0..<operations.count)
    switch copy.random.int(in: 0..<4) {
    case 0: copy.operations.remove(at: index)
    case 1: copy.operations.append(operations[index])
    case 2: copy.operations[index] = shifted(operations[index])
    default:
      guard !after.isEmpty else { return nil }
      copy.after[copy.random.int(in: 0..<after.count)].append(-1)
    }
    return copy
  }

  private func shifted(_ operation: UpdateOperation) -> UpdateOperation {
    switch operation {
    case .insertItem(let place): .insertItem(ItemPosition(place.section, place.item + 1))
    case .deleteItem(let place): .deleteItem(ItemPosition(place.section, place.item + 1))
    case .reloadItem(let place): .reloadItem(ItemPosition(place.section, place.item + 1))
    case .moveItem(let from, let to): .moveItem(from: from, to: ItemPosition(to.section, to.item + 1))
    case .insertSection(let section): .insertSection(section + 1)
    case .deleteSection(let section): .deleteSection(section + 1)
    case .reloadSection(let section): .reloadSection(section + 1)
    case .moveSection(let from, let to): .moveSection(from: from, to: to + 1)
    }
  }

  /// The message with which the engine rejects the script, or nil if it accepts the script.
  public var refusal: String? {
    do throws(UpdateRuleViolation) {
      _ = try UpdateMap(before: counts.before, after: counts.after, operations: operations)
      return nil
    } catch {
      return error.message
    }
  }

  /// Returns a message if the engine and the slow rule check disagree about the script's validity, otherwise nil.
  public func disagreementAboutRules() -> String? {
    let isLegal = RuleBook(before: counts.before, after: counts.after).allows(operations)
    do throws(UpdateRuleViolation) {
      _ = try UpdateMap(before: counts.before, after: counts.after, operations: operations)
      return isLegal ? nil : "an invalid batch was accepted: \(operations.map(\.text))"
    } catch {
      return isLegal ? "a valid batch was rejected: \(error.message)" : nil
    }
  }
}
