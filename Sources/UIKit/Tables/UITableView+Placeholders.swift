// SPDX-License-Identifier: MIT

extension UITableView: UIDataSourceTranslating {
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
