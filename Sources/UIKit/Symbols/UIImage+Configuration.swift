// SPDX-License-Identifier: MIT

extension UIImage {
  /// The configuration of an image: its traits and, for symbols, the values of `SymbolConfiguration`. Immutable.
  nonisolated open class Configuration: NSObject, @unchecked Sendable {
    /// The traits that the image is created for. Default: nil, for the traits of the view that displays it.
    public final let traitCollection: UITraitCollection?

    init(traits: UITraitCollection?) {
      traitCollection = traits
      super.init()
    }

    /// Returns nil and reports a warning. Decoding from archives is not supported.
    public required init?(coder: NSCoder) {
      Diagnostics.report(
        "noArchive",
        "init(coder:) of an image configuration returns nil: archives are not supported. Use another initializer.")
      return nil
    }

    /// Returns this configuration with other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> UIImage.Configuration {
      Configuration(traits: traitCollection)
    }

    /// Returns this configuration, overridden by the values that are set in another one.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> UIImage.Configuration {
      guard let otherConfiguration else { return self }
      return otherConfiguration.traitCollection == nil
        ? otherConfiguration.withTraitCollection(traitCollection) : otherConfiguration
    }
  }
}
