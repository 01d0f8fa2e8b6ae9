// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// Sprung addition: whether views that are used again come magenta, with other texts and without pictures, so that one sees
  /// what the data source forgets to set. For the search for mistakes. Default: false.
  public final var scramblesReusedViews: Bool {
    get { engine.registry.scrambles }
    set { engine.registry.scrambles = newValue }
  }
}
