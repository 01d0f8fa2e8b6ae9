// SPDX-License-Identifier: MIT

import UIKit

/// Inspects the running application without changing it, for developer tools on a page.
extension Session {
  /// The types of information that developer tools can request.
  public enum Inspection: Int32, CaseIterable, Sendable {
    /// The view hierarchies of all windows.
    case views
    /// The animators and their behaviors.
    case behaviors
    /// The types of the behaviors that currently affect items.
    case acting
    /// The reasons why animators keep running.
    case awake
    /// The state of the animators as drawable paths.
    case overlay
    /// The latest gestures and contacts, if `keepsLog` is true.
    case log
    /// The property values of one view.
    case values
  }

  /// Whether gestures and contacts are recorded. Default: false. The property is reset when the session ends.
  public var keepsLog: Bool {
    get { EventLog.shared.isOn }
    set { EventLog.shared.isOn = newValue }
  }

  /// Returns information of the given type as lines with tab-separated fields; see `Inspector` and related types.
  /// `layer` selects the view if the type is `values`, and is ignored otherwise.
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

  /// Returns the layer at the given point on the stage, or 0 if there is none. Layers that an animator moves take
  /// precedence over other layers.
  public func layer(at point: CGPoint) -> UInt32 { Inspector.layer(at: point) }
}
