// SPDX-License-Identifier: MIT

/// The animation with which a full picture appears and disappears in the demo of photos.
public enum PhotoEntrance: Int, CaseIterable, Sendable {
  /// It falls with a thud, and Done throws it upwards.
  case thud
  /// As the thud, but bouncier, and a finger can pull it up like a curtain.
  case curtain
  /// It grows from its thumbnail for half a second, without physics.
  case plain

  /// The displayed name.
  public var name: String {
    switch self {
    case .thud: "Thud"
    case .curtain: "Curtain"
    case .plain: "Plain"
    }
  }

  /// The one after it; the first one after the last.
  var next: PhotoEntrance { PhotoEntrance(rawValue: rawValue + 1) ?? .thud }

  /// Share of the speed that a bounce keeps.
  var elasticity: Double { self == .curtain ? 0.35 : 0.2 }

  /// Points below the container at which the floor is.
  var floorOffset: Double { self == .curtain ? 1 : 1.5 }
}
