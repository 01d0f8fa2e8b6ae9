// SPDX-License-Identifier: MIT

/// The requests that a host can answer, as it reports in an `InputKind.abilities`.
public struct StageAbilities: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It can share texts and addresses.
  public static let share = StageAbilities(rawValue: 1)
  /// It can share files.
  public static let shareFiles = StageAbilities(rawValue: 2)
  /// A person can choose files.
  public static let open = StageAbilities(rawValue: 4)
  /// A person can save files.
  public static let save = StageAbilities(rawValue: 8)
  /// A person can choose pictures.
  public static let photos = StageAbilities(rawValue: 16)
  /// A person can take a picture.
  public static let camera = StageAbilities(rawValue: 32)
  /// It can present notifications, if the person allows it.
  public static let notifications = StageAbilities(rawValue: 64)
  /// It can show a number on the icon.
  public static let badge = StageAbilities(rawValue: 128)
  /// It can show web pages in layers.
  public static let pages = StageAbilities(rawValue: 256)

  /// Everything.
  public static let all: StageAbilities = [
    .share, .shareFiles, .open, .save, .photos, .camera, .notifications, .badge, .pages,
  ]
}
