// SPDX-License-Identifier: MIT

/// An accessory beside the content of a list cell: an arrow, a check mark, an editing control or a custom view.
nonisolated public struct UICellAccessory {
  /// The action of an accessory that is pressed.
  public typealias ActionHandler = () -> Void

  /// When an accessory shows.
  public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the collection view is edited.
    case whenEditing
    /// While the collection view is not edited.
    case whenNotEditing
  }

  /// The width that is reserved for an accessory, which is centered in it.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// A standard width of 28 points, so that the accessories of different rows are aligned in one column.
    case standard
    /// A number of points.
    case custom(CGFloat)
  }

  /// The side of the content at which a view is placed.
  public enum Placement {
    /// Returns the index among the visible accessories at the same side, counted from the leading end.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    /// Where lines begin; after the other accessories there, unless said otherwise.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// Where lines end; before the other accessories there, unless said otherwise.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// The kinds of accessories.
  enum Kind {
    case disclosureIndicator(DisclosureIndicatorOptions)
    case outlineDisclosure(OutlineDisclosureOptions, ActionHandler?)
    case checkmark(CheckmarkOptions)
    case delete(DeleteOptions, ActionHandler?)
    case insert(InsertOptions, ActionHandler?)
    case reorder(ReorderOptions)
    case multiselect(MultiselectOptions)
    case detail(DetailOptions, ActionHandler?)
    case label(String, LabelOptions)
    case popUpMenu(UIMenu, MenuSelectedElementDidChangeHandler?)
    case customView(CustomViewConfiguration)
  }

  let kind: Kind
  let displayed: DisplayedState
  let common: AccessoryOptions

  /// An arrow, which indicates that the row opens another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(kind: .disclosureIndicator(options), displayed: displayed, common: options.common)
  }

  /// An arrow that opens and closes an item of an outline, and turns while it does. With a handler of its own it does only that.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .outlineDisclosure(options, actionHandler), displayed: displayed, common: options.common)
  }

  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(kind: .checkmark(options), displayed: displayed, common: options.common)
  }

  /// The red control that deletes a row. Without a handler it reveals the trailing swipe actions of the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .delete(options, actionHandler), displayed: displayed, common: options.common)
  }

  /// The green control that inserts a row; what happens is up to the handler.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .insert(options, actionHandler), displayed: displayed, common: options.common)
  }

  /// The control that reorders a row, if the data source allows it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(kind: .reorder(options), displayed: displayed, common: options.common)
  }

  /// A circle with a check mark while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(kind: .multiselect(options), displayed: displayed, common: options.common)
  }

  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .detail(options, actionHandler), displayed: displayed, common: options.common)
  }

  /// A short gray text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(kind: .label(text, options), displayed: displayed, common: options.common)
  }

  /// A custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(kind: .customView(configuration), displayed: configuration.displayed, common: configuration.common)
  }

  /// Whether the accessory is at the leading end.
  var isLeading: Bool {
    switch kind {
    case .delete, .insert, .multiselect: return true
    case .customView(let configuration): return configuration.isLeading
    default: return false
    }
  }

  /// Whether the accessory shows.
  func shows(whileEditing isEditing: Bool) -> Bool {
    guard !common.isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }
}
