// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  nonisolated extension AttributeScopes {
    /// The attributes that UIKit draws.
    public struct UIKitAttributes: AttributeScope {
      /// A `UIFont`.
      public let font: FontAttribute
      /// The `UIColor` of the text.
      public let foregroundColor: ForegroundColorAttribute
      /// The `UIColor` of the background.
      public let backgroundColor: BackgroundColorAttribute
      /// The paragraph style.
      public let paragraphStyle: ParagraphStyleAttribute
      /// The spacing after each character, in points.
      public let kern: KernAttribute
      /// Equivalent to `kern`.
      public let tracking: TrackingAttribute
      /// The underline style.
      public let underlineStyle: UnderlineStyleAttribute
      /// The strikethrough style.
      public let strikethroughStyle: StrikethroughStyleAttribute
      /// The offset above the baseline, in points.
      public let baselineOffset: BaselineOffsetAttribute
      /// The slant. With any value other than 0, the text is italic.
      public let obliqueness: ObliquenessAttribute
      /// An `NSShadow`.
      public let shadow: ShadowAttribute
      /// An `NSTextAttachment` that replaces an object replacement character.
      public let attachment: AttachmentAttribute
      /// The `UIColor` of the stroke.
      public let strokeColor: StrokeColorAttribute
      /// The stroke width as a percentage of the font size.
      public let strokeWidth: StrokeWidthAttribute
      /// The `UIColor` of the underline.
      public let underlineColor: UnderlineColorAttribute
      /// The `UIColor` of the strikethrough line.
      public let strikethroughColor: StrikethroughColorAttribute
      /// The logarithm of the horizontal expansion factor.
      public let expansion: ExpansionAttribute
      /// The emphasis in Markdown.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
      /// Foundation's attributes.
      public let foundation: FoundationAttributes

      /// The key for the font.
      public enum FontAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = UIFont
        /// The name in encoded text.
        public static let name = "NSFont"
      }
      /// The key for the text color.
      public enum ForegroundColorAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = UIColor
        /// The name in encoded text.
        public static let name = "NSColor"
      }
      /// The key for the background color.
      public enum BackgroundColorAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = UIColor
        /// The name in encoded text.
        public static let name = "NSBackgroundColor"
      }
      /// The key for the paragraph style.
      public enum ParagraphStyleAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = NSParagraphStyle
        /// The name in encoded text.
        public static let name = "NSParagraphStyle"
      }
      /// The key for the kerning.
      public enum KernAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = CGFloat
        /// The name in encoded text.
        public static let name = "NSKern"
      }
      /// The key for the tracking.
      public enum TrackingAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = CGFloat
        /// The name in encoded text.
        public static let name = "CTTracking"
      }
      /// The key for the underline style.
      public enum UnderlineStyleAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = NSUnderlineStyle
        /// The name in encoded text.
        public static let name = "NSUnderline"
      }
      /// The key for the strikethrough style.
      public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = NSUnderlineStyle
        /// The name in encoded text.
        public static let name = "NSStrikethrough"
      }
      /// The key for the baseline offset.
      public enum BaselineOffsetAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = CGFloat
        /// The name in encoded text.
        public static let name = "NSBaselineOffset"
      }
      /// The key for the slant.
      public enum ObliquenessAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = CGFloat
        /// The name in encoded text.
        public static let name = "NSObliqueness"
      }
      /// The key for the shadow.
      public enum ShadowAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = NSShadow
        /// The name in encoded text.
        public static let name = "NSShadow"
      }
      /// The key for the attachment.
      public enum AttachmentAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = NSTextAttachment
        /// The name in encoded text.
        public static let name = "NSAttachment"
      }
      /// The key for the stroke color.
      public enum StrokeColorAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = UIColor
        /// The name in encoded text.
        public static let name = "NSStrokeColor"
      }
      /// The key for the stroke width.
      public enum StrokeWidthAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = CGFloat
        /// The name in encoded text.
        public static let name = "NSStrokeWidth"
      }
      /// The key for the underline color.
      public enum UnderlineColorAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = UIColor
        /// The name in encoded text.
        public static let name = "NSUnderlineColor"
      }
      /// The key for the strikethrough color.
      public enum StrikethroughColorAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = UIColor
        /// The name in encoded text.
        public static let name = "NSStrikethroughColor"
      }
      /// The key for the expansion.
      public enum ExpansionAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = CGFloat
        /// The name in encoded text.
        public static let name = "NSExpansion"
      }
      /// The key for the emphasis in Markdown.
      public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = InlinePresentationIntent
        /// The name in encoded text.
        public static let name = "NSInlinePresentationIntent"
      }
    }

    /// The attributes that UIKit draws.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
  }

  nonisolated extension AttributeDynamicLookup {
    /// Accesses an attribute of UIKit by name, such as `text.font`.
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
  }
#endif
