// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// Specifies a cell class and a closure that configures its cells. The class is registered when the first cell is
  /// dequeued.
  ///
  /// Create the registration once and store it. If a new registration were created for each cell, cells would never be
  /// reused.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item at an index path.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier = RegistrationNumber.nextIdentifier()
    let handler: Handler

    /// Creates a registration whose cells are configured by a closure.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// Specifies a supplementary view class, an element kind and a closure that configures the views.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view of an element kind at an index path.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = RegistrationNumber.nextIdentifier()
    let elementKind: String
    let handler: Handler

    /// Creates a registration for an element kind whose views are configured by a closure.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}

/// Generates the numbers that make the identifiers of registrations unique.
enum RegistrationNumber {
  private static var last = 0

  static func nextIdentifier() -> String {
    last += 1
    return "registration \(last)"
  }
}

extension UICollectionView {
  /// Returns a cell of the registration's class, configured for the item unless the item is nil. Call this method in
  /// `cellForItemAt`.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if !engine.registry.isRegistered(kind: ElementKindTable.cell, identifier: registration.identifier) {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let view = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = view as? Cell else {
      fatalError("a cell registration found a cell of another class under its own identifier")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a configured supplementary view of the registration's class. Call it in
  /// `viewForSupplementaryElementOfKind`.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = ElementKindTable.number(of: .supplementaryView, registration.elementKind)
    if !engine.registry.isRegistered(kind: kind, identifier: registration.identifier) {
      register(
        Supplementary.self, forSupplementaryViewOfKind: registration.elementKind,
        withReuseIdentifier: registration.identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let supplementary = view as? Supplementary else {
      fatalError("a supplementary registration found a view of another class under its own identifier")
    }
    registration.handler(supplementary, registration.elementKind, indexPath)
    return supplementary
  }
}
