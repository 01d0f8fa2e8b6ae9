// SPDX-License-Identifier: MIT

/// The transition with which a full-size photo appears and disappears.
public enum PhotoEntrance: Int, CaseIterable, Sendable {
  /// The photo falls with a thud, and Done throws it upward.
  case thud
  /// Like `thud`, but with more bounce, and the photo can be pulled up like a curtain.
  case curtain
  /// The photo grows from its thumbnail over half a second, without physics.
  case plain

  /// The displayed name.
  public var name: String {
    switch self {
    case .thud: "Thud"
    case .curtain: "Curtain"
    case .plain: "Plain"
    }
  }

  /// The entrance that follows this one. The first entrance follows the last one.
  var next: PhotoEntrance { PhotoEntrance(rawValue: rawValue + 1) ?? .thud }

  /// The fraction of the speed that remains after a bounce.
  var elasticity: Double { self == .curtain ? 0.35 : 0.2 }

  /// The distance in points between the bottom edge of the container and the floor below it.
  var floorOffset: Double { self == .curtain ? 1 : 1.5 }
}
