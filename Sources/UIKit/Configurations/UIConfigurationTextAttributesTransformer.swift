// SPDX-License-Identifier: MIT

/// Transforms text attributes. Configurations apply transformers to the font and color that they display.
///
/// ```swift
/// configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
///   var outgoing = incoming
///   outgoing.font = .boldSystemFont(ofSize: 17)
///   return outgoing
/// }
/// ```
nonisolated public struct UIConfigurationTextAttributesTransformer {
  /// The closure that transforms attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Identifies the transformer, because closures cannot be compared.
  let identity: TransformerIdentity
  /// The same transformation for internal text attributes. Configurations use only this closure, so apps without
  /// transformers do not link attribute containers.
  let textTransform: (TextAttributes) -> TextAttributes

  /// Creates a transformer from a closure.
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
