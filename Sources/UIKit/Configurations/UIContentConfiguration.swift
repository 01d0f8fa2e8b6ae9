// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Describes the content of a cell, header or other view, and its appearance.
  ///
  /// Differs from Apple: in the browser build, which has no values of protocol types, configurations are objects. One that a
  /// program writes as `final class` compiles everywhere.
  @preconcurrency @MainActor
  public protocol UIContentConfiguration: AnyObject {
    /// A new view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// The configuration as it is in a state.
    func updated(for state: any UIConfigurationState) -> Self
    /// Identifies the type. There is no need to implement it.
    var _type: ObjectIdentifier { get }
  }

  extension UIContentConfiguration {
    /// The type itself.
    public var _type: ObjectIdentifier { ObjectIdentifier(Self.self) }
  }
#else
  /// Describes the content of a cell, header or other view, and its appearance.
  ///
  /// Set one as the `contentConfiguration` of a cell, and the view that it makes becomes the cell's content view.
  @preconcurrency @MainActor
  public protocol UIContentConfiguration {
    /// A new view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// The configuration as it is in a state.
    func updated(for state: any UIConfigurationState) -> Self
  }
#endif

/// A view that shows a configuration, and another one of the same kind when it is set.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration of the view. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration. Default: those of the type of the one it shows.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether a configuration has the type of the one that the view shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    #if hasFeature(Embedded)
      return self.configuration._type == configuration._type
    #else
      return type(of: self.configuration) == type(of: configuration)
    #endif
  }
}
