// SPDX-License-Identifier: MIT

import UIKit

/// A picture that the demos show: a painted landscape with a name, a date and a size, made from its number.
public struct GalleryPicture: Equatable, Sendable {
  /// The index in the collection, from 0.
  public let number: Int

  /// Number of different pictures.
  public static let count = 22

  /// The picture with a number; numbers beyond the last start again at the first.
  public static func at(_ number: Int) -> GalleryPicture {
    GalleryPicture(number: ((number % count) + count) % count)
  }

  private static let names = [
    "First light", "Green peaks", "Harvest sea", "Night town", "Long dunes", "Snow line", "Early streets",
    "Green valley", "Evening summits", "Dark lake", "Old city", "Winter hills", "Calm morning", "Noon in town",
    "Rose ridge", "Moonlit pass", "Warm shore", "White roofs", "Pink mountains", "Blue coast", "Last tram",
    "Sleeping hills",
  ]

  private static let months = ["January", "March", "April", "June", "July", "September", "October", "December"]

  /// The spoken name.
  public var name: String { Self.names[number] }

  /// When it was taken.
  public var date: String { "\(3 + number) \(Self.months[number % 8]) 2025" }

  /// How large it is.
  public var dimensions: String { number % 3 == 0 ? "3024 \u{00d7} 4032" : "4032 \u{00d7} 3024" }

  /// The name of its file.
  public var fileName: String { "IMG_\(1204 + 7 * number).JPG" }
}
