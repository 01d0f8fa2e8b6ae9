// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The state of a view controller that affects its content-unavailable configuration.
  ///
  /// Differs from Apple: an object in the browser build, without custom keys.
  nonisolated public final class UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view controller.
    public var traitCollection: UITraitCollection
    /// The text of the view controller's search bar; nil if there is no search bar.
    public var searchText: String?

    /// Creates a state with traits, without a search text.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// Whether the search text and traits are equal.
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
    /// The text of the view controller's search bar; nil if there is no search bar.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with traits, without a search text.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The app's custom value for the given key, or nil.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
      get { custom[key] }
      set { custom[key] = newValue }
    }
  }
#endif
