// SPDX-License-Identifier: MIT

import SprungGeometry

extension FrameEncoder {
  /// Paints a layer's box. The border is drawn inside the edge; the shadow is offset by `shadowX` and `shadowY` and
  /// blurred over `shadowRadius`. All lengths are in points. A `.clear` shadow draws nothing.
  public func paint(
    _ layer: LayerID, fill: PackedColor, border: PackedColor = .clear, borderWidth: Double = 0,
    shadow: PackedColor = .clear, shadowX: Double = 0, shadowY: Double = 0, shadowRadius: Double = 0
  ) {
    guard begin(.paint, layer, words: 7) else { return }
    put(fill.rawValue)
    put(border.rawValue)
    put(borderWidth)
    put(shadow.rawValue)
    put(shadowX)
    put(shadowY)
    put(shadowRadius)
    end()
  }

  /// Blurs the content behind a layer's box with a standard deviation of `radius` points and multiplies its saturation
  /// by `saturation`. The layer's own paint is drawn on top. A radius of 0 disables the blur.
  public func backdrop(_ layer: LayerID, radius: Double, saturation: Double = 1) {
    guard begin(.backdrop, layer, words: 2) else { return }
    put(radius)
    put(saturation)
    end()
  }

  /// Sets the text of a label. The lines are vertically centered in the box. The host scales its font to the measured
  /// line widths, in points. Without widths, the text is not scaled.
  public func text(_ layer: LayerID, _ text: String, style: TextStyle, color: PackedColor, widths: [Double] = []) {
    guard isShortEnough(text), begin(.text, layer, words: 8 + widths.count + text.utf8.count / 4) else { return }
    put(style.word)
    put(style.fontSize)
    put(style.lineHeight)
    put(style.numberOfLines)
    put(color.rawValue)
    put(UInt32(widths.count))
    for width in widths { put(width) }
    put(text)
    end()
  }

  /// Sets the image of an image layer by the number of an asset or of image data sent earlier, or 0 for none. With a
  /// `tint`, only the opacity of the image is used.
  public func image(_ layer: LayerID, assetID: UInt32, tint: PackedColor = .clear) {
    guard begin(.image, layer, words: 2) else { return }
    put(assetID)
    put(tint.rawValue)
    end()
  }

  /// Sends the contents of an image file under a number that is at least `StageProtocol.firstImageNumber`. An empty
  /// array releases the number when no layer uses it any longer.
  public func imageData(_ number: UInt32, _ bytes: [UInt8]) {
    guard bytes.count <= StageProtocol.largestImage else {
      Diagnostics.report(
        "stageImageTooLarge",
        "An image of \(bytes.count) bytes exceeds the limit of \(StageProtocol.largestImage) bytes. Scale the image down."
      )
      return
    }
    guard begin(.imageData, 0, words: 3 + bytes.count / 4) else { return }
    put(number)
    bytes.withUnsafeBufferPointer { put($0) }
    end()
  }

  /// Describes a layer to assistive technology. `position` starts at 1; 0 means no position. A `count` of 0 means that
  /// the total number is unknown.
  public func accessibility(
    _ layer: LayerID, role: AccessibilityRole, label: String = "", position: Int = 0, count: Int = 0,
    state: AccessibilityState = []
  ) {
    guard isShortEnough(label), begin(.accessibility, layer, words: 6 + label.utf8.count / 4) else { return }
    put(role.rawValue)
    put(state.rawValue)
    put(UInt32(max(position, 0)))
    put(UInt32(max(count, 0)))
    put(label)
    end()
  }

  /// Moves keyboard focus to a layer.
  public func focus(_ layer: LayerID) {
    guard begin(.focus, layer, words: 0) else { return }
    end()
  }

  /// Sets the text of the host's clipboard. Empty text clears the clipboard.
  public func clipboard(_ text: String) {
    guard isShortEnough(text), begin(.clipboard, 0, words: 2 + text.utf8.count / 4) else { return }
    put(text)
    end()
  }

  /// Sends text for assistive technology to speak.
  public func announce(_ text: String) {
    guard isShortEnough(text), begin(.announce, 0, words: 2 + text.utf8.count / 4) else { return }
    put(text)
    end()
  }

  /// Requests haptic feedback at a strength of 0 to 1.
  public func feedback(_ feedback: StageFeedback, strength: CGFloat) {
    guard begin(.feedback, 0, words: 2) else { return }
    put(feedback.rawValue)
    put(strength)
    end()
  }

  /// Sends a request. The host replies with `InputKind.answer`. Returns whether the request was sent: a request larger
  /// than `StageProtocol.largestImage` bytes is rejected with the fault `stageRequestTooLarge`.
  @discardableResult
  public func request(_ request: StageRequest) -> Bool {
    var bytes = 0
    for file in request.files { bytes += file.byteCount }
    guard bytes <= StageProtocol.largestImage else {
      Diagnostics.report(
        "stageRequestTooLarge",
        "Files of \(bytes) bytes in total exceed the limit of \(StageProtocol.largestImage) bytes. Share smaller files."
      )
      return false
    }
    guard begin(.request, 0, words: 4 + bytes / 4) else { return false }
    put(request.number)
    put(request.kind.rawValue)
    put(request.allowsMultiple ? 1 : UInt32(0))
    put(UInt32(request.files.count))
    for file in request.files {
      put(file.name)
      put(file.type)
      file.bytes.withUnsafeBufferPointer { put($0) }
    }
    end()
    return true
  }

  /// Sets the cursor over the stage.
  public func cursor(_ cursor: StageCursor) {
    guard begin(.cursor, 0, words: 1) else { return }
    put(cursor.rawValue)
    end()
  }

  /// Begins the path of a shape. Call `pathMove` ... `pathClose`, then `endPath()`. Any other call in between corrupts
  /// the record.
  ///
  /// `dashes` are alternating lengths of dashes and gaps in points. An empty array means a solid line. `dashPhase` is
  /// the distance into the pattern at which the line starts. Miters longer than `miterLimit` line widths are beveled.
  public func beginPath(
    _ layer: LayerID, fill: PackedColor = .clear, stroke: PackedColor = .clear, lineWidth: Double = 1,
    flags: PathFlags = [], miterLimit: Double = 10, dashPhase: Double = 0, dashes: [Double] = []
  ) {
    guard begin(.path, layer, words: 7 + dashes.count) else { return }
    put(fill.rawValue)
    put(stroke.rawValue)
    put(lineWidth)
    put(flags.rawValue)
    put(miterLimit)
    put(dashPhase)
    put(UInt32(dashes.count))
    for dash in dashes { put(dash) }
    isInPath = true
  }

  /// Starts a new subpath at the given point of the layer's box.
  public func pathMove(x: Double, y: Double) { step(.move, x, y) }

  /// Adds a straight line.
  public func pathLine(x: Double, y: Double) { step(.line, x, y) }

  /// Adds a quadratic curve.
  public func pathQuadratic(controlX: Double, controlY: Double, x: Double, y: Double) {
    step(.quadratic, controlX, controlY, x, y)
  }

  /// Adds a cubic curve.
  public func pathCubic(
    control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, x: Double, y: Double
  ) {
    step(.cubic, control1X, control1Y, control2X, control2Y, x, y)
  }

  /// Closes the subpath with a straight line.
  public func pathClose() { step(.close) }

  /// Ends the steps that are filled and begins the steps that are stroked, if they differ.
  public func pathOutline() { step(.outline) }

  /// Completes the path.
  public func endPath() {
    guard isInPath else { return }
    isInPath = false
    end()
  }

  private func step(
    _ verb: PathVerb, _ n0: Double = 0, _ n1: Double = 0, _ n2: Double = 0, _ n3: Double = 0, _ n4: Double = 0,
    _ n5: Double = 0
  ) {
    guard isInPath else { return }
    let count = verb.numberCount
    reserve(4 + 4 * count)
    put(verb.rawValue)
    if count > 0 {
      put(n0)
      put(n1)
    }
    if count > 2 {
      put(n2)
      put(n3)
    }
    if count > 4 {
      put(n4)
      put(n5)
    }
  }

  private func isShortEnough(_ text: String) -> Bool { isShortEnough(byteCount: text.utf8.count) }

  /// Returns whether text of this many bytes fits into a record.
  func isShortEnough(byteCount count: Int) -> Bool {
    if count <= StageProtocol.longestText { return true }
    Diagnostics.report(
      "stageTextTooLong",
      "Text of \(count) bytes exceeds the limit of \(StageProtocol.longestText) bytes per layer. Shorten the text.")
    return false
  }
}
