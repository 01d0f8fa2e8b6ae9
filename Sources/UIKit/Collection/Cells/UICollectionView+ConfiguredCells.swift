// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// Describes cells of a class by a closure that fills them; the class is registered when the first one is dequeued.
  ///
  /// Retain the registration: one that is created for every cell would never find a cell to reuse.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell for an item at an index path.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier = RegistrationNumber.nextIdentifier()
    let handler: Handler

    /// A registration whose cells are filled by a closure.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// Describes supplementary views of a class and kind by a closure that fills them.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view with an element kind at an index path.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = RegistrationNumber.nextIdentifier()
    let elementKind: String
    let handler: Handler

    /// A registration for one kind whose views are filled by a closure.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}

/// Numbers registrations, so that each has an identifier of its own.
enum RegistrationNumber {
  private static var last = 0

  static func nextIdentifier() -> String {
    last += 1
    return "registration \(last)"
  }
}

extension UICollectionView {
  /// A cell of the registration's class, filled for an item; without an item it is not filled. For `cellForItemAt`.
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

  /// A supplementary view of the registration's class, filled. For `viewForSupplementaryElementOfKind`.
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
