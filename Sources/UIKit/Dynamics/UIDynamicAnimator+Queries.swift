// SPDX-License-Identifier: MIT

import SprungPhysics

extension UIDynamicAnimator {
  /// The items whose boxes intersect a rectangle, in the order in which they were first mentioned, anchored ones too.
  ///
  /// Touching is not enough, and an empty rectangle has none. In an animator of a layout these are layout attributes,
  /// up to date also while the animator pauses.
  public final func items(in rect: CGRect) -> [any UIDynamicItem] {
    let rect = rect.standardized
    let left = Double(rect.origin.x)
    let top = Double(rect.origin.y)
    let right = left + Double(rect.size.width)
    let bottom = top + Double(rect.size.height)
    guard right > left, bottom > top else { return [] }
    var found: [any UIDynamicItem] = []
    guard byIdentity.count > UIKitTuning.scannedItems else {
      for state in order {
        guard let state, state.intersects(left, top, right, bottom) else { continue }
        found.append(state.item)
      }
      return found
    }
    var near: [DynamicItemState] = []
    world.forEachBody(in: rect) { body in
      guard let state = states[body.row] else { return }
      if state.group == nil { near.append(state) }
    }
    for state in order where state?.group != nil {
      guard let state, state.intersects(left, top, right, bottom) else { continue }
      near.append(state)
    }
    near.sort { $0.serial < $1.serial }
    for state in near { found.append(state.item) }
    return found
  }
}
