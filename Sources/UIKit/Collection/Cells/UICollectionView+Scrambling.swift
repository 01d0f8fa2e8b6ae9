// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// Sprung addition: whether reused views appear magenta, with altered text and without images. This reveals content
  /// that the data source forgets to set. For debugging. Default: false.
  public final var scramblesReusedViews: Bool {
    get { engine.registry.scrambles }
    set { engine.registry.scrambles = newValue }
  }
}
