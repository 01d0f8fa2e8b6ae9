// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Fades all elements except the first. The layout modifies copies of the flow layout's attributes.
final class FadingLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let original = super.layoutAttributesForElements(in: rect),
      let attributes = NSArray(array: original, copyItems: true) as? [UICollectionViewLayoutAttributes]
    else { return nil }
    for attribute in attributes { attribute.alpha = attribute.indexPath.item == 0 ? 1 : 0.5 }
    return attributes
  }

  /// Copies the attributes with `NSArray` and a forced cast.
  func copies(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    NSArray(array: super.layoutAttributesForElements(in: rect)!, copyItems: true) as! [UICollectionViewLayoutAttributes]
  }
}

/// Caches colors by number.
final class Swatches {
  private let cache = NSCache<NSNumber, UIColor>()
  private(set) var made = 0

  init(limit: Int) { cache.countLimit = limit }

  func color(_ number: Int) -> UIColor {
    let key = NSNumber(value: number)
    if let color = cache.object(forKey: key) { return color }
    made += 1
    let color = UIColor(hue: CGFloat(number % 10) / 10, saturation: 1, brightness: 1, alpha: 1)
    cache.setObject(color, forKey: key)
    return color
  }
}

/// The persistent settings of an app.
struct Preferences {
  let defaults: UserDefaults

  func save(names: [String], sizes: [Double], picture: Data, at date: Date) {
    defaults.set(names, forKey: "names")
    defaults.set(sizes, forKey: "sizes")
    defaults.set(picture, forKey: "picture")
    defaults.set(date, forKey: "date")
    defaults.set(["a": 1, "b": 2], forKey: "counts")
  }

  var names: [String] { defaults.stringArray(forKey: "names") ?? [] }
  var sizes: [Double] { defaults.array(forKey: "sizes") as? [Double] ?? [] }
  var picture: Data? { defaults.data(forKey: "picture") }
  var date: Date? { defaults.object(forKey: "date") as? Date }
  var counts: [String: Int] { defaults.dictionary(forKey: "counts") as? [String: Int] ?? [:] }
  var volume: Double? { defaults.object(forKey: "volume") as? Double }
}

func sentence(_ words: String) -> String {
  let greeting = NSLocalizedString("hello", comment: "The first word")
  let parts = words.components(separatedBy: ", ").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  var text = greeting.capitalized + " " + parts.joined(separator: "-")
  text = text.replacingOccurrences(of: "--", with: "-")
  if let range = text.range(of: "two") { text.replaceSubrange(range, with: "2") }
  print("sentence", parts.count, separator: ": ")
  return text.contains("one") ? text : "?"
}

func waves(_ x: Float) -> CGFloat {
  CGFloat(floorf(x) + ceilf(x) + sqrtf(x) + powf(x, 2) + fabsf(-x) + fmodf(x, 2) + fmaxf(x, 1) + cosf(0))
}

func dice(_ count: Int) -> [Int] {
  (0..<count).map { $0 % 2 == 0 ? Int.random(in: 1...6) : Int(arc4random_uniform(6)) + 1 }
}
