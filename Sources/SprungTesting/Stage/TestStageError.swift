// SPDX-License-Identifier: MIT

/// An error that a stage throws when it cannot fulfill a test's request.
public enum TestStageError: Error, Equatable, CustomStringConvertible {
  /// Another test is using the application. Contains the file and line of that test's stage.
  case applicationInUse(by: String)
  /// No element matches a query. Contains the query and the existing elements.
  case noElement(query: String, there: [String])
  /// Several elements match a query for one element. Contains the query and these elements.
  case severalElements(query: String, found: [String])
  /// An element exists but cannot be touched. Contains the element and the reason.
  case outOfReach(element: String, reason: String)

  /// A description in one sentence.
  public var description: String {
    switch self {
    case .applicationInUse(let place):
      "another running test uses the application, through the stage created at \(place); add @Suite(.uiKit) to both suites, so that they run one after the other"
    case .noElement(let query, let there):
      there.isEmpty
        ? "there is no \(query), and nothing on the stage has a role"
        : "there is no \(query); there are \(Self.list(there))"
    case .severalElements(let query, let found):
      "there are \(found.count) elements for \(query): \(Self.list(found)); give them distinct labels or identifiers, or select one from elements(_:_:)"
    case .outOfReach(let element, let reason): "\(element) cannot be touched: \(reason)"
    }
  }

  /// Lists the first twenty names, which are sufficient for a message.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(20).joined(separator: ", ")
    return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
  }
}
