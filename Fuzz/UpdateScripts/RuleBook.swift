// SPDX-License-Identifier: MIT

import SprungModels
import UIKit

/// The six rules of a batch, checked in sequence by a simple, slow implementation.
struct RuleBook {
  let before: [Int]
  let after: [Int]

  func allows(_ operations: [UpdateOperation]) -> Bool {
    exist(operations) && areDistinct(operations) && addUp(operations)
  }

  private func has(_ counts: [Int], _ place: ItemPosition) -> Bool {
    counts.indices.contains(place.section) && (0..<counts[place.section]).contains(place.item)
  }

  private func exist(_ operations: [UpdateOperation]) -> Bool {
    operations.allSatisfy { operation in
      switch operation {
      case .insertItem(let place): has(after, place)
      case .deleteItem(let place), .reloadItem(let place): has(before, place)
      case .moveItem(let from, let to): has(before, from) && has(after, to)
      case .insertSection(let section): after.indices.contains(section)
      case .deleteSection(let section), .reloadSection(let section): before.indices.contains(section)
      case .moveSection(let from, let to): before.indices.contains(from) && after.indices.contains(to)
      }
    }
  }

  private func areDistinct(_ operations: [UpdateOperation]) -> Bool {
    var claims: [String] = []
    for operation in operations {
      switch operation {
      case .insertItem(let place): claims.append("to item \(place.text)")
      case .deleteItem(let place), .reloadItem(let place): claims.append("from item \(place.text)")
      case .moveItem(let from, let to): claims += ["from item \(from.text)", "to item \(to.text)"]
      case .insertSection(let section): claims.append("to section \(section)")
      case .deleteSection(let section), .reloadSection(let section): claims.append("from section \(section)")
      case .moveSection(let from, let to): claims += ["from section \(from)", "to section \(to)"]
      }
    }
    return Set(claims).count == claims.count
  }

  /// Returns the old section at every new position: none for inserted sections, the given one for moved ones, others in
  /// order.
  private func origins(_ operations: [UpdateOperation]) -> [Int?]? {
    var gone: Set<Int> = []
    var origins: [Int: Int?] = [:]
    for operation in operations {
      switch operation {
      case .insertSection(let section): origins[section] = .some(nil)
      case .deleteSection(let section): gone.insert(section)
      case .moveSection(let from, let to):
        gone.insert(from)
        origins[to] = from
      default: break
      }
    }
    var staying = before.indices.filter { !gone.contains($0) }[...]
    guard staying.count + origins.count == after.count else { return nil }
    return after.indices.map { section in
      if let origin = origins[section] { return origin }
      return staying.removeFirst()
    }
  }

  private func addUp(_ operations: [UpdateOperation]) -> Bool {
    guard let origins = origins(operations) else { return false }
    let reloaded = operations.compactMap { if case .reloadSection(let section) = $0 { section } else { nil } }
    for (section, origin) in origins.enumerated() {
      guard let origin, !reloaded.contains(origin) else { continue }
      var expected = before[origin]
      for operation in operations {
        switch operation {
        case .insertItem(let place) where place.section == section: expected += 1
        case .deleteItem(let place) where place.section == origin: expected -= 1
        case .moveItem(let from, let to):
          if from.section == origin { expected -= 1 }
          if to.section == section { expected += 1 }
        default: break
        }
      }
      if expected != after[section] { return false }
    }
    return true
  }
}
