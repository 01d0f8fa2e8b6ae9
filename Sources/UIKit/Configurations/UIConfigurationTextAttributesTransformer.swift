// SPDX-License-Identifier: MIT

/// A transformation of text attributes, which configurations apply to the font and color that they display.
///
/// ```swift
/// configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
///   var outgoing = incoming
///   outgoing.font = .boldSystemFont(ofSize: 17)
///   return outgoing
/// }
/// ```
nonisolated public struct UIConfigurationTextAttributesTransformer {
  /// The closure that transforms the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// The identity of the transformer, which is needed because closures cannot be compared.
  let identity: TransformerIdentity
  /// The same transformation for internal text attributes. Configurations use only this closure, so that apps without
  /// transformers do not link attribute containers.
  let textTransform: (TextAttributes) -> TextAttributes

  /// Creates a transformer with the given closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
    identity = TransformerIdentity()
    textTransform = { look in
      var changed = look
      changed.take(transform(look.container))
      return changed
    }
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
