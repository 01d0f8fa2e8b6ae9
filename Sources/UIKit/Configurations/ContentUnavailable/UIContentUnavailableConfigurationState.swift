// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The state of a controller that configurations of unavailable content depend on.
  ///
  /// Differs from Apple: an object in the browser build, without custom keys.
  nonisolated public final class UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the controller.
    public var traitCollection: UITraitCollection
    /// The text of the search bar of the controller; nil without one.
    public var searchText: String?

    /// A state without a search text.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// Whether texts and traits are equal.
    public static func == (
      left: UIContentUnavailableConfigurationState, right: UIContentUnavailableConfigurationState
    ) -> Bool {
      left.searchText.isLiterallyEqual(to: right.searchText) && left.traitCollection.isEqual(right.traitCollection)
    }

    /// Feeds the length of the text.
    public func hash(into hasher: inout Hasher) { hasher.combine(searchText?.utf8.count) }
  }
#else
  /// The state of a controller that configurations of unavailable content depend on.
  nonisolated public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the controller.
    public var traitCollection: UITraitCollection
    /// The text of the search bar of the controller; nil without one.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state without a search text.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value that a program adds under its own key; nil without one.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
      get { custom[key] }
      set { custom[key] = newValue }
    }
  }
#endif
