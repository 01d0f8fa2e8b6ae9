// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The state of a view controller that affects its content-unavailable configuration.
  ///
  /// Differs from Apple: in the browser build, the state is an object and does not support custom keys.
  nonisolated public final class UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view controller.
    public var traitCollection: UITraitCollection
    /// The text in the view controller's search bar, or nil if there is no search bar.
    public var searchText: String?

    /// Creates a state with the given traits and no search text.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// Returns whether both states have the same search text and traits.
    public static func == (
      left: UIContentUnavailableConfigurationState, right: UIContentUnavailableConfigurationState
    ) -> Bool {
      left.searchText.isLiterallyEqual(to: right.searchText) && left.traitCollection.isEqual(right.traitCollection)
    }

    /// Hashes the length of the search text.
    public func hash(into hasher: inout Hasher) { hasher.combine(searchText?.utf8.count) }
  }
#else
  /// The state of a view controller that affects its content-unavailable configuration.
  nonisolated public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view controller.
    public var traitCollection: UITraitCollection
    /// The text in the view controller's search bar, or nil if there is no search bar.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with the given traits and no search text.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The app's custom value for the given key, or nil if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
      get { custom[key] }
      set { custom[key] = newValue }
    }
  }
#endif
