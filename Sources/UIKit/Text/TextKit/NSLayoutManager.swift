// SPDX-License-Identifier: MIT

/// Lays out the text of a storage in containers, and knows where its characters are.
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
/// Differs from Apple: a glyph is a UTF-16 unit, so glyph indexes and ranges are those of characters. Text is laid out when a
/// question needs it, and then all of it. Typesetters are not supported, and delegate methods are
/// not called.
nonisolated open class NSLayoutManager: NSObject, @unchecked Sendable {
  private var storageReference = WeakReference<NSTextStorage>(nil)
  private var storage: NSTextStorage? { storageReference.wrappedValue }
  private var layouts: [ContainerLayout]?

  /// The text; nil, the default, until the layout manager is added to a storage. It is not kept alive.
  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      guard newValue !== storage else { return }
      if let newValue { newValue.addLayoutManager(self) } else { storage?.removeLayoutManager(self) }
    }
  }

  /// The containers, in the order in which text fills them.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Whether lines are as far apart as the font says, which they always are. Stored only. Default: true.
  open var usesFontLeading = true
  /// Stored only: text is always laid out from the beginning. Default: false.
  open var allowsNonContiguousLayout = false
  /// Stored only. Default: false.
  open var showsInvisibleCharacters = false
  /// Stored only. Default: false.
  open var showsControlCharacters = false

  /// Makes a layout manager without text and containers.
  public override init() { super.init() }

  /// Makes a layout manager without text or containers. Archives are not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Moves to another storage, which has this layout manager in its list.
  final func move(to new: NSTextStorage?) {
    let old = storage
    storageReference = WeakReference(new)
    if let old, old !== new { old.removeLayoutManager(self) }
    invalidate()
    for container in textContainers { container.storageReplaced?() }
  }

  // MARK: Containers

  /// Adds a container after the others.
  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

  /// Inserts a container. An index outside of the list is clamped. A container that is in the list changes nothing.
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

  /// Removes a container. An index outside of the list has no effect.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    let container = textContainers.remove(at: index)
    container.manager = WeakReference(nil)
    container.invalidate = nil
    container.makeLink = nil
    invalidate()
  }

  // MARK: Layout

  /// Discards what was laid out.
  final func invalidate() { layouts = nil }

  /// The text in each container that is reached, in order.
  private var pieces: [ContainerLayout] {
    if let layouts, !textContainers.contains(where: { $0.viewLayout != nil }) { return layouts }
    guard let storage else { return [] }
    // Text views have converted the text already.
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
        // Text that does not fit into the last line of a container continues in the next one.
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

  /// Lays out the text of a container, if it is not laid out.
  open func ensureLayout(for container: NSTextContainer) { _ = pieces }
  /// Lays out a range, if it is not laid out.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = pieces }
  /// Lays out a range, if it is not laid out.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = pieces }
  /// Lays out a part of a container, if it is not laid out.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = pieces }
  /// Does nothing: characters are glyphs.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Does nothing: characters are glyphs.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  /// Discards the layout of a range; it is laid out again when it is needed. Stores the range in `actualCharRange`.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    invalidate()
    for container in textContainers { container.changed?() }
  }

  /// Draws a range again in the text view.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    for container in textContainers { container.changed?() }
  }

  /// Draws a range again in the text view.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

  /// The storage was edited: discards the layout and notifies the text views.
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
  /// Whether there is a glyph of an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
  /// The glyph of a character: the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The character of a glyph: the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The glyphs of characters: the part of the range that is in the text.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    let range = clamped(charRange)
    actualCharRange?.pointee = range
    return range
  }

  /// The characters of glyphs: the part of the range that is in the text.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange { self.glyphRange(forCharacterRange: glyphRange, actualCharacterRange: actualGlyphRange) }

  private func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), numberOfGlyphs)
    return NSRange(start..<min(max(start, range.upperBound), numberOfGlyphs))
  }

  /// The glyphs in a container; empty for one of another layout manager.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    piece(of: container)?.range ?? NSRange(location: 0, length: 0)
  }

  /// The glyphs of the lines that a rectangle of a container touches.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let piece = piece(of: container) else { return NSRange(location: 0, length: 0) }
    let touched = piece.lines.filter { $0.top < bounds.maxY && $0.top + $0.height > bounds.minY }
    guard let first = touched.first, let last = touched.last else { return NSRange(location: 0, length: 0) }
    return NSRange(piece.range(of: first).location..<piece.range(of: last).upperBound)
  }

  /// The container in which a glyph is, nil if it fits into none. The glyphs in it are stored in `effectiveGlyphRange`.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let piece = piece(ofUnit: glyphIndex) else { return nil }
    effectiveGlyphRange?.pointee = piece.range
    return piece.container
  }

  /// The first character that fits into no container; the length of the text if all do.
  open func firstUnlaidCharacterIndex() -> Int { pieces.last?.range.upperBound ?? 0 }

  // MARK: Places

  /// The rectangle that the text takes in a container, with the padding of lines, in the container's coordinates.
  open func usedRect(for container: NSTextContainer) -> CGRect { piece(of: container)?.used ?? .zero }

  /// The rectangle that encloses glyphs in a container, in the container's coordinates.
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

  /// The rectangle of the line of a glyph, as wide as its room; zero for a glyph that is not laid out. The glyphs of the line are
  /// stored in `effectiveGlyphRange`.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect
  {
    guard let piece = piece(ofUnit: glyphIndex), let line = piece.line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = piece.range(of: line)
    return piece.fragment(line)
  }

  /// The part of the line of a glyph that letters and padding take; zero for a glyph that is not laid out.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let piece = piece(ofUnit: glyphIndex), let line = piece.line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = piece.range(of: line)
    return piece.used(line)
  }

  /// The point of the baseline at which a glyph begins, relative to the rectangle of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let piece = piece(ofUnit: glyphIndex), let line = piece.line(of: glyphIndex),
      let point = piece.location(of: glyphIndex)
    else { return .zero }
    return CGPoint(x: point.x - piece.fragment(line).minX, y: point.y)
  }

  /// The rectangle of the empty line after a last line end, as wide as its room; zero without one.
  open var extraLineFragmentRect: CGRect {
    pieces.last.flatMap { piece in piece.openLine.map { piece.fragment($0) } } ?? .zero
  }

  /// The part of the empty line after a last line end that its padding takes; zero without one.
  open var extraLineFragmentUsedRect: CGRect {
    pieces.last.flatMap { piece in piece.openLine.map { piece.used($0) } } ?? .zero
  }

  /// The container of the empty line after a last line end; nil without one.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    pieces.last.flatMap { $0.openLine == nil ? nil : $0.container }
  }

  /// The character at or nearest to a point of a container, 0 for an empty text. How far through it the point is, 0...1, is stored in
  /// `partialFraction`.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = piece(of: container)?.unit(at: point) ?? (index: 0, fraction: 0)
    partialFraction?.pointee = found.fraction
    return found.index
  }

  /// The glyph at or nearest to a point of a container, and how far through it the point is.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// The glyph at or nearest to a point of a container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  /// How far through the glyph at or nearest to a point of a container the point is, 0...1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    piece(of: container)?.unit(at: point).fraction ?? 0
  }

  /// Calls a closure for each line of a range with its rectangle, the part that is used, the container and the glyphs. Setting `stop`
  /// ends it.
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

  /// Calls a closure for the rectangles, a line each, that enclose glyphs in a container. Setting `stop` ends it. The selected range
  /// does not count.
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

  /// The glyphs that an ellipsis replaces in the line of a glyph; its location is `NSNotFound` if there are none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let piece = piece(ofUnit: glyphIndex), let line = piece.line(of: glyphIndex), line.isCut else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return NSRange(piece.start + piece.layout.offsets[line.end]..<piece.range(of: line).upperBound)
  }

  // MARK: Drawing

  /// Draws what is behind glyphs in the current graphics context; `origin` is the corner of the container.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin, .background)
  }

  /// Draws glyphs, lines along them and pictures in the current graphics context; `origin` is the corner of the container.
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
