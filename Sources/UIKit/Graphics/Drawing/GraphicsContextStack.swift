// SPDX-License-Identifier: MIT

/// The stack of graphics contexts. The top of the stack is the current context. In native builds, each thread has its
/// own stack.
nonisolated enum GraphicsContextStack {
  nonisolated(unsafe) private static var ofMainThread: [CGContext] = []

  #if hasFeature(Embedded)
    private static var isOnMain: Bool { true }
    private static var ofThread: [CGContext] {
      get { ofMainThread }
      set { ofMainThread = newValue }
    }
  #else
    private static let key = "SprungGraphicsContexts"
    private static var isOnMain: Bool { HostClock.isOnMain }
    private static var ofThread: [CGContext] {
      get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
      set { Thread.current.threadDictionary[key] = newValue }
    }
  #endif

  /// The current context, or nil if there is none.
  static var current: CGContext? { isOnMain ? ofMainThread.last : ofThread.last }

  static func push(_ context: CGContext) {
    if isOnMain { ofMainThread.append(context) } else { ofThread.append(context) }
  }

  static func pop() {
    if isOnMain { ofMainThread.removeLast() } else { ofThread.removeLast() }
  }

  /// Returns the current context. If there is none, reports a fault and returns nil.
  static func context(for what: StaticString) -> CGContext? {
    let context = current
    if context == nil {
      Diagnostics.report(
        "noGraphicsContext", "\(what) requires a graphics context. Call it in draw(_:) or in an image renderer.")
    }
    return context
  }

  /// Draws with the given context as the current one.
  static func draw(in context: CGContext, _ body: () -> Void) {
    push(context)
    body()
    pop()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current graphics context, for example in a view's `draw(_:)` or in the block of an image renderer, or
/// nil if there is none.
nonisolated public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the current one until `UIGraphicsPopContext()` is called.
nonisolated public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.push(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Restores the context that was current before the last `UIGraphicsPushContext(_:)`. Unbalanced calls have no effect.
nonisolated public func UIGraphicsPopContext() {
  if GraphicsContextStack.current != nil { GraphicsContextStack.pop() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts a transparent image with the given size in points and a scale of 1. `UIGraphicsEndImageContext()` ends it.
nonisolated public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts an image with the given size in points. `UIGraphicsEndImageContext()` ends it. An opaque image is initially
/// black. A scale of 0 selects the scale of the screen. If the size is not finite and positive, a fault is reported and
/// the image is nil.
nonisolated public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  GraphicsContextStack.push(.forImage(size: size, scale: scale, isOpaque: opaque))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns an image of the current drawing, which can be continued. Returns nil if no image context is open.
nonisolated public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContextStack.current.flatMap { UIImage($0.recorded) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the innermost image context. Unbalanced calls have no effect.
nonisolated public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current fill color. If there is no current context, the call only reports a fault.
nonisolated public func UIRectFill(_ rect: CGRect) {
  guard let context = GraphicsContextStack.context(for: "UIRectFill(_:)") else { return }
  // An opaque color replaces the background in both modes, but hosts draw `normal` faster.
  let mode: CGBlendMode = context.state.fillColor.alpha < 1 ? .copy : .normal
  context.composing(mode, 1) { $0.fill(CGPath(rect: rect), .winding) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current fill color, using a blend mode.
nonisolated public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  GraphicsContextStack.context(for: "UIRectFillUsingBlendMode(_:_:)")?.composing(blendMode, 1) {
    $0.fill(CGPath(rect: rect), .winding)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a one-point frame inside a rectangle with the current fill color.
nonisolated public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a one-point frame inside a rectangle with the current fill color, using a blend mode.
nonisolated public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  GraphicsContextStack.context(for: "UIRectFrame(_:)")?.composing(blendMode, 1) {
    var path = CGPath(rect: rect)
    path.addRect(rect.insetBy(dx: min(1, rect.width / 2), dy: min(1, rect.height / 2)))
    $0.fill(path, .evenOdd)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Clips subsequent drawing in the current context to the given rectangle.
nonisolated public func UIRectClip(_ rect: CGRect) {
  GraphicsContextStack.context(for: "UIRectClip(_:)")?.clip(to: rect)
}

nonisolated extension CGContext {
  /// The number of pixels per point of the screen.
  static var scaleOfScreen: CGFloat { MainThread.run(()) { UIScreen.main.scale } }

  /// Returns a context for an image. An invalid size is reported as a fault and replaced with zero.
  static func forImage(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext {
    let scale = scale.keepsLimit && scale > 0 ? scale : CGContext.scaleOfScreen
    let isUsable = size.keepsLimit && size.width > 0 && size.height > 0
    if !isUsable {
      Diagnostics.report(
        "imageSize",
        "The image size \(size.width) x \(size.height) is invalid: both sides must be above 0 and at most 1e15 points."
      )
    }
    return CGContext(size: isUsable ? size : .zero, scale: scale, isOpaque: isOpaque)
  }

  /// Draws with the given blend mode and opacity, and then restores their previous values.
  func composing(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard mode != .normal || alpha != 1 else { return body(self) }
    saveGState()
    if mode != .normal { setBlendMode(mode) }
    if alpha != 1 { setAlpha(alpha) }
    body(self)
    restoreGState()
  }
}
