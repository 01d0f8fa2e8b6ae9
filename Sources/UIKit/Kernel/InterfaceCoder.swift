// SPDX-License-Identifier: MIT

/// Sprung addition: the coder of an object of an Interface Builder file. It carries the values that initializers need; everything
/// else is set afterwards. Sources that `sprung port` writes make it.
nonisolated open class InterfaceCoder: NSCoder {
  /// The raw value of the style of a table, a cell or a button. Default: 0.
  public let style: Int
  /// The reuse identifier of a cell; nil, the default, for none.
  public let reuseIdentifier: String?
  /// The layout of a collection view; nil, the default, for a flow layout.
  public let layout: NSObject?

  /// Makes a coder with values for an initializer.
  public init(style: Int = 0, reuseIdentifier: String? = nil, layout: NSObject? = nil) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    self.layout = layout
    super.init()
  }
}
