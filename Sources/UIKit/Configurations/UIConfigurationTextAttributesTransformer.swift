// SPDX-License-Identifier: MIT

/// Makes attributes of a text out of others; configurations apply it to the font and the color that they would display.
///
/// ```swift
/// configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
///   var outgoing = incoming
///   outgoing.font = .boldSystemFont(ofSize: 17)
///   return outgoing
/// }
/// ```
nonisolated public struct UIConfigurationTextAttributesTransformer {
  /// Makes the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Identifies the transformer, because closures cannot be compared.
  let identity: TransformerIdentity
  /// The same for internal text attributes. Configurations use only this, so apps without a transformer do not contain
  /// attribute containers.
  let textTransform: (TextAttributes) -> TextAttributes

  /// A transformer that a closure is.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
    identity = TransformerIdentity()
    textTransform = { look in
      var changed = look
      changed.take(transform(look.container))
      return changed
    }
  }

  /// The attributes that come of others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
