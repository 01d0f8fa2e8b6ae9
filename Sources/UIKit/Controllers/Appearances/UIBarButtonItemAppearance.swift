// SPDX-License-Identifier: MIT

/// The appearance of a bar's buttons in each state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// Called when the appearance changes.
  final var changed: (() -> Void)?
  private final let states = (0..<4).map { _ in UIBarButtonItemStateAppearance() }

  /// The appearance in the normal state, and the default for the other states.
  open var normal: UIBarButtonItemStateAppearance { states[0] }
  /// The appearance of highlighted buttons.
  open var highlighted: UIBarButtonItemStateAppearance { states[1] }
  /// The appearance of disabled buttons.
  open var disabled: UIBarButtonItemStateAppearance { states[2] }
  /// The appearance of focused buttons. Differs from Apple: this property has no effect.
  open var focused: UIBarButtonItemStateAppearance { states[3] }

  /// Creates the default appearance of plain buttons.
  public override convenience init() { self.init(style: .plain) }

  /// Creates the default appearance of buttons with the given style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    for state in states { state.changed = { [me = WeakReference(self)] in me.wrappedValue?.changed?() } }
  }

  /// Creates the default appearance. Decoding from archives is not supported.
  public required convenience init?(coder: NSCoder) { self.init(style: .plain) }

  /// Resets all states to the default appearance.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.titleTextAttributes = [:] }
  }

  final func makeCopy() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: .plain)
    for (state, own) in zip(copy.states, states) { state.titleTextAttributes = own.titleTextAttributes }
    return copy
  }

  /// Returns the font and color of the title in the given state.
  final func titleStyle(in state: UIControl.State) -> TextAttributes? {
    switch state {
    case .highlighted: return highlighted.titleStyle ?? normal.titleStyle
    case .disabled: return disabled.titleStyle
    default: return normal.titleStyle
    }
  }
}

/// The appearance of a bar's buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  final var changed: (() -> Void)?

  /// The attributes of the title, of which only the font and color are used. Default: empty, which means the system's
  /// font and color.
  open var titleTextAttributes: [NSAttributedString.Key: ActionSender] = [:] {
    didSet {
      titleStyle = titleTextAttributes.isEmpty ? nil : TextAttributes(titleTextAttributes)
      changed?()
    }
  }
  final private(set) var titleStyle: TextAttributes?
}
