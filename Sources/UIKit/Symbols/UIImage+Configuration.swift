// SPDX-License-Identifier: MIT

extension UIImage {
  /// The configuration of an image: traits, and for symbols more, see `SymbolConfiguration`. Immutable.
  nonisolated open class Configuration: NSObject, @unchecked Sendable {
    /// The traits that the image is made for; nil, the default, for those of the view that shows it.
    public final let traitCollection: UITraitCollection?

    init(traits: UITraitCollection?) {
      traitCollection = traits
      super.init()
    }

    /// Nil, after a warning: a configuration cannot be read from an archive.
    public required init?(coder: NSCoder) {
      Diagnostics.report(
        "noArchive",
        "init(coder:) of an image configuration returns nil: archives are not supported. Use another initializer.")
      return nil
    }

    /// The same configuration for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> UIImage.Configuration {
      Configuration(traits: traitCollection)
    }

    /// This configuration with everything that another one states.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> UIImage.Configuration {
      guard let otherConfiguration else { return self }
      return otherConfiguration.traitCollection == nil
        ? otherConfiguration.withTraitCollection(traitCollection) : otherConfiguration
    }
  }
}
