// SPDX-License-Identifier: MIT

/// Replaces the values that a button has for its states.
///
/// A button knows only this class, so apps whose buttons have no configuration do not contain what configurations need.
class ButtonContents {
  /// How the button looks.
  var configuration: UIButton.Configuration

  /// The label of the subtitle; nil before there was one.
  var subtitleLabel: UILabel? { nil }

  init(_ configuration: UIButton.Configuration) { self.configuration = configuration }

  /// Displays and places everything in a button.
  func layOut(_ button: UIButton) {}

  /// The size that a button needs; a width of 0 means no limit.
  func size(of button: UIButton, fitting size: CGSize) -> CGSize { .zero }

  /// Whether texts that are too long break into lines, so that the height follows the width.
  var breaksLines: Bool { false }

  /// Takes everything out of a button.
  func remove(from button: UIButton) {}
}

/// The state of a button's configuration updates.
struct ConfigurationUpdates {
  /// Whether the state has changed since the last time.
  var areNeeded = true
  /// Whether an update is running.
  var areRunning = false
  /// Whether colors follow the state without a handler.
  var areAutomatic = true
  /// Called when the state has changed.
  var handler: UIButton.ConfigurationUpdateHandler?
}
