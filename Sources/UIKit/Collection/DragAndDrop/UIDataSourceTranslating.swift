// SPDX-License-Identifier: MIT

/// Converts between the index paths of a data source and the displayed index paths, which include placeholders.
///
/// Data sources, delegates and the methods of a collection view use index paths of the data source. Layouts use
/// presentation index paths, in which placeholders count as items.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Returns the displayed index of a section in the data source. Both indices are the same, because placeholders do
  /// not move sections.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// Returns the section in the data source that is displayed at the given index. Both indices are the same.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// Returns the displayed index path of an item in the data source, or nil if the argument is nil.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Returns the data source index path of the item that is displayed at the given index path. Returns nil if the
  /// argument is nil or a placeholder is displayed there.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Runs a closure in which all index paths passed to and returned by the view are presentation index paths.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UICollectionView: UIDataSourceTranslating {
  /// Returns the same index, because placeholders do not move sections.
  public final func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    dataSourceSectionIndex
  }

  /// Returns the same index, because placeholders do not move sections.
  public final func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    presentationSectionIndex
  }

  /// Returns the displayed index path of an item in the data source, or nil if the argument is nil.
  public final func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    dataSourceIndexPath.map { engine.shown.placeholders.shown($0) }
  }

  /// Returns the data source index path of the item displayed at an index path, or nil for a placeholder or nil.
  public final func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    presentationIndexPath.flatMap { engine.shown.placeholders.model($0) }
  }

  /// Runs a closure in which all index paths passed to and returned by the view are presentation index paths.
  public final func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    engine.shown.presenting(actionsToTranslate)
  }
}
