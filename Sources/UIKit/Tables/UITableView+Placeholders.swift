// SPDX-License-Identifier: MIT

extension UITableView: UIDataSourceTranslating {
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
