// SPDX-License-Identifier: MIT

import UIKit

nonisolated extension DeviceRange {
  /// The devices whose properties are all extreme: the narrowest, widest, shortest and tallest sizes, the smallest and
  /// largest text, both layout directions, and so on.
  public var corners: [TestDevice] {
    var part = self
    let byWidth = sizes.sorted { ($0.width, $0.height) < ($1.width, $1.height) }
    let byHeight = sizes.sorted { ($0.height, $0.width) < ($1.height, $1.width) }
    part.sizes = [byWidth.first, byWidth.last, byHeight.first, byHeight.last].compactMap { $0 }
    part.scales = Self.ends(of: scales)
    part.textSizes = [textSizes.first, textSizes.last].compactMap { $0 }
    part.frameRates = Self.ends(of: frameRates)
    return Self.unique((0..<part.count).map { part[$0] })
  }

  /// Returns `count` different devices: all corners first, then random devices, so that each size is combined with each
  /// text size if `count` is large enough. The result is the same in every run on every platform. If the range has no
  /// more than `count` devices, all of them are returned.
  ///
  /// If `count` is smaller than the number of corners, the result is an evenly distributed selection of corners. A
  /// different `seed` selects different devices. If a property of the range has no values, the result is empty.
  public func sample(_ count: Int, seed: UInt64 = 1) -> [TestDevice] {
    let all = self.count
    guard all > count else { return Self.unique((0..<all).map { self[$0] }) }
    let corners = self.corners
    guard count > corners.count else { return (0..<max(0, count)).map { corners[$0 * corners.count / count] } }
    var result = corners
    var known = Set(result)
    var random = SeededRandom(seed: seed)
    let pairs = shuffledPairs(&random)
    // If the range is not much larger than the sample, random selection finds few new devices, so the remaining devices
    // are taken in order.
    var tries = 0
    while result.count < count, tries < 20 * count {
      let device = device(ofPair: pairs[tries % pairs.count], &random)
      tries += 1
      if known.insert(device).inserted { result.append(device) }
    }
    var number = 0
    while result.count < count, number < all {
      if known.insert(self[number]).inserted { result.append(self[number]) }
      number += 1
    }
    return result
  }

  /// Returns an index for each combination of a size and a text size, in random order.
  private func shuffledPairs(_ random: inout SeededRandom) -> [Int] {
    var pairs = Array(0..<(sizes.count * textSizes.count))
    for index in pairs.indices.dropFirst() { pairs.swapAt(index, random.int(in: 0..<(index + 1))) }
    return pairs
  }

  private func device(ofPair pair: Int, _ random: inout SeededRandom) -> TestDevice {
    func any<Value>(_ values: [Value]) -> Value { values[random.int(in: 0..<values.count)] }
    let size = sizes[pair % sizes.count]
    var device = TestDevice(width: Double(size.width), height: Double(size.height), scale: any(scales))
    device.textSize = textSizes[pair / sizes.count]
    device.direction = any(directions)
    device.isDark = any(darkness)
    device.frameRate = any(frameRates)
    return device
  }

  private static func ends(of values: [Double]) -> [Double] {
    guard let least = values.min(), let most = values.max() else { return [] }
    return least == most ? [least] : [least, most]
  }

  private static func unique(_ devices: [TestDevice]) -> [TestDevice] {
    var known: Set<TestDevice> = []
    return devices.filter { known.insert($0).inserted }
  }
}
