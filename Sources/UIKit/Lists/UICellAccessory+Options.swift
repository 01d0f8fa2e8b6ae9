// SPDX-License-Identifier: MIT

/// The options that all accessories share.
nonisolated struct AccessoryOptions {
  var isHidden = false
  var reservedWidth: UICellAccessory.LayoutDimension = .actual
  var tintColor: UIColor?
}

nonisolated extension UICellAccessory {
  /// How an arrow looks.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is left out; nil, the default, for no.
    public var isHidden: Bool?
    /// The width that is kept for the accessory; nil, the default, for what it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, for the usual one.
    public var tintColor: UIColor?

    /// Options, of which each is nil unless said.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    var common: AccessoryOptions {
      AccessoryOptions(
        isHidden: isHidden ?? false, reservedWidth: reservedLayoutWidth ?? .actual, tintColor: tintColor)
    }
  }

  /// How a check mark looks.
  public struct CheckmarkOptions {
    /// Whether the accessory is left out; nil, the default, for no.
    public var isHidden: Bool?
    /// The width that is kept for the accessory; nil, the default, for what it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, for the usual one.
    public var tintColor: UIColor?

    /// Options, of which each is nil unless said.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    var common: AccessoryOptions {
      AccessoryOptions(
        isHidden: isHidden ?? false, reservedWidth: reservedLayoutWidth ?? .actual, tintColor: tintColor)
    }
  }

  /// How a control that deletes looks.
  public struct DeleteOptions {
    /// Whether the accessory is left out; nil, the default, for no.
    public var isHidden: Bool?
    /// The width that is kept for the accessory; nil, the default, for what it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, for the usual one.
    public var tintColor: UIColor?
    /// The color of the disk; nil, the default, for red.
    public var backgroundColor: UIColor?

    /// Options, of which each is nil unless said.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var common: AccessoryOptions {
      AccessoryOptions(
        isHidden: isHidden ?? false, reservedWidth: reservedLayoutWidth ?? .actual, tintColor: tintColor)
    }
  }

  /// How a control that inserts looks.
  public struct InsertOptions {
    /// Whether the accessory is left out; nil, the default, for no.
    public var isHidden: Bool?
    /// The width that is kept for the accessory; nil, the default, for what it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, for the usual one.
    public var tintColor: UIColor?
    /// The color of the disk; nil, the default, for green.
    public var backgroundColor: UIColor?

    /// Options, of which each is nil unless said.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var common: AccessoryOptions {
      AccessoryOptions(
        isHidden: isHidden ?? false, reservedWidth: reservedLayoutWidth ?? .actual, tintColor: tintColor)
    }
  }

  /// How a control that carries rows looks.
  public struct ReorderOptions {
    /// Whether the accessory is left out; nil, the default, for no.
    public var isHidden: Bool?
    /// The width that is kept for the accessory; nil, the default, for what it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, for the usual one.
    public var tintColor: UIColor?
    /// Stored only: there is no separator beside the control.
    public var showsVerticalSeparator: Bool?

    /// Options, of which each is nil unless said.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }

    var common: AccessoryOptions {
      AccessoryOptions(
        isHidden: isHidden ?? false, reservedWidth: reservedLayoutWidth ?? .actual, tintColor: tintColor)
    }
  }

  /// How the mark of a selected row looks.
  public struct MultiselectOptions {
    /// Whether the accessory is left out; nil, the default, for no.
    public var isHidden: Bool?
    /// The width that is kept for the accessory; nil, the default, for what it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, for the usual one.
    public var tintColor: UIColor?
    /// The color of the disk; nil, the default, for the tint.
    public var backgroundColor: UIColor?

    /// Options, of which each is nil unless said.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var common: AccessoryOptions {
      AccessoryOptions(
        isHidden: isHidden ?? false, reservedWidth: reservedLayoutWidth ?? .actual, tintColor: tintColor)
    }
  }

  /// How a button for details looks.
  public struct DetailOptions {
    /// Whether the accessory is left out; nil, the default, for no.
    public var isHidden: Bool?
    /// The width that is kept for the accessory; nil, the default, for what it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, for the usual one.
    public var tintColor: UIColor?

    /// Options, of which each is nil unless said.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    var common: AccessoryOptions {
      AccessoryOptions(
        isHidden: isHidden ?? false, reservedWidth: reservedLayoutWidth ?? .actual, tintColor: tintColor)
    }
  }

  /// How a label looks.
  public struct LabelOptions {
    /// Whether the accessory is left out; nil, the default, for no.
    public var isHidden: Bool?
    /// The width that is kept for the accessory; nil, the default, for what it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, for the usual one.
    public var tintColor: UIColor?
    /// The font; nil, the default, for that of running text.
    public var font: UIFont?
    /// Whether the font follows the text size that the person prefers. Default: true.
    public var adjustsFontForContentSizeCategory: Bool?

    /// Options, of which each is nil unless said.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }

    var common: AccessoryOptions {
      AccessoryOptions(
        isHidden: isHidden ?? false, reservedWidth: reservedLayoutWidth ?? .actual, tintColor: tintColor)
    }
  }

  /// How the arrow of an outline looks, and what a tap on its row does.
  public struct OutlineDisclosureOptions {
    /// The effect of a tap on the row.
    public enum Style: Hashable, Sendable {
      /// As a header in the first item of a section, as a cell elsewhere.
      case automatic
      /// It opens and closes the item; the row is not selected.
      case header
      /// It selects the row; only the arrow opens and closes.
      case cell
    }

    /// The effect of a tap on the row. Default: automatic.
    public var style: Style
    /// Whether the accessory is left out; nil, the default, for no.
    public var isHidden: Bool?
    /// The width that is kept for the accessory; nil, the default, for what it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, for the usual one.
    public var tintColor: UIColor?

    /// Options, of which each is nil unless said.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    var common: AccessoryOptions {
      AccessoryOptions(
        isHidden: isHidden ?? false, reservedWidth: reservedLayoutWidth ?? .actual, tintColor: tintColor)
    }
  }

  /// A custom view and its position.
  public struct CustomViewConfiguration {
    let customView: UIView
    let isLeading: Bool
    let displayed: DisplayedState
    let position: Placement.Position
    let common: AccessoryOptions
    let maintainsFixedSize: Bool

    /// A view at a side of the content. It keeps its size if that is fixed; otherwise it gets what `sizeThatFits(_:)` answers, or
    /// its current size if that is nothing.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.maintainsFixedSize = maintainsFixedSize ?? false
      common = AccessoryOptions(
        isHidden: isHidden ?? false, reservedWidth: reservedLayoutWidth ?? .actual, tintColor: tintColor)
      switch placement {
      case .leading(let displayed, let position):
        isLeading = true
        self.displayed = displayed
        self.position = position
      case .trailing(let displayed, let position):
        isLeading = false
        self.displayed = displayed
        self.position = position
      }
    }
  }
}
