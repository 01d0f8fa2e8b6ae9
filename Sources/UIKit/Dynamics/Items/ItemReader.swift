// SPDX-License-Identifier: MIT

import SprungPhysics

/// Updates the bodies of items with their current position and appearance.
final class ItemReader {
  private let world: World
  private let reference: ReferenceSystem
  private let anchoredMoves: AnchoredMoves
  /// Whether external changes of centers are adopted.
  var adoptsExternalMoves = false
  /// Whether the scale of a transform affects the collision size.
  var honorsScale = false

  init(_ world: World, _ reference: ReferenceSystem, _ anchoredMoves: AnchoredMoves) {
    self.world = world
    self.reference = reference
    self.anchoredMoves = anchoredMoves
  }

  /// Updates an item's body with its position, angle, size and shape. The body keeps its velocity.
  func read(_ state: DynamicItemState) {
    if readCenter(state) { return }
    var center = state.attributes?.center ?? state.item.center
    if checksExternalMoves { state.seenCenter = center }
    let transform = state.attributes?.transform ?? state.item.transform
    if let view = state.nestedView { center = reference.point(center, around: view) }
    let oldCenter = state.center
    let limit = CGFloat(PhysicsLimits.farthestCoordinate)
    if abs(center.x) <= limit, abs(center.y) <= limit {
      state.center = center
    } else {
      Diagnostics.report(
        "unreasonableCenter",
        "The center of \(state.title) is (\(Double(center.x)), \(Double(center.y))), but each coordinate must be "
          + "finite and within \(Double(limit)) points of 0. The last valid center is used.")
    }
    let oldAngle = state.angle
    let isUsable =
      transform.a.isFinite && transform.b.isFinite && transform.c.isFinite && transform.d.isFinite
      && (transform.a != 0 || transform.b != 0)
    if isUsable {
      state.adopt(transform)
    } else {
      Diagnostics.report(
        "unreasonableTransform",
        "The transform of \(state.title) is not finite or has a horizontal scale of 0, so the last valid rotation is "
          + "used.")
    }
    let isMovedLater = anchoredMoves.movesLater(state, from: oldCenter, oldAngle)
    if state.group != nil {
      state.size = state.item.bounds.size
      if !isMovedLater { anchoredMoves.apply(state) }
      return
    }
    if !isMovedLater {
      world.setPosition(state.center, of: state.body)
      if state.angle != oldAngle { world.setAngle(state.angle, of: state.body) }
    }
    readSize(state)
    let outline = collisionShape(DynamicItemOutline.shape(of: state.item, title: state.title), state)
    if outline != state.outline {
      state.outline = outline
      world.setShape(outline, of: state.body)
    }
  }

  /// Reads only the center if nothing else can have changed, as in the case of cells that a layout moves in each frame.
  /// Returns false if the entire item must be read.
  private func readCenter(_ state: DynamicItemState) -> Bool {
    guard let attributes = state.attributes, attributes.isPlain, attributes.hasNoTransform, state.angle == 0,
      state.unturned == nil, state.group == nil, state.size == attributes.size, case .rectangle = state.outline
    else { return false }
    let center = attributes.center
    let limit = CGFloat(PhysicsLimits.farthestCoordinate)
    guard abs(center.x) <= limit, abs(center.y) <= limit, !world.isAnchored(state.body) else { return false }
    if checksExternalMoves { state.seenCenter = center }
    state.center = center
    anchoredMoves.stopAwaiting(state)
    world.setPosition(center, of: state.body)
    return true
  }

  private func readSize(_ state: DynamicItemState) {
    let size = collisionSize(of: state.attributes?.size ?? state.item.bounds.size, state)
    guard size != state.size else { return }
    state.size = size
    let limit = CGFloat(PhysicsLimits.farthestCoordinate)
    if size.width > 0, size.height > 0, size.width <= limit, size.height <= limit {
      world.setSize(size, of: state.body)
    } else {
      Diagnostics.report(
        "invalidSize",
        "The size of \(state.title) is invalid, so 1 x 1 point is used. "
          + "Set its size and call updateItem(usingCurrentState:).")
      world.setSize(CGSize(width: 1, height: 1), of: state.body)
    }
  }

  // MARK: External moves

  /// Whether an item's center is compared with the last known one before it is written. The comparison is expensive for
  /// many items.
  var checksExternalMoves: Bool {
    #if DEBUG
      return true
    #else
      return adoptsExternalMoves
    #endif
  }

  /// Handles an external change of an item. If adoption is enabled, adopts the change and returns true; otherwise,
  /// reports the change and returns false.
  func adoptsMove(of state: DynamicItemState) -> Bool {
    // A setter may have rounded the written value, so the center is compared with the value read back after writing.
    let center = state.item.center
    guard let seen = state.seenCenter, seen != center, seen.x.isFinite, seen.y.isFinite, center.x.isFinite,
      center.y.isFinite
    else { return false }
    if adoptsExternalMoves {
      read(state)
      return true
    }
    reportExternalMove(
      state,
      "The center of \(state.title) was set to (\(Double(center.x)), \(Double(center.y))) while an animator moves it. "
        + "The change is ignored. Call updateItem(usingCurrentState:) afterwards, or set adoptExternalMoves.")
    return false
  }

  /// Returns whether the rotation of an item differs from the one last read or written. Other parts of the transform
  /// are not compared.
  func isRotatedElsewhere(_ state: DynamicItemState) -> Bool {
    guard state.ownsRotation else { return false }
    let transform = state.attributes?.transform ?? state.item.transform
    if state.angle == 0, transform.b == 0 { return transform.a < 0 }
    let expected = state.transform(at: state.angle)
    let across = Double(expected.a * transform.b - expected.b * transform.a)
    let along = Double(expected.a * transform.a + expected.b * transform.b)
    return abs(across) > 1e-9 * abs(along) || along < 0
  }

  /// Reports an external rotation, which is never adopted.
  func reportRotation(of state: DynamicItemState) {
    guard !state.isExternalMoveReported, isRotatedElsewhere(state) else { return }
    reportExternalMove(
      state,
      "The transform of \(state.title) was set to (a \(Double(state.item.transform.a)), b "
        + "\(Double(state.item.transform.b))) while an animator rotates it. The change is ignored. Call "
        + "updateItem(usingCurrentState:) afterwards.")
  }

  /// Reports an external change once per item.
  private func reportExternalMove(_ state: DynamicItemState, _ sentence: String) {
    guard !state.isExternalMoveReported else { return }
    state.isExternalMoveReported = true
    Diagnostics.report("externalMove", sentence)
  }

  /// Adopts external moves of anchored items, which are never written.
  func adoptMovesOfAnchored(in registry: ItemRegistry) {
    guard adoptsExternalMoves else { return }
    for case let state? in registry.order where state.group == nil && world.isAnchored(state.body) {
      _ = adoptsMove(of: state)
    }
  }

  // MARK: Scale

  /// Returns the collision size of an item.
  private func collisionSize(of size: CGSize, _ state: DynamicItemState) -> CGSize {
    guard let scale = scale(of: state) else { return size }
    return CGSize(width: size.width * scale.width, height: size.height * scale.height)
  }

  /// Returns the collision shape of an item. Only polygons need to be scaled, because other shapes have the size of the
  /// item.
  private func collisionShape(_ shape: BodyShape, _ state: DynamicItemState) -> BodyShape {
    guard case .polygon(let polygon) = shape, let scale = scale(of: state) else { return shape }
    let points = polygon.points.map { CGPoint(x: $0.x * scale.width, y: $0.y * scale.height) }
    do throws(ConvexPolygon.Refusal) {
      return .polygon(try ConvexPolygon(points: points))
    } catch {
      return shape
    }
  }

  /// Returns the horizontal and vertical scale of the transform, or nil if both are 1 or the scale is ignored.
  private func scale(of state: DynamicItemState) -> CGSize? {
    guard honorsScale, let rest = state.unturned else { return nil }
    return CGSize(
      width: (rest.a * rest.a + rest.b * rest.b).squareRoot(), height: (rest.c * rest.c + rest.d * rest.d).squareRoot())
  }
}
