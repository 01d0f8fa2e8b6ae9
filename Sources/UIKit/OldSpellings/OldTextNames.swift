// SPDX-License-Identifier: MIT

// Names of types around text, bars and effects from before Swift 4.2.

/// `UITextField.BorderStyle` by its old name.
@available(*, deprecated, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle

/// `UITextField.ViewMode` by its old name.
@available(*, deprecated, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode

/// `UITextField.DidEndEditingReason` by its old name.
@available(*, deprecated, renamed: "UITextField.DidEndEditingReason")
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason

/// `UIBlurEffect.Style` by its old name.
@available(*, deprecated, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style

/// `UIFontDescriptor.SymbolicTraits` by its old name.
@available(*, deprecated, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// `UIFont.Weight` by its old name.
@available(*, deprecated, renamed: "UIFont.Weight")
public typealias UIFontWeight = UIFont.Weight

extension UIBarButtonItem.Style {
  /// The oldest look with an edge, which is drawn as the plain one.
  @available(*, deprecated, renamed: "plain")
  nonisolated public static var bordered: UIBarButtonItem.Style { .plain }
}

#if !hasFeature(Embedded)
  /// `NSAttributedString.Key` by its old name.
  @available(*, deprecated, renamed: "NSAttributedString.Key")
  public typealias NSAttributedStringKey = NSAttributedString.Key

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Old spelling of `NSAttributedString.Key.font`.
  @available(*, deprecated, renamed: "NSAttributedString.Key.font")
  nonisolated public var NSFontAttributeName: NSAttributedString.Key { .font }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Old spelling of `NSAttributedString.Key.foregroundColor`.
  @available(*, deprecated, renamed: "NSAttributedString.Key.foregroundColor")
  nonisolated public var NSForegroundColorAttributeName: NSAttributedString.Key { .foregroundColor }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Old spelling of `NSAttributedString.Key.backgroundColor`.
  @available(*, deprecated, renamed: "NSAttributedString.Key.backgroundColor")
  nonisolated public var NSBackgroundColorAttributeName: NSAttributedString.Key { .backgroundColor }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Old spelling of `NSAttributedString.Key.paragraphStyle`.
  @available(*, deprecated, renamed: "NSAttributedString.Key.paragraphStyle")
  nonisolated public var NSParagraphStyleAttributeName: NSAttributedString.Key { .paragraphStyle }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Old spelling of `NSAttributedString.Key.kern`.
  @available(*, deprecated, renamed: "NSAttributedString.Key.kern")
  nonisolated public var NSKernAttributeName: NSAttributedString.Key { .kern }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Old spelling of `NSAttributedString.Key.underlineStyle`.
  @available(*, deprecated, renamed: "NSAttributedString.Key.underlineStyle")
  nonisolated public var NSUnderlineStyleAttributeName: NSAttributedString.Key { .underlineStyle }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Old spelling of `NSAttributedString.Key.strikethroughStyle`.
  @available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughStyle")
  nonisolated public var NSStrikethroughStyleAttributeName: NSAttributedString.Key { .strikethroughStyle }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Old spelling of `NSAttributedString.Key.shadow`.
  @available(*, deprecated, renamed: "NSAttributedString.Key.shadow")
  nonisolated public var NSShadowAttributeName: NSAttributedString.Key { .shadow }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Old spelling of `NSAttributedString.Key.link`.
  @available(*, deprecated, renamed: "NSAttributedString.Key.link")
  nonisolated public var NSLinkAttributeName: NSAttributedString.Key { .link }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Old spelling of `NSAttributedString.Key.attachment`.
  @available(*, deprecated, renamed: "NSAttributedString.Key.attachment")
  nonisolated public var NSAttachmentAttributeName: NSAttributedString.Key { .attachment }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Old spelling of `NSAttributedString.Key.baselineOffset`.
  @available(*, deprecated, renamed: "NSAttributedString.Key.baselineOffset")
  nonisolated public var NSBaselineOffsetAttributeName: NSAttributedString.Key { .baselineOffset }
#endif
