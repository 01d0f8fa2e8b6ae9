// SPDX-License-Identifier: MIT

/// Measures the characters of a string one after another. Each character can have its own font.
package struct CharacterMeter {
  private var ruler: FontRuler
  private var face: FontFace
  private var isJoined = false
  private var isInsideFlag = false
  private var started: UInt16 = 0

  /// The offset that moves the latest character closer to the previous one; 0 or negative. The width of the previous
  /// character decreases by the same amount.
  package private(set) var kerning: Int32 = 0

  /// Creates a meter for text in a font.
  package init(face: FontFace) {
    self.face = face
    ruler = FontRuler(face)
  }

  /// Continues in another font. Letters in different fonts do not form a kerning pair.
  package mutating func change(to face: FontFace) {
    guard face != self.face else { return }
    self.face = face
    ruler = FontRuler(face)
    started = 0
  }

  /// Returns the advance width of the next character, in font units (`FontFace.unitsPerEm` per em).
  package mutating func width(of scalar: Unicode.Scalar) -> Int32 {
    let code = scalar.value
    if code < 0x7F {
      kerning = started == 0 ? 0 : ruler.kerning(started, before: code)
      started = ruler.pairsStarted(by: code)
      let isHidden = isJoined
      isJoined = false
      isInsideFlag = false
      return isHidden ? 0 : ruler.width(of: code)
    }
    kerning = 0
    started = 0
    var width = isJoined ? 0 : ruler.width(of: code)
    if ScalarClass.isRegionalIndicator(code) {
      if isInsideFlag { width = 0 }
      isInsideFlag.toggle()
    } else {
      isInsideFlag = false
    }
    isJoined = code == ScalarClass.joiner
    return width
  }
}
