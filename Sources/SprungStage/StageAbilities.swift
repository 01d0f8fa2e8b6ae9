// SPDX-License-Identifier: MIT

/// The requests that a host can answer, reported by `InputKind.abilities`.
public struct StageAbilities: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The host can share text and URLs.
  public static let share = StageAbilities(rawValue: 1)
  /// The host can share files.
  public static let shareFiles = StageAbilities(rawValue: 2)
  /// The user can select files.
  public static let open = StageAbilities(rawValue: 4)
  /// The user can save files.
  public static let save = StageAbilities(rawValue: 8)
  /// The user can select pictures.
  public static let photos = StageAbilities(rawValue: 16)
  /// The user can take a picture.
  public static let camera = StageAbilities(rawValue: 32)
  /// The host can present notifications if the user grants permission.
  public static let notifications = StageAbilities(rawValue: 64)
  /// The host can show a number on the app icon.
  public static let badge = StageAbilities(rawValue: 128)
  /// The host can show web pages in layers.
  public static let pages = StageAbilities(rawValue: 256)

  /// All abilities.
  public static let all: StageAbilities = [
    .share, .shareFiles, .open, .save, .photos, .camera, .notifications, .badge, .pages,
  ]
}
