// SPDX-License-Identifier: MIT

/// Lays out the text of a text storage in containers, and converts between characters and positions.
///
/// ```swift
/// let storage = NSTextStorage(attributedString: label.attributedText!)
/// let manager = NSLayoutManager()
/// let container = NSTextContainer(size: label.bounds.size)
/// container.lineFragmentPadding = 0
/// manager.addTextContainer(container)
/// storage.addLayoutManager(manager)
/// let index = manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
/// ```
///
/// Differs from Apple: a glyph is a UTF-16 unit, so glyph indices and ranges are the same as character indices and
/// ranges. Any query that needs the layout lays out the entire text. Typesetters are not supported, and delegate
/// methods are not called.
nonisolated open class NSLayoutManager: NSObject, @unchecked Sendable {
  private var storageReference = WeakReference<NSTextStorage>(nil)
  private var storage: NSTextStorage? { storageReference.wrappedValue }
  private var layouts: [ContainerLayout]?

  /// The text storage, or nil until the layout manager is added to one. Not retained.
  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      guard newValue !== storage else { return }
      if let newValue { newValue.addLayoutManager(self) } else { storage?.removeLayoutManager(self) }
    }
  }

  /// The containers, in the order in which text fills them.
  open private(set) var textContainers: [NSTextContainer] = []

  /// The value is stored but has no effect, because the leading of the font is always used. Default: true.
  open var usesFontLeading = true
  /// The value is stored but has no effect, because text is always laid out from the beginning. Default: false.
  open var allowsNonContiguousLayout = false
  /// The value is stored but has no effect. Default: false.
  open var showsInvisibleCharacters = false
  /// The value is stored but has no effect. Default: false.
  open var showsControlCharacters = false

  /// Creates a layout manager without text or containers.
  public override init() { super.init() }

  /// Creates a layout manager without text or containers. Decoding from archives is not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Moves the layout manager to another storage, which already has the layout manager in its list.
  final func move(to new: NSTextStorage?) {
    let old = storage
    storageReference = WeakReference(new)
    if let old, old !== new { old.removeLayoutManager(self) }
    invalidate()
    for container in textContainers { container.storageReplaced?() }
  }

  // MARK: Containers

  /// Appends a container.
  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

  /// Inserts a container at the given index, which is clamped. Inserting a container again has no effect.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    guard !textContainers.contains(where: { $0 === container }) else { return }
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    container.manager = WeakReference(self)
    container.invalidate = { [me = WeakReference(self)] in me.wrappedValue?.invalidate() }
    container.makeLink = { [me = WeakReference(self), place = WeakReference(container)] in
      guard let manager = me.wrappedValue, let storage = manager.textStorage, let container = place.wrappedValue else {
        return nil
      }
      return StorageLink(manager, storage, container)
    }
    invalidate()
  }

  /// Removes a container. An invalid index has no effect.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    let container = textContainers.remove(at: index)
    container.manager = WeakReference(nil)
    container.invalidate = nil
    container.makeLink = nil
    invalidate()
  }

  // MARK: Layout

  /// Discards the layout.
  final func invalidate() { layouts = nil }

  /// The layout of each container that contains text, in order.
  private var pieces: [ContainerLayout] {
    if let layouts, !textContainers.contains(where: { $0.viewLayout != nil }) { return layouts }
    guard let storage else { return [] }
    // The text is converted lazily, because it is not needed if a text view provides its layout.
    lazy var text = RichText(storage)
    let count = storage.length
    var made: [ContainerLayout] = []
    var start = 0
    for (number, container) in textContainers.enumerated() {
      let isLast = number == textContainers.count - 1
      let layout: RichTextLayout
      if number == 0, let shown = container.viewLayout?() {
        layout = shown
      } else {
        var setting = RichTextLayout.Setting(
          font: .systemFont(ofSize: 12), color: .black, alignment: .natural, width: 0)
        container.limit(&setting, width: container.size.width)
        // Text that does not fit in the last line of a container continues in the next container.
        if !isLast { setting.numberOfLines = 0 }
        layout = RichTextLayout(start == 0 ? text : text.suffix(from: start), setting)
      }
      var lineCount = layout.lines.count
      if !isLast {
        let height = container.size.height > 0 ? container.size.height : CGFloat.infinity
        lineCount = layout.lines.prefix { $0.top + $0.textHeight <= height + 0.01 }.count
        if container.maximumNumberOfLines > 0 { lineCount = min(lineCount, container.maximumNumberOfLines) }
      }
      let piece = ContainerLayout(container: container, layout: layout, start: start, lineCount: lineCount)
      made.append(piece)
      start = piece.range.upperBound
      if start >= count { break }
    }
    layouts = made
    return made
  }

  private func piece(of container: NSTextContainer) -> ContainerLayout? {
    pieces.first { $0.container === container }
  }

  private func piece(ofUnit index: Int) -> ContainerLayout? {
    pieces.first { $0.range.contains(index) }
  }

  /// Lays out the text of a container if necessary.
  open func ensureLayout(for container: NSTextContainer) { _ = pieces }
  /// Lays out a range if necessary.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = pieces }
  /// Lays out a range if necessary.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = pieces }
  /// Lays out a part of a container if necessary.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = pieces }
  /// This method has no effect, because glyphs and characters are identical.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// This method has no effect, because glyphs and characters are identical.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  /// Discards the layout of a range. The range is laid out again when its layout is needed. Stores the range in
  /// `actualCharRange`.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    invalidate()
    for container in textContainers { container.changed?() }
  }

  /// Redraws a range in the text view.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    for container in textContainers { container.changed?() }
  }

  /// Redraws a range in the text view.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

  /// Called when the storage has been edited. Discards the layout and notifies the text views.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidate()
    for container in textContainers { container.storageEdited?(newCharRange, delta) }
  }

  // MARK: Characters and glyphs

  /// The number of glyphs, which equals the number of UTF-16 units.
  open var numberOfGlyphs: Int { storage?.length ?? 0 }
  /// Returns whether a glyph exists at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
  /// Returns the glyph index of a character, which is the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the character index of a glyph, which is the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the glyph range for a character range. It is the same range, clamped to the text.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    let range = clamped(charRange)
    actualCharRange?.pointee = range
    return range
  }

  /// Returns the character range for a glyph range. It is the same range, clamped to the text.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange { self.glyphRange(forCharacterRange: glyphRange, actualCharacterRange: actualGlyphRange) }

  private func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), numberOfGlyphs)
    return NSRange(start..<min(max(start, range.upperBound), numberOfGlyphs))
  }

  /// Returns the glyph range in a container. If the container belongs to another layout manager, the range is empty.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    piece(of: container)?.range ?? NSRange(location: 0, length: 0)
  }

  /// Returns the glyph range of the lines that intersect a rectangle of a container.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let piece = piece(of: container) else { return NSRange(location: 0, length: 0) }
    let touched = piece.lines.filter { $0.top < bounds.maxY && $0.top + $0.height > bounds.minY }
    guard let first = touched.first, let last = touched.last else { return NSRange(location: 0, length: 0) }
    return NSRange(piece.range(of: first).location..<piece.range(of: last).upperBound)
  }

  /// Returns the container of a glyph, or nil if the glyph does not fit in any container. Stores the container's glyph
  /// range in `effectiveGlyphRange`.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let piece = piece(ofUnit: glyphIndex) else { return nil }
    effectiveGlyphRange?.pointee = piece.range
    return piece.container
  }

  /// Returns the index of the first character that does not fit in any container, or the length of the text if all
  /// characters fit.
  open func firstUnlaidCharacterIndex() -> Int { pieces.last?.range.upperBound ?? 0 }

  // MARK: Positions

  /// Returns the rectangle of the text in a container, including line padding, in the container's coordinates.
  open func usedRect(for container: NSTextContainer) -> CGRect { piece(of: container)?.used ?? .zero }

  /// Returns the bounding rectangle of a glyph range in a container, in the container's coordinates.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard let piece = piece(of: container) else { return .zero }
    let range = clamped(glyphRange)
    if range.length == 0 {
      guard let line = piece.line(of: range.location) else { return .zero }
      return piece.rect(range, in: line)
    }
    var union = CGRect.null
    for rect in piece.rects(range) { union = union.union(rect) }
    return union.isNull ? .zero : union
  }

  /// Returns the rectangle of the line that contains a glyph, or zero if the glyph is not laid out. The rectangle
  /// includes the entire available width. Stores the glyph range of the line in `effectiveGlyphRange`.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect
  {
    guard let piece = piece(ofUnit: glyphIndex), let line = piece.line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = piece.range(of: line)
    return piece.fragment(line)
  }

  /// Returns the rectangle of the characters and padding in the line of a glyph, or zero if the glyph is not laid out.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let piece = piece(ofUnit: glyphIndex), let line = piece.line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = piece.range(of: line)
    return piece.used(line)
  }

  /// Returns the origin of a glyph on the baseline, relative to the rectangle of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let piece = piece(ofUnit: glyphIndex), let line = piece.line(of: glyphIndex),
      let point = piece.location(of: glyphIndex)
    else { return .zero }
    return CGPoint(x: point.x - piece.fragment(line).minX, y: point.y)
  }

  /// The rectangle of the empty line after the last newline, or zero if there is none. The rectangle includes the
  /// entire available width.
  open var extraLineFragmentRect: CGRect {
    pieces.last.flatMap { piece in piece.openLine.map { piece.fragment($0) } } ?? .zero
  }

  /// The rectangle of the padding in the empty line after the last newline, or zero if there is none.
  open var extraLineFragmentUsedRect: CGRect {
    pieces.last.flatMap { piece in piece.openLine.map { piece.used($0) } } ?? .zero
  }

  /// The container of the empty line after the last newline, or nil if there is none.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    pieces.last.flatMap { $0.openLine == nil ? nil : $0.container }
  }

  /// Returns the index of the character closest to a point in a container, or 0 for empty text. Stores the horizontal
  /// position of the point in the character, as a fraction in 0...1, in `partialFraction`.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = piece(of: container)?.unit(at: point) ?? (index: 0, fraction: 0)
    partialFraction?.pointee = found.fraction
    return found.index
  }

  /// Returns the index of the glyph closest to a point in a container. Stores the horizontal position of the point in
  /// the glyph, as a fraction in 0...1, in `partialFraction`.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// Returns the index of the glyph closest to a point in a container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  /// Returns the horizontal position of a point in the closest glyph in a container, as a fraction in 0...1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    piece(of: container)?.unit(at: point).fraction ?? 0
  }

  /// Calls a closure for each line of a range, with the line's rectangle, its used rectangle, the container and the
  /// glyph range. Set `stop` to end the enumeration.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for piece in pieces {
      for line in piece.lines {
        let range = piece.range(of: line)
        guard range.intersection(glyphRange) != nil else { continue }
        block(piece.fragment(line), piece.used(line), piece.container, range, &stop)
        if stop.boolValue { return }
      }
    }
  }

  /// Calls a closure for each of the rectangles, one for each line, that enclose a glyph range in a container. Set
  /// `stop` to end the enumeration. The selected range has no effect.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in piece(of: textContainer)?.rects(clamped(glyphRange)) ?? [] {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the range of the glyphs that an ellipsis replaces in a line. If there is no ellipsis, the range's location
  /// is `NSNotFound`.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let piece = piece(ofUnit: glyphIndex), let line = piece.line(of: glyphIndex), line.isCut else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return NSRange(piece.start + piece.layout.offsets[line.end]..<piece.range(of: line).upperBound)
  }

  // MARK: Drawing

  /// Draws the background of a glyph range in the current graphics context. `origin` is the container's origin.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin, .background)
  }

  /// Draws glyphs with their lines and images in the current graphics context. `origin` is the container's origin.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin, .letters)
  }

  private func draw(_ range: NSRange, at origin: CGPoint, _ part: TextDrawing.Part) {
    for piece in pieces {
      guard let common = piece.range.intersection(range) else { continue }
      let corner = CGPoint(x: origin.x + piece.container.lineFragmentPadding, y: origin.y)
      let units = NSRange(location: common.location - piece.start, length: common.length)
      TextDrawing(piece.layout).draw(at: corner, height: .infinity, part, units: units, lineCount: piece.lineCount)
    }
  }
}
