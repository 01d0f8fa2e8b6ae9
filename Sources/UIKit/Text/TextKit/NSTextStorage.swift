// SPDX-License-Identifier: MIT

/// An attributed string that notifies its layout managers of edits.
///
/// ```swift
/// textView.textStorage.addAttribute(.foregroundColor, value: UIColor.systemPurple, range: keyword)
/// ```
///
/// A subclass with its own backing store must override `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`. The last two must call
/// `edited(_:range:changeInLength:)`, as on Apple's platforms. All other methods call these four members.
///
/// Differs from Apple: attributes are not fixed (adapted to the characters), and edits through `mutableString` are not
/// detected. `NSAttributedString(attributedString:)` does not read a subclass's backing store; use
/// `attributedSubstring(from:)` instead.
nonisolated open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
  /// The kinds of edits.
  public struct EditActions: OptionSet, Sendable {
    /// The raw bits, as in UIKit.
    public let rawValue: UInt
    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes were changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters were inserted, removed or replaced.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  #if hasFeature(Embedded)
    /// The delegate that is notified of edits. Default: nil.
    open var delegate: (any NSTextStorageDelegate)? {
      get { delegateReference.wrappedValue }
      set { delegateReference = WeakReference(newValue) }
    }
    private var delegateReference = WeakReference<any NSTextStorageDelegate>(nil)
  #else
    /// The delegate that is notified of edits. Default: nil.
    open weak var delegate: (any NSTextStorageDelegate)?
  #endif

  /// The layout managers, in the order in which they were added.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The kinds of edits that are being processed. Empty between edits.
  open private(set) var editedMask: EditActions = []
  /// The edited range of the current text. The location is `NSNotFound` between edits.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change in length caused by the edits, in UTF-16 units.
  open private(set) var changeInLength = 0

  /// The number of `beginEditing()` calls without a matching `endEditing()`.
  private var depth = 0
  private var isProcessing = false

  #if hasFeature(Embedded)
    /// Creates an empty text storage.
    public override init() { super.init(string: "", attributes: nil) }
  #else
    /// Creates an empty text storage.
    public init() { super.init(string: "") }

    /// Reports a warning and returns nil. Decoding from archives is not supported.
    public required init?(coder: NSCoder) {
      Diagnostics.report(
        "noArchive",
        "init(coder:) of a text storage returns nil, because archives are not supported. Use another initializer.")
      return nil
    }
  #endif

  /// Creates a text storage without attributes.
  public override init(string: String) { super.init(string: string) }

  /// Creates a text storage with uniform attributes.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: ActionSender]? = nil) {
    super.init(string: string, attributes: attrs)
  }

  /// Creates a text storage with a copy of the given string.
  public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }

  // MARK: Layout managers

  /// Adds a layout manager and removes it from its previous storage. Adding a layout manager again has no effect.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.move(to: self)
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    if aLayoutManager.textStorage === self { aLayoutManager.move(to: nil) }
  }

  // MARK: Edits

  /// Begins a group of edits, which are processed together when the group ends. Groups can be nested.
  open override func beginEditing() { depth += 1 }

  /// Ends a group of edits. The edits are processed when the outermost group ends. An unbalanced call has no effect.
  open override func endEditing() {
    guard depth > 0 else { return }
    depth -= 1
    process()
  }

  /// Processes pending edits unless a group is open. If an override of `processEditing()` makes edits before it calls
  /// `super`, these edits are processed together with the pending edits. Later edits are processed in a second round.
  private func process() {
    guard depth == 0, !isProcessing else { return }
    isProcessing = true
    defer { isProcessing = false }
    for _ in 0..<2 where !editedMask.isEmpty { processEditing() }
  }

  /// Records an edit and processes it unless a group is open. A subclass must call this method after it has changed its
  /// backing store.
  ///
  /// - Parameters:
  /// - editedMask: The kinds of changes.
  /// - editedRange: The range before the edit.
  /// - delta: The change in length caused by the edit, in UTF-16 units.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let end = editedRange.upperBound + delta
    if self.editedMask.isEmpty {
      self.editedRange = NSRange(editedRange.location..<max(editedRange.location, end))
    } else {
      let old = self.editedRange
      let moved = old.upperBound <= editedRange.location ? old.upperBound : max(old.upperBound + delta, end)
      let start = min(old.location, editedRange.location)
      self.editedRange = NSRange(start..<max(start, moved, end))
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    process()
  }

  /// Notifies the delegate and then the layout managers of the edits. An override can make edits before calling
  /// `super`.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    if let delegate {
      MainThread.run((delegate, self)) { delegate, storage in
        delegate.textStorage(
          storage, willProcessEditing: storage.editedMask, range: storage.editedRange,
          changeInLength: storage.changeInLength)
      }
    }
    // The second delegate call also reports the edits that the delegate has made in the first call.
    if let delegate {
      MainThread.run((delegate, self)) { delegate, storage in
        delegate.textStorage(
          storage, didProcessEditing: storage.editedMask, range: storage.editedRange,
          changeInLength: storage.changeInLength)
      }
    }
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    for manager in layoutManagers {
      manager.processEditing(for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
  }

  /// Invalidates the layout of a range.
  open func invalidateAttributes(in range: NSRange) {
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// This method has no effect, because attributes are not fixed (adapted to the characters).
  open func ensureAttributesAreFixed(in range: NSRange) {}

  // MARK: Changing

  /// Replaces a range with a string. The string gets the attributes of the first UTF-16 unit in the range or, if the
  /// range is empty, the attributes of the preceding unit.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  /// Replaces all attributes in the given range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: ActionSender]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Replaces a range with an attributed string.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    var start = 0
    while start < attrString.length {
      var run = NSRange()
      let attributes = attrString.attributes(at: start, effectiveRange: &run)
      let end = min(attrString.length, max(start + 1, run.upperBound))
      setAttributes(attributes, range: NSRange(location: range.location + start, length: end - start))
      start = end
    }
    endEditing()
  }

  private func change(_ range: NSRange, _ change: (inout [NSAttributedString.Key: ActionSender]) -> Void) {
    beginEditing()
    var start = range.location
    while start < range.upperBound {
      var run = NSRange()
      var attributes = attributes(at: start, effectiveRange: &run)
      let end = min(range.upperBound, max(start + 1, run.upperBound))
      change(&attributes)
      setAttributes(attributes, range: NSRange(start..<end))
      start = end
    }
    endEditing()
  }

  /// Adds an attribute to the given range, replacing any attribute with the same name.
  open override func addAttribute(_ name: NSAttributedString.Key, value: ActionSender, range: NSRange) {
    change(range) { $0[name] = value }
  }

  /// Adds attributes to the given range, replacing any attributes with the same names.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: ActionSender], range: NSRange) {
    change(range) { attributes in for (name, value) in attrs { attributes[name] = value } }
  }

  /// Removes an attribute from the given range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  /// Appends an attributed string.
  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }

  /// Inserts an attributed string.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Deletes the characters in the given range.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Replaces the entire text with an attributed string.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  // MARK: Reading

  /// The number of UTF-16 units.
  open override var length: Int { string.utf16.count }

  /// Returns the attributes of a UTF-16 unit. Stores the known range of equal attributes, clamped to `rangeLimit`, in
  /// `range`.
  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: ActionSender] {
    var run = NSRange()
    let attributes = attributes(at: location, effectiveRange: &run)
    range?.pointee = run.intersection(rangeLimit) ?? NSRange(location: location, length: 0)
    return attributes
  }

  /// Returns an attribute of a UTF-16 unit, or nil if it is not set. Stores the range in which the attribute has this
  /// value in `range`.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> ActionSender? {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  /// Returns an attribute of a UTF-16 unit. Stores the longest range in which the attribute has this value, clamped to
  /// `rangeLimit`, in `range`.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> ActionSender? {
    var whole = NSRange()
    let value = attributes(at: location, effectiveRange: &whole)[attrName]
    while whole.location > rangeLimit.location {
      var run = NSRange()
      guard Self.areEqual(attributes(at: whole.location - 1, effectiveRange: &run)[attrName], value) else { break }
      whole = NSRange(min(run.location, whole.location - 1)..<whole.upperBound)
    }
    while whole.upperBound < min(rangeLimit.upperBound, length) {
      var run = NSRange()
      guard Self.areEqual(attributes(at: whole.upperBound, effectiveRange: &run)[attrName], value) else { break }
      whole = NSRange(whole.location..<max(run.upperBound, whole.upperBound + 1))
    }
    range?.pointee = whole.intersection(rangeLimit) ?? NSRange(location: location, length: 0)
    return value
  }

  /// Returns a part of the text as an attributed string.
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let units = Array(string.utf16)
    let part = NSMutableAttributedString(
      string: String(decoding: units[range.location..<range.upperBound], as: UTF16.self))
    var start = range.location
    while start < range.upperBound {
      var run = NSRange()
      let attributes = attributes(at: start, effectiveRange: &run)
      let end = min(range.upperBound, max(start + 1, run.upperBound))
      part.setAttributes(attributes, range: NSRange(location: start - range.location, length: end - start))
      start = end
    }
    return part
  }

  private static func areEqual(_ left: ActionSender?, _ right: ActionSender?) -> Bool {
    #if hasFeature(Embedded)
      if left === right { return true }
      guard let left = left as? NSObject, let right else { return false }
      return left.isEqual(right)
    #else
      guard let left, let right else { return left == nil && right == nil }
      return (left as AnyObject as? NSObject)?.isEqual(right) ?? false
    #endif
  }
}
