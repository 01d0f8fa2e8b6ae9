// SPDX-License-Identifier: MIT

/// Sprung addition: a coder for objects in Interface Builder files. The coder contains the values that initializers
/// require; all other properties are set afterward. Coders are created by sources that `sprung port` generates.
nonisolated open class InterfaceCoder: NSCoder {
  /// The raw value of the style of a table, cell or button. Default: 0.
  public let style: Int
  /// The reuse identifier of a cell. Default: nil.
  public let reuseIdentifier: String?
  /// The layout of a collection view. Default: nil, which creates a flow layout.
  public let layout: NSObject?

  /// Creates a coder with values for an initializer.
  public init(style: Int = 0, reuseIdentifier: String? = nil, layout: NSObject? = nil) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    self.layout = layout
    super.init()
  }
}
