// SPDX-License-Identifier: MIT

import UIKit

/// Looking at what runs, which changes nothing of it: what tools of a page show.
extension Session {
  /// The information that can be requested.
  public enum Inspection: Int32, CaseIterable, Sendable {
    /// The views of all windows.
    case views
    /// The animators and their behaviors.
    case behaviors
    /// The classes of the behaviors that act at present.
    case acting
    /// The reasons why animators keep running.
    case awake
    /// The state of animators, as paths to draw.
    case overlay
    /// The latest gestures and contacts, if `keepsLog` was set.
    case log
    /// The numbers of one view.
    case values
  }

  /// Whether gestures and contacts are noted. Default: false; a session that ends takes it along.
  public var keepsLog: Bool {
    get { EventLog.shared.isOn }
    set { EventLog.shared.isOn = newValue }
  }

  /// An answer as lines whose parts are parted by tabs, see `Inspector` and its neighbors; `layer` is the view's for `values` and else of no account.
  public func inspect(_ kind: Inspection, layer: UInt32 = 0) -> String {
    switch kind {
    case .views: return Inspector.tree()
    case .behaviors: return DynamicsInspector.behaviors()
    case .acting: return DynamicsInspector.acting()
    case .awake: return DynamicsInspector.awake()
    case .overlay: return OverlayInspector.overlay()
    case .log: return EventLog.shared.text
    case .values: return ValuesInspector.values(of: layer)
    }
  }

  /// The number of the layer at a point in points of the stage, that of what an animator moves before others; 0 for none.
  public func layer(at point: CGPoint) -> UInt32 { Inspector.layer(at: point) }
}
