// SPDX-License-Identifier: MIT

/// Translates between the index paths of a data source and those on the screen, which include placeholders.
///
/// Index paths in calls of data sources and delegates, and in the API, are those of the data source. Layouts use
/// presentation index paths, where placeholders count as items.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Where a section of the data source is shown: placeholders move no sections, so it is the same number.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// The section of the data source that is shown at an index: the same number.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// Where an item of the data source is shown; nil for nil.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// The item of the data source that is shown at an index path; nil for nil and for a placeholder.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Runs a closure in which index paths given to the view, and got from it, are those of what is shown.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UICollectionView: UIDataSourceTranslating {
  /// The same number: placeholders move no sections.
  public final func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    dataSourceSectionIndex
  }

  /// The same number: placeholders move no sections.
  public final func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    presentationSectionIndex
  }

  /// Where an item of the data source is shown; nil for nil.
  public final func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    dataSourceIndexPath.map { engine.shown.placeholders.shown($0) }
  }

  /// The item of the data source that is shown at an index path; nil for nil and for a placeholder.
  public final func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    presentationIndexPath.flatMap { engine.shown.placeholders.model($0) }
  }

  /// Runs a closure in which index paths given to the view, and got from it, are those of what is shown.
  public final func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    engine.shown.presenting(actionsToTranslate)
  }
}
