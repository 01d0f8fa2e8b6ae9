// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

/// A view as a host describes it to assistive technology.
struct HostElement: Equatable {
  var role: AccessibilityRole
  var label: String
  var position: Int
  var count: Int
  var state: AccessibilityState
}

/// The accessibility elements that a host has after some frames, according to the records in those frames.
final class HostElements {
  let encoder = FrameEncoder()
  private var elements: [LayerID: HostElement] = [:]

  /// Runs a frame at the given time in seconds, and returns whether another one is requested.
  @discardableResult
  func frame(at time: Double) -> Bool {
    let isAwake = UIApplication.shared.tick(timestamp: time, into: encoder)
    for case .accessibility(let id, let role, let label, let position, let count, let state)
      in (try? Frame.decode(at: encoder.address).records) ?? []
    {
      elements[id] = HostElement(role: role, label: label, position: position, count: count, state: state)
    }
    return isAwake
  }

  /// The element of a view, or nil if the host has not received one.
  subscript(view: UIView) -> HostElement? { elements[view.layer.stageID] }
}
