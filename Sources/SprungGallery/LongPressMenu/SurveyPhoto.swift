// SPDX-License-Identifier: MIT

import UIKit

/// A picture in the survey, with a name and a size.
public struct SurveyPhoto {
  /// The name that the menu copies.
  public let name: String
  /// The painted picture.
  public let picture: GalleryPicture
  /// The size in points, at most 100 x 100.
  public let size: CGSize

  private static let names = [
    "Blue tower", "Quiet harbour", "Old mill", "White bridge", "Long shadow", "Green door", "Wet street", "Red kite",
    "First snow", "Night train", "Paper boats", "Tall grass", "Stone steps", "Yellow tram", "Low tide", "Empty court",
    "Two swans", "Warm window", "Far hills", "Glass roof", "Thin ice", "Blown sand", "Small lamp", "Last ferry",
    "High wire", "Soft rain", "Dark pines", "Open book", "Round table", "Cold star",
  ]

  private static let shapes = [
    CGSize(width: 100, height: 75), CGSize(width: 75, height: 100), CGSize(width: 100, height: 100),
  ]

  /// Returns the picture at the given index path. There are ten sections of three pictures.
  public static func at(_ indexPath: IndexPath) -> SurveyPhoto {
    let index = (indexPath.section * 3 + indexPath.item) % names.count
    return SurveyPhoto(
      name: names[index],
      picture: GalleryPicture.at(index * 5),
      size: shapes[indexPath.item % 3])
  }
}
