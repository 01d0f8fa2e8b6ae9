// SPDX-License-Identifier: MIT

/// Provides the content of a button from a configuration instead of its per-state values.
///
/// Buttons refer only to this base class, so apps without button configurations do not link the code of its subclass.
class ButtonContents {
  /// The configuration of the button.
  var configuration: UIButton.Configuration

  /// The label of the subtitle, or nil until there is a subtitle.
  var subtitleLabel: UILabel? { nil }

  init(_ configuration: UIButton.Configuration) { self.configuration = configuration }

  /// Updates and lays out the content of a button.
  func layOut(_ button: UIButton) {}

  /// Returns the size of the button that fits its content. A width of 0 means no limit.
  func size(of button: UIButton, fitting size: CGSize) -> CGSize { .zero }

  /// Whether long titles wrap, so that the height depends on the width.
  var breaksLines: Bool { false }

  /// Removes all content from a button.
  func remove(from button: UIButton) {}
}

/// The update state of a button's configuration.
struct ConfigurationUpdates {
  /// Whether the state has changed since the last update.
  var areNeeded = true
  /// Whether an update is in progress.
  var areRunning = false
  /// Whether the configuration's colors are updated automatically, even without a handler.
  var areAutomatic = true
  /// The handler that is called after state changes.
  var handler: UIButton.ConfigurationUpdateHandler?
}
