// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  nonisolated extension AttributeScopes {
    /// The attributes of texts that UIKit draws.
    public struct UIKitAttributes: AttributeScope {
      /// A `UIFont`.
      public let font: FontAttribute
      /// The `UIColor` of the letters.
      public let foregroundColor: ForegroundColorAttribute
      /// The `UIColor` behind the letters.
      public let backgroundColor: BackgroundColorAttribute
      /// The style of a paragraph.
      public let paragraphStyle: ParagraphStyleAttribute
      /// Points added after each letter.
      public let kern: KernAttribute
      /// As `kern`.
      public let tracking: TrackingAttribute
      /// The line below the letters.
      public let underlineStyle: UnderlineStyleAttribute
      /// The line through the letters.
      public let strikethroughStyle: StrikethroughStyleAttribute
      /// Points by which the letters are above their line.
      public let baselineOffset: BaselineOffsetAttribute
      /// Any value but 0 slants the letters.
      public let obliqueness: ObliquenessAttribute
      /// An `NSShadow`.
      public let shadow: ShadowAttribute
      /// An `NSTextAttachment` that replaces an object replacement character.
      public let attachment: AttachmentAttribute
      /// The `UIColor` of outlines.
      public let strokeColor: StrokeColorAttribute
      /// The width of outlines in percent of the font's size.
      public let strokeWidth: StrokeWidthAttribute
      /// The `UIColor` of the line below the letters.
      public let underlineColor: UnderlineColorAttribute
      /// The `UIColor` of the line through the letters.
      public let strikethroughColor: StrikethroughColorAttribute
      /// The logarithm of the factor by which letters are wider.
      public let expansion: ExpansionAttribute
      /// The emphasis of the letters in Markdown.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
      /// The attributes of Foundation.
      public let foundation: FoundationAttributes

      /// The key of the font.
      public enum FontAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = UIFont
        /// The name in coded texts.
        public static let name = "NSFont"
      }
      /// The key of the color of the letters.
      public enum ForegroundColorAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = UIColor
        /// The name in coded texts.
        public static let name = "NSColor"
      }
      /// The key of the color behind the letters.
      public enum BackgroundColorAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = UIColor
        /// The name in coded texts.
        public static let name = "NSBackgroundColor"
      }
      /// The key of the paragraph's style.
      public enum ParagraphStyleAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = NSParagraphStyle
        /// The name in coded texts.
        public static let name = "NSParagraphStyle"
      }
      /// The key of the points after each letter.
      public enum KernAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = CGFloat
        /// The name in coded texts.
        public static let name = "NSKern"
      }
      /// The key of the points after each letter.
      public enum TrackingAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = CGFloat
        /// The name in coded texts.
        public static let name = "CTTracking"
      }
      /// The key of the line below the letters.
      public enum UnderlineStyleAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = NSUnderlineStyle
        /// The name in coded texts.
        public static let name = "NSUnderline"
      }
      /// The key of the line through the letters.
      public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = NSUnderlineStyle
        /// The name in coded texts.
        public static let name = "NSStrikethrough"
      }
      /// The key of the height above the line.
      public enum BaselineOffsetAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = CGFloat
        /// The name in coded texts.
        public static let name = "NSBaselineOffset"
      }
      /// The key of the slant.
      public enum ObliquenessAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = CGFloat
        /// The name in coded texts.
        public static let name = "NSObliqueness"
      }
      /// The key of `shadow`.
      public enum ShadowAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = NSShadow
        /// The name in coded texts.
        public static let name = "NSShadow"
      }
      /// The key of `attachment`.
      public enum AttachmentAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = NSTextAttachment
        /// The name in coded texts.
        public static let name = "NSAttachment"
      }
      /// The key of `strokeColor`.
      public enum StrokeColorAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = UIColor
        /// The name in coded texts.
        public static let name = "NSStrokeColor"
      }
      /// The key of `strokeWidth`.
      public enum StrokeWidthAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = CGFloat
        /// The name in coded texts.
        public static let name = "NSStrokeWidth"
      }
      /// The key of `underlineColor`.
      public enum UnderlineColorAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = UIColor
        /// The name in coded texts.
        public static let name = "NSUnderlineColor"
      }
      /// The key of `strikethroughColor`.
      public enum StrikethroughColorAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = UIColor
        /// The name in coded texts.
        public static let name = "NSStrikethroughColor"
      }
      /// The key of `expansion`.
      public enum ExpansionAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = CGFloat
        /// The name in coded texts.
        public static let name = "NSExpansion"
      }
      /// The key of `inlinePresentationIntent`.
      public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = InlinePresentationIntent
        /// The name in coded texts.
        public static let name = "NSInlinePresentationIntent"
      }
    }

    /// The attributes of texts that UIKit draws.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
  }

  nonisolated extension AttributeDynamicLookup {
    /// An attribute of UIKit by its name, `text.font`.
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
  }
#endif
