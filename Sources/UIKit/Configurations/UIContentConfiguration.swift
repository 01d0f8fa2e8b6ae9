// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Describes the content and appearance of a cell, header or other view.
  ///
  /// Differs from Apple: in the browser build, configurations are objects, because that build cannot store values of
  /// protocol types. Declare a configuration as a `final class` so that it compiles on all platforms.
  @preconcurrency @MainActor
  public protocol UIContentConfiguration: AnyObject {
    /// Creates a view that displays the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration updated for the given state.
    func updated(for state: any UIConfigurationState) -> Self
    /// The identity of the configuration's type. The default implementation suffices.
    var _type: ObjectIdentifier { get }
  }

  extension UIContentConfiguration {
    /// The identity of the configuration's type.
    public var _type: ObjectIdentifier { ObjectIdentifier(Self.self) }
  }
#else
  /// Describes the content and appearance of a cell, header or other view.
  ///
  /// If a configuration is assigned to a cell's `contentConfiguration`, the view that it creates becomes the cell's
  /// content view.
  @preconcurrency @MainActor
  public protocol UIContentConfiguration {
    /// Creates a view that displays the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration updated for the given state.
    func updated(for state: any UIConfigurationState) -> Self
  }
#endif

/// A view that displays a configuration, and that is updated when another configuration of the same kind is set.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration of the view. Setting the configuration updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can display the given configuration. Default: true if it has the same type as the current
  /// configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the given configuration has the same type as the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    #if hasFeature(Embedded)
      return self.configuration._type == configuration._type
    #else
      return type(of: self.configuration) == type(of: configuration)
    #endif
  }
}
