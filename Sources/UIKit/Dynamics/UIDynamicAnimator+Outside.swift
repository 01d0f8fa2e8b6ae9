// SPDX-License-Identifier: MIT

import SprungPhysics

/// What is done to items while an animator moves them.
extension UIDynamicAnimator {
  /// Sprung addition: whether an item's center that somebody else changed counts, as if `updateItem(usingCurrentState:)` had
  /// been called. Default: false: the animator writes its own, and a debug build warns once.
  ///
  /// It is looked for when the animator is about to write the item, so what rests stays where it was put; anchored items,
  /// which are never written, in every tick.
  public final var adoptExternalMoves: Bool {
    get { adoptsExternalMoves }
    set {
      adoptsExternalMoves = newValue
      guard newValue else { return }
      for case let state? in order { state.seenCenter = state.item.center }
    }
  }

  /// Sprung addition: whether items collide in the size that a scale in their transform gives them. Default: false, as on
  /// Apple's platforms, where only the bounds count. Items are read again when it changes.
  public final var honorsTransformScale: Bool {
    get { honorsScale }
    set {
      guard newValue != honorsScale else { return }
      honorsScale = newValue
      for case let state? in order { read(state) }
      changed()
    }
  }

  /// Whether centers are compared before they are written: it takes a while for many items.
  final var looksForExternalMoves: Bool {
    #if DEBUG
      return true
    #else
      return adoptsExternalMoves
    #endif
  }

  /// Whether somebody else moved an item since it was last read or written, and that counts. Else it is warned of.
  final func adoptsMove(of state: DynamicItemState) -> Bool {
    // A setter may have rounded what the animator wrote, so the center is compared with what was read back.
    let center = state.item.center
    guard let seen = state.seenCenter, seen != center, seen.x.isFinite, seen.y.isFinite, center.x.isFinite,
      center.y.isFinite
    else { return false }
    if adoptsExternalMoves {
      read(state)
      return true
    }
    Diagnostics.warn(
      "externalMove",
      "the center of \(state.title) was set to (\(Double(center.x)), \(Double(center.y))) while an animator moves it, which "
        + "has no effect; call updateItem(usingCurrentState:) afterwards, or set adoptExternalMoves.")
    return false
  }

  /// An item's size as it collides.
  final func collisionSize(of size: CGSize, _ state: DynamicItemState) -> CGSize {
    guard let scale = scale(of: state) else { return size }
    return CGSize(width: size.width * scale.width, height: size.height * scale.height)
  }

  /// The same for its shape, of which only polygons have a size of their own.
  final func collisionShape(_ shape: BodyShape, _ state: DynamicItemState) -> BodyShape {
    guard case .polygon(let polygon) = shape, let scale = scale(of: state) else { return shape }
    let points = polygon.points.map { CGPoint(x: $0.x * scale.width, y: $0.y * scale.height) }
    do throws(ConvexPolygon.Refusal) {
      return .polygon(try ConvexPolygon(points: points))
    } catch {
      return shape
    }
  }

  /// The lengths of the transform's axes, if they count and are not one.
  private func scale(of state: DynamicItemState) -> CGSize? {
    guard honorsScale, let rest = state.unturned else { return nil }
    return CGSize(
      width: (rest.a * rest.a + rest.b * rest.b).squareRoot(), height: (rest.c * rest.c + rest.d * rest.d).squareRoot())
  }
}
