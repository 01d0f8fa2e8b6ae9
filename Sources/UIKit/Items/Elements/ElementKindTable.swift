// SPDX-License-Identifier: MIT

/// The category of an element. The raw values are those of the public type.
nonisolated enum ElementCategory: UInt {
  case cell, supplementaryView, decorationView
}

/// Assigns a small number to each category and element kind, so that no strings are compared while scrolling.
nonisolated enum ElementKindTable {
  /// The number for cells.
  static let cell: Int32 = 0

  /// The names of section headers and footers.
  static let headerName = "UICollectionElementKindSectionHeader"
  static let footerName = "UICollectionElementKindSectionFooter"
  /// The numbers of the element kinds for section headers and footers.
  static let header = number(of: .supplementaryView, headerName)
  static let footer = number(of: .supplementaryView, footerName)

  private struct Entry {
    let category: ElementCategory
    let name: String
  }

  @exclusivity(unchecked) nonisolated(unsafe) private static var entries = [Entry(category: .cell, name: "")]

  /// Returns the number of an element kind. A new kind is assigned the next number.
  static func number(of category: ElementCategory, _ name: String) -> Int32 {
    if category == .cell { return cell }
    if let index = entries.firstIndex(where: { $0.category == category && $0.name == name }) { return Int32(index) }
    entries.append(Entry(category: category, name: name))
    return Int32(entries.count - 1)
  }

  /// Returns the category for an element kind's number.
  static func category(of number: Int32) -> ElementCategory {
    number == cell ? .cell : entries[Int(number)].category
  }

  /// Returns the name for an element kind's number, or nil for cells.
  static func name(of number: Int32) -> String? { number == cell ? nil : entries[Int(number)].name }

  /// Returns the description of an element in messages: "cell" for a cell, otherwise the category followed by the kind
  /// in quotation marks.
  static func title(of number: Int32) -> String {
    switch category(of: number) {
    case .cell: return "cell"
    case .supplementaryView: return "supplementary view '\(entries[Int(number)].name)'"
    case .decorationView: return "decoration view '\(entries[Int(number)].name)'"
    }
  }
}
