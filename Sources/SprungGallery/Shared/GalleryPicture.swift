// SPDX-License-Identifier: MIT

import UIKit

/// A picture in the demos: a painted landscape with a name, a date and dimensions, all derived from its number.
public struct GalleryPicture: Equatable, Sendable {
  /// The zero-based index of the picture.
  public let number: Int

  /// The number of different pictures.
  public static let count = 22

  /// Returns the picture with the given number, modulo `count`.
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

  /// The name, which is also spoken by assistive technology.
  public var name: String { Self.names[number] }

  /// The date on which the picture was taken.
  public var date: String { "\(3 + number) \(Self.months[number % 8]) 2025" }

  /// The dimensions in pixels.
  public var dimensions: String { number % 3 == 0 ? "3024 \u{00d7} 4032" : "4032 \u{00d7} 3024" }

  /// The file name.
  public var fileName: String { "IMG_\(1204 + 7 * number).JPG" }
}
