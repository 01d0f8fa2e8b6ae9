// SPDX-License-Identifier: MIT

/// The commands of a graphics context, which a host replays. The origin is the upper left corner.
public struct StageDrawing: Equatable, Sendable {
  /// The width in drawing units. The host scales the drawing to the box of a layer.
  public var width: Float
  /// The height in drawing units.
  public var height: Float
  /// The scale that the program requested, in pixels per unit. The host may use a larger scale.
  public var scale: Float
  /// Whether the drawing starts opaque black instead of transparent.
  public var isOpaque: Bool
  /// The numbers of the images, to which commands refer by index in this list.
  public var images: [UInt32]
  /// The commands, as encoded by `DrawingWriter`.
  public var words: [UInt32]

  /// Creates a drawing.
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

  /// The decoded commands, or nil if the words are invalid or refer to missing images.
  public var commands: [DrawingCommand]? {
    var reader = DrawingReader(words: words, pictureCount: images.count)
    return reader.commands()
  }
}

extension FrameEncoder {
  /// Sets the drawing of a layer, which is shown above its paint and below its sublayers. A drawing without commands
  /// removes the current drawing.
  public func drawing(_ layer: LayerID, _ drawing: StageDrawing) { tell(layer, 0, drawing) }

  /// Defines an image by a drawing. The number of the image must be at least `StageProtocol.firstImageNumber`.
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
