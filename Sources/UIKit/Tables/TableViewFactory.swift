// SPDX-License-Identifier: MIT

// The technique is described in Collection/ClassFactory.swift.

/// Stands for any class of table cells whose instances are created from its class object. Code outside UIKit must not
/// use this class.
@preconcurrency @MainActor
open class _TableCellFactory: UITableViewCell {
  /// Occupies the method table slot of `init(style:reuseIdentifier:)`.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @inline(never)
  final class func make(_ cellClass: AnyClass, _ style: CellStyle, _ identifier: String?) -> UITableViewCell {
    unsafeBitCast(cellClass, to: _TableCellFactory.Type.self).init(style: style, reuseIdentifier: identifier)
  }
}

/// Prevents direct calls to `_TableCellFactory`.
@preconcurrency @MainActor
private final class _OtherTableCell: _TableCellFactory {
  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Stands for any class of table headers and footers whose instances are created from its class object. Code outside
/// UIKit must not use this class.
@preconcurrency @MainActor
open class _TableHeaderFooterFactory: UITableViewHeaderFooterView {
  /// Occupies the method table slot of `init(reuseIdentifier:)`.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  /// Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @inline(never)
  final class func make(_ viewClass: AnyClass, _ identifier: String?) -> UITableViewHeaderFooterView {
    unsafeBitCast(viewClass, to: _TableHeaderFooterFactory.Type.self).init(reuseIdentifier: identifier)
  }
}

/// Prevents direct calls to `_TableHeaderFooterFactory`.
@preconcurrency @MainActor
private final class _OtherTableHeaderFooter: _TableHeaderFooterFactory {
  required init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Creates the views of tables from class objects, by calling the initializers that the classes override.
enum TableViewFactory {
  static func make(_ viewClass: AnyClass, identifier: String, frame: CGRect) -> any ItemView {
    let view: any ItemView
    if ClassFamily.isClass(viewClass, inFamilyOf: UITableViewCell.self) {
      view = _TableCellFactory.make(viewClass, .default, identifier)
    } else if ClassFamily.isClass(viewClass, inFamilyOf: UITableViewHeaderFooterView.self) {
      view = _TableHeaderFooterFactory.make(viewClass, identifier)
    } else {
      return _ReusableViewFactory.make(viewClass, frame: frame)
    }
    if frame.size != .zero { view.bounds.size = frame.size }
    return view
  }
}
