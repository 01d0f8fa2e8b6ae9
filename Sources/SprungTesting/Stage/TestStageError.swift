// SPDX-License-Identifier: MIT

/// An error of a test's request to a stage.
public enum TestStageError: Error, Equatable, CustomStringConvertible {
  /// Another test is using the application. Contains the file and line of its stage.
  case applicationInUse(by: String)
  /// No element matches a query. Contains the query and the existing elements.
  case noElement(query: String, there: [String])
  /// Several elements match a query for one element. Contains the query and these elements.
  case severalElements(query: String, found: [String])
  /// An element exists but cannot be touched. Contains the element and the reason.
  case outOfReach(element: String, reason: String)

  /// A one-sentence description.
  public var description: String {
    switch self {
    case .applicationInUse(let place):
      "another test that runs at present uses the application, by the stage made at \(place); say @Suite(.uiKit) on both suites, so that they wait for each other"
    case .noElement(let query, let there):
      there.isEmpty
        ? "there is no \(query), and nothing on the stage has a role"
        : "there is no \(query); there are \(Self.list(there))"
    case .severalElements(let query, let found):
      "there are \(found.count) elements for \(query): \(Self.list(found)); give them labels or identifiers of their own, or take one of elements(_:_:)"
    case .outOfReach(let element, let reason): "\(element) cannot be touched: \(reason)"
    }
  }

  /// Lists the first twenty names, which are sufficient for a message.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(20).joined(separator: ", ")
    return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
  }
}
