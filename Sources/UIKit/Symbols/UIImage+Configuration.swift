// SPDX-License-Identifier: MIT

extension UIImage {
  /// The immutable configuration of an image: its traits and, for symbols, the values of `SymbolConfiguration`.
  nonisolated open class Configuration: NSObject, @unchecked Sendable {
    /// The traits for which the image is created. Default: nil, which means that the traits of the view that displays
    /// the image are used.
    public final let traitCollection: UITraitCollection?

    init(traits: UITraitCollection?) {
      traitCollection = traits
      super.init()
    }

    /// Reports a warning and returns nil, because decoding from archives is not supported.
    public required init?(coder: NSCoder) {
      Diagnostics.report(
        "noArchive",
        "init(coder:) of an image configuration returns nil: archives are not supported. Use another initializer.")
      return nil
    }

    /// Returns this configuration with the given traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> UIImage.Configuration {
      Configuration(traits: traitCollection)
    }

    /// Returns this configuration, overridden by the values that are set in the given configuration.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> UIImage.Configuration {
      guard let otherConfiguration else { return self }
      return otherConfiguration.traitCollection == nil
        ? otherConfiguration.withTraitCollection(traitCollection) : otherConfiguration
    }
  }
}
