// SPDX-License-Identifier: MIT

/// A step of a drag that the host controls: that of another program over the stage, or that of the application outside
/// the stage. Points are in stage coordinates. The application answers each step with a `StageDropOperation`.
public enum StageDragStep: Equatable, Sendable {
  /// The drag enters the stage. If `items` is empty, the application's own drag returns.
  case enter(items: [StageDragItem], allowsMove: Bool, x: Double, y: Double)
  /// The drag moves.
  case move(x: Double, y: Double)
  /// The drag leaves the stage.
  case exit
  /// The user drops the items on the stage.
  case drop(x: Double, y: Double)
  /// The application's own drag ends outside the stage, or is canceled.
  case end(StageDropOperation)
}
