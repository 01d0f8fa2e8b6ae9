// SPDX-License-Identifier: MIT

/// The options common to all accessories.
nonisolated struct AccessoryOptions {
  var isHidden = false
  var reservedWidth: UICellAccessory.LayoutDimension = .actual
  var tintColor: UIColor?
}

nonisolated extension UICellAccessory {
  /// The appearance of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is hidden. Default: nil, which means false.
    public var isHidden: Bool?
    /// The width reserved for the accessory. Default: nil, which means the actual width of the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color. Default: nil, which means the standard color.
    public var tintColor: UIColor?

    /// Creates options. Omitted options are nil.
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

  /// The appearance of a check mark.
  public struct CheckmarkOptions {
    /// Whether the accessory is hidden. Default: nil, which means false.
    public var isHidden: Bool?
    /// The width reserved for the accessory. Default: nil, which means the actual width of the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color. Default: nil, which means the standard color.
    public var tintColor: UIColor?

    /// Creates options. Omitted options are nil.
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

  /// The appearance of a delete control.
  public struct DeleteOptions {
    /// Whether the accessory is hidden. Default: nil, which means false.
    public var isHidden: Bool?
    /// The width reserved for the accessory. Default: nil, which means the actual width of the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color. Default: nil, which means the standard color.
    public var tintColor: UIColor?
    /// The background color of the circle. Default: nil, which means red.
    public var backgroundColor: UIColor?

    /// Creates options. Omitted options are nil.
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

  /// The appearance of an insert control.
  public struct InsertOptions {
    /// Whether the accessory is hidden. Default: nil, which means false.
    public var isHidden: Bool?
    /// The width reserved for the accessory. Default: nil, which means the actual width of the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color. Default: nil, which means the standard color.
    public var tintColor: UIColor?
    /// The background color of the circle. Default: nil, which means green.
    public var backgroundColor: UIColor?

    /// Creates options. Omitted options are nil.
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

  /// The appearance of a reorder control.
  public struct ReorderOptions {
    /// Whether the accessory is hidden. Default: nil, which means false.
    public var isHidden: Bool?
    /// The width reserved for the accessory. Default: nil, which means the actual width of the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color. Default: nil, which means the standard color.
    public var tintColor: UIColor?
    /// Whether a separator is displayed next to the control. The value is stored but has no effect.
    public var showsVerticalSeparator: Bool?

    /// Creates options. Omitted options are nil.
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

  /// The appearance of a multiselect control.
  public struct MultiselectOptions {
    /// Whether the accessory is hidden. Default: nil, which means false.
    public var isHidden: Bool?
    /// The width reserved for the accessory. Default: nil, which means the actual width of the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color. Default: nil, which means the standard color.
    public var tintColor: UIColor?
    /// The background color of the circle. Default: nil, which means the tint color.
    public var backgroundColor: UIColor?

    /// Creates options. Omitted options are nil.
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

  /// The appearance of a detail button.
  public struct DetailOptions {
    /// Whether the accessory is hidden. Default: nil, which means false.
    public var isHidden: Bool?
    /// The width reserved for the accessory. Default: nil, which means the actual width of the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color. Default: nil, which means the standard color.
    public var tintColor: UIColor?

    /// Creates options. Omitted options are nil.
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

  /// The appearance of a label.
  public struct LabelOptions {
    /// Whether the accessory is hidden. Default: nil, which means false.
    public var isHidden: Bool?
    /// The width reserved for the accessory. Default: nil, which means its actual width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color. Default: nil, which means the standard color.
    public var tintColor: UIColor?
    /// The font. Default: nil, which means the body font.
    public var font: UIFont?
    /// Whether the font follows the user's preferred text size. Default: true.
    public var adjustsFontForContentSizeCategory: Bool?

    /// Creates options. Omitted options are nil.
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

  /// The appearance of an outline's disclosure arrow, and the effect of tapping its row.
  public struct OutlineDisclosureOptions {
    /// The effect of tapping the row.
    public enum Style: Hashable, Sendable {
      /// Behaves like `header` in the section's header row, and like `cell` in all other rows.
      case automatic
      /// Tapping the row expands or collapses the item without selecting the row.
      case header
      /// Tapping the row selects the row, and only the arrow expands or collapses the item.
      case cell
    }

    /// The effect of tapping the row. Default: automatic.
    public var style: Style
    /// Whether the accessory is hidden. Default: nil, which means false.
    public var isHidden: Bool?
    /// The width reserved for the accessory. Default: nil, which means its actual width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color. Default: nil, which means the standard color.
    public var tintColor: UIColor?

    /// Creates options. Omitted options are nil.
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

  /// A custom view and its placement.
  public struct CustomViewConfiguration {
    let customView: UIView
    let isLeading: Bool
    let displayed: DisplayedState
    let position: Placement.Position
    let common: AccessoryOptions
    let maintainsFixedSize: Bool

    /// Creates a configuration for a custom view. Unless `maintainsFixedSize` is true, the view gets the size returned
    /// by `sizeThatFits(_:)`, or keeps its current size if the returned size is empty.
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
