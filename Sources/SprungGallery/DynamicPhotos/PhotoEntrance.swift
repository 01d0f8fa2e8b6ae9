// SPDX-License-Identifier: MIT

/// The transition by which a full-size photo appears and disappears.
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

  /// The next entrance; after the last one, the first.
  var next: PhotoEntrance { PhotoEntrance(rawValue: rawValue + 1) ?? .thud }

  /// The fraction of the speed that remains after a bounce.
  var elasticity: Double { self == .curtain ? 0.35 : 0.2 }

  /// The distance of the floor below the container in points.
  var floorOffset: Double { self == .curtain ? 1 : 1.5 }
}
