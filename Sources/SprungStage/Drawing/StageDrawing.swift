// SPDX-License-Identifier: MIT

/// A drawing of a graphics context: commands that a host replays, in a coordinate system whose origin is the
/// upper left corner.
public struct StageDrawing: Equatable, Sendable {
  /// The width of the drawing in its own units; a host stretches it over the box of a layer.
  public var width: Float
  /// The height of the drawing in its own units.
  public var height: Float
  /// Pixels per unit that the program asked for; a host may draw more.
  public var scale: Float
  /// Whether the drawing begins black and not transparent.
  public var isOpaque: Bool
  /// The numbers of the pictures that commands refer to by their index in this list.
  public var images: [UInt32]
  /// The commands, as `DrawingWriter` writes them.
  public var words: [UInt32]

  /// Makes a drawing.
  public init(
    width: Float, height: Float, scale: Float = 1, isOpaque: Bool = false, images: [UInt32] = [], words: [UInt32] = []
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.isOpaque = isOpaque
    self.images = images
    self.words = words
  }

  /// The commands in their order; nil if the words are not valid, or refer to pictures that are not in the list.
  public var commands: [DrawingCommand]? {
    var reader = DrawingReader(words: words, pictureCount: images.count)
    return reader.commands()
  }
}

extension FrameEncoder {
  /// Gives a layer what a program drew, over its paint and below its sublayers; a drawing without commands removes it.
  public func drawing(_ layer: LayerID, _ drawing: StageDrawing) { tell(layer, 0, drawing) }

  /// Defines the picture of a number from `StageProtocol.firstImageNumber` on by what a program drew.
  public func imageDrawing(_ number: UInt32, _ drawing: StageDrawing) { tell(0, number, drawing) }

  private func tell(_ layer: LayerID, _ number: UInt32, _ drawing: StageDrawing) {
    guard begin(.drawing, layer, words: 6 + drawing.images.count + drawing.words.count) else { return }
    put(number)
    put(Double(drawing.width))
    put(Double(drawing.height))
    put(Double(drawing.scale))
    put(drawing.isOpaque ? 1 as UInt32 : 0)
    put(UInt32(drawing.images.count))
    for image in drawing.images { put(image) }
    for word in drawing.words { put(word) }
    end()
  }
}
