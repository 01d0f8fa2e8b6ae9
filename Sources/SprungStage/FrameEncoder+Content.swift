// SPDX-License-Identifier: MIT

import SprungGeometry

extension FrameEncoder {
  /// Paints a layer's box: fill, a border drawn inside the edge, a shadow offset by `shadowX`, `shadowY` and blurred
  /// over `shadowRadius`; widths and distances in points. A shadow of `.clear` draws nothing.
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

  /// Blurs the content behind a layer's box by a deviation of `radius` points, and multiplies its saturation by
  /// `saturation`; the layer's own paint is drawn over that. A radius of 0 blurs nothing.
  public func backdrop(_ layer: LayerID, radius: Double, saturation: Double = 1) {
    guard begin(.backdrop, layer, words: 2) else { return }
    put(radius)
    put(saturation)
    end()
  }

  /// Sets the text of a label; the lines are vertically centered in the box. The host scales its font to the measured
  /// widths of the lines, in points; without widths it draws the letters unscaled.
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

  /// Sets the picture of an image layer by number, that of an asset or of bytes that were sent; 0 for none. With a
  /// `tint` only the opacity of the picture is used.
  public func image(_ layer: LayerID, assetID: UInt32, tint: PackedColor = .clear) {
    guard begin(.image, layer, words: 2) else { return }
    put(assetID)
    put(tint.rawValue)
    end()
  }

  /// Sends the bytes of a picture's file for the images of a number from `StageProtocol.firstImageNumber` on; without
  /// bytes it says that no layer will show that number any more.
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

  /// Describes a layer to assistive technology. `position` counts from 1; 0 stands for "no position", as `count` 0
  /// does for "unknown number".
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

  /// Moves the keyboard's focus to a layer.
  public func focus(_ layer: LayerID) {
    guard begin(.focus, layer, words: 0) else { return }
    end()
  }

  /// Hands the host a text for its clipboard; an empty one empties it.
  public func clipboard(_ text: String) {
    guard isShortEnough(text), begin(.clipboard, 0, words: 2 + text.utf8.count / 4) else { return }
    put(text)
    end()
  }

  /// Hands the host a text that assistive technology is to speak.
  public func announce(_ text: String) {
    guard isShortEnough(text), begin(.announce, 0, words: 2 + text.utf8.count / 4) else { return }
    put(text)
    end()
  }

  /// Requests haptic feedback, with a strength of 0 to 1.
  public func feedback(_ feedback: StageFeedback, strength: CGFloat) {
    guard begin(.feedback, 0, words: 2) else { return }
    put(feedback.rawValue)
    put(strength)
    end()
  }

  /// Hands the host a request, which it answers with an `InputKind.answer`. Returns whether the host receives it: one of more bytes than
  /// `StageProtocol.largestImage` is rejected with the fault `stageRequestTooLarge`.
  @discardableResult
  public func request(_ request: StageRequest) -> Bool {
    var bytes = 0
    for file in request.files { bytes += file.byteCount }
    guard bytes <= StageProtocol.largestImage else {
      Diagnostics.report(
        "stageRequestTooLarge",
        "Files of \(bytes) bytes exceed the limit of \(StageProtocol.largestImage) bytes. Share smaller files."
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

  /// Starts a shape's path; `pathMove` ... `pathClose` follow, then `endPath()`. Any other call in between spoils it.
  ///
  /// `dashes` are lengths in points of line and gap in turn, none being a whole line; `dashPhase` is where in them the
  /// line begins. A mitre longer than `miterLimit` line widths is cut off.
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

  /// Lifts the pen and puts it down at a point of the layer's box.
  public func pathMove(x: Double, y: Double) { step(.move, x, y) }

  /// Draws a straight line.
  public func pathLine(x: Double, y: Double) { step(.line, x, y) }

  /// Draws a quadratic curve.
  public func pathQuadratic(controlX: Double, controlY: Double, x: Double, y: Double) {
    step(.quadratic, controlX, controlY, x, y)
  }

  /// Draws a cubic curve.
  public func pathCubic(
    control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, x: Double, y: Double
  ) {
    step(.cubic, control1X, control1Y, control2X, control2Y, x, y)
  }

  /// Draws a straight line back to where the pen was last put down.
  public func pathClose() { step(.close) }

  /// Ends what is filled and begins what is stroked, where these are not the same.
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

  /// Whether a record can hold so much text.
  func isShortEnough(byteCount count: Int) -> Bool {
    if count <= StageProtocol.longestText { return true }
    Diagnostics.report(
      "stageTextTooLong",
      "A text of \(count) bytes exceeds the limit of \(StageProtocol.longestText) bytes per layer. Shorten it.")
    return false
  }
}
