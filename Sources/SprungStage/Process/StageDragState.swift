// SPDX-License-Identifier: MIT

/// The state of the application's own drag.
public enum StageDragState: Equatable, Sendable {
  /// Nothing is dragged anymore.
  case ended
  /// A drag is in progress. The layer is the preview below the pointer, or 0 if there is none.
  case began(preview: LayerID)
  /// The drag has left the stage, and other programs can receive its items.
  case left(items: [StageDragItem], allowsMove: Bool)
}
