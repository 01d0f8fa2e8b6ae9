// SPDX-License-Identifier: MIT

/// An accessory next to the content of a list cell, such as an arrow, a check mark, an editing control or a custom
/// view.
nonisolated public struct UICellAccessory {
  /// A closure that is called when the user taps an accessory.
  public typealias ActionHandler = () -> Void

  /// The editing states in which an accessory is displayed.
  public enum DisplayedState: Hashable, Sendable {
    /// The accessory is always displayed.
    case always
    /// The accessory is displayed while the collection view is in editing mode.
    case whenEditing
    /// The accessory is displayed while the collection view is not in editing mode.
    case whenNotEditing
  }

  /// The width that is reserved for an accessory. The accessory is centered in the reserved space.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// A standard width of 28 points, so that the accessories of different rows are aligned in columns.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The side of the content where a custom view is placed.
  public enum Placement {
    /// Returns the index at which a custom view is inserted among the visible accessories on the same side, counted
    /// from the leading end.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    /// The leading side. By default, the view follows the other accessories.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// The trailing side. By default, the view precedes the other accessories.
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

  /// Returns an arrow that indicates that selecting the row opens another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(kind: .disclosureIndicator(options), displayed: displayed, common: options.common)
  }

  /// Returns an arrow that expands or collapses an outline item, and that points down while the item is expanded. If
  /// there is an action handler, the handler is called instead.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .outlineDisclosure(options, actionHandler), displayed: displayed, common: options.common)
  }

  /// Returns a check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(kind: .checkmark(options), displayed: displayed, common: options.common)
  }

  /// Returns a red delete control. Without a handler, the control reveals the row's trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .delete(options, actionHandler), displayed: displayed, common: options.common)
  }

  /// Returns a green insert control. The action handler must insert the row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .insert(options, actionHandler), displayed: displayed, common: options.common)
  }

  /// Returns a control for reordering the row, if the data source allows it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(kind: .reorder(options), displayed: displayed, common: options.common)
  }

  /// Returns a selection circle that contains a check mark while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(kind: .multiselect(options), displayed: displayed, common: options.common)
  }

  /// Returns a detail button.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .detail(options, actionHandler), displayed: displayed, common: options.common)
  }

  /// Returns a short gray label.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(kind: .label(text, options), displayed: displayed, common: options.common)
  }

  /// Returns an accessory that displays a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(kind: .customView(configuration), displayed: configuration.displayed, common: configuration.common)
  }

  /// Whether the accessory is on the leading side.
  var isLeading: Bool {
    switch kind {
    case .delete, .insert, .multiselect: return true
    case .customView(let configuration): return configuration.isLeading
    default: return false
    }
  }

  /// Returns whether the accessory is displayed in the given editing state.
  func shows(whileEditing isEditing: Bool) -> Bool {
    guard !common.isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }
}
