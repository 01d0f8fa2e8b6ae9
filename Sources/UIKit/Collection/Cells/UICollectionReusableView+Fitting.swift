// SPDX-License-Identifier: MIT

extension UICollectionReusableView {
  /// Attributes with the size that constraints give the content, if there are any and the layout wants to know.
  final func fittedToConstraints(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let view = collectionViewAround,
      let wishes = view.collectionViewLayout.fittingPriorities(for: attributes),
      sizesItself || viewThatFits.layoutStorage?.hasContents ?? false
    else { return attributes }
    let size = systemLayoutSizeFitting(
      attributes.size, withHorizontalFittingPriority: wishes.horizontal, verticalFittingPriority: wishes.vertical)
    if size != attributes.size { attributes.size = size }
    return attributes
  }
}
