// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// The description of layout attributes in UIKit's format.
  ///
  /// `<UICollectionViewLayoutAttributes: 0x7f8> index path: (<NSIndexPath: 0x8> {length = 2, path = 0 - 1}); frame = (0 0; 50 50); `
  nonisolated struct AttributesDescription {
    private let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

    var text: String {
      let path = attributes.indexPath
      // An index path is a value type without an address, so a number computed from its section and item replaces the
      // address.
      let tag = String((path.count > 1 ? path.item : 0) << 16 | path.section << 4 | 8, radix: 16)
      var text = ObjectDescription.plain(attributes)
      text += " index path: (<NSIndexPath: 0x\(tag)> " + ObjectDescription.path(path) + "); "
      if let kind = attributes.representedElementKind { text += "element kind: (\(kind)); " }
      text += "frame = " + ObjectDescription.rect(attributes.frame) + "; "
      if attributes.alpha != 1 { text += "alpha = " + ObjectDescription.number(attributes.alpha) + "; " }
      if attributes.isHidden { text += "hidden = YES; " }
      if attributes.transform != .identity {
        text += "transform = " + ObjectDescription.transform(attributes.transform) + "; "
      }
      if attributes.zIndex != 0 { text += "zIndex = \(attributes.zIndex); " }
      return text
    }
  }
#endif
