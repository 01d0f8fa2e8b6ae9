// SPDX-License-Identifier: MIT

/// Converts values in Interface Builder files to Swift expressions.
enum InterfaceValue {
  /// Returns a string literal.
  static func text(_ value: String) -> String {
    var result = "\""
    for character in value.unicodeScalars {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }

  /// Returns `true` or `false` for a Boolean value.
  static func flag(_ value: String) -> String { value == "YES" ? "true" : "false" }

  /// Returns the variable name for the object with the given identifier.
  static func name(_ id: String) -> String {
    "o_" + String(id.map { $0.isLetter && $0.isASCII || $0.isNumber ? $0 : "_" })
  }

  /// Returns a rectangle as `CGRect(...)`.
  static func rect(_ element: InterfaceElement) -> String {
    "CGRect(x: \(element["x"] ?? "0"), y: \(element["y"] ?? "0"), width: \(element["width"] ?? "0"), height: \(element["height"] ?? "0"))"
  }

  /// Returns a size as `CGSize(...)`.
  static func size(_ element: InterfaceElement) -> String {
    "CGSize(width: \(element["width"] ?? "0"), height: \(element["height"] ?? "0"))"
  }

  /// Returns insets as `UIEdgeInsets(...)`.
  static func insets(_ element: InterfaceElement) -> String {
    "UIEdgeInsets(top: \(element["minY"] ?? element["top"] ?? "0"), left: \(element["minX"] ?? element["leading"] ?? "0"), bottom: \(element["maxY"] ?? element["bottom"] ?? "0"), right: \(element["maxX"] ?? element["trailing"] ?? "0"))"
  }

  /// Returns a color as `UIColor(...)`, or nil if the color is unknown.
  static func color(_ element: InterfaceElement) -> String? {
    if element.name == "nil" { return "nil" }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] { return systemColor(name) }
    if let name = element["name"] { return "UIColor(named: \(text(name)))" }
    let alpha = element["alpha"] ?? "1"
    if let white = element["white"] { return "UIColor(white: \(white), alpha: \(alpha))" }
    guard let red = element["red"], let green = element["green"], let blue = element["blue"] else { return nil }
    return "UIColor(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
  }

  private static func systemColor(_ name: String) -> String? {
    let old = [
      "darkTextColor": "darkText", "lightTextColor": "lightText",
      "groupTableViewBackgroundColor": "systemGroupedBackground",
      "viewFlipsideBackgroundColor": "darkGray", "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
    ]
    if let new = old[name] { return "UIColor." + new }
    return name.hasSuffix("Color") ? "UIColor." + name.dropLast(5) : nil
  }

  /// Returns a font as an expression that starts with `UIFont`.
  static func font(_ element: InterfaceElement) -> String {
    if let style = element["style"] { return "UIFont.preferredFont(forTextStyle: \(textStyle(style)))" }
    let size = element["pointSize"] ?? "17"
    if let name = element["name"] {
      return "(UIFont(name: \(text(name)), size: \(size)) ?? UIFont.systemFont(ofSize: \(size)))"
    }
    switch element["type"] {
    case "boldSystem": return "UIFont.boldSystemFont(ofSize: \(size))"
    case "italicSystem": return "UIFont.italicSystemFont(ofSize: \(size))"
    default:
      let weight = element["weight"].map { ", weight: .\($0 == "heavy" ? "heavy" : $0)" } ?? ""
      return "UIFont.systemFont(ofSize: \(size)\(weight))"
    }
  }

  private static func textStyle(_ name: String) -> String {
    let styles = [
      "Body": "body", "Headline": "headline", "Subhead": "subheadline", "Footnote": "footnote", "Caption1": "caption1",
      "Caption2": "caption2", "Title1": "title1", "Title2": "title2", "Title3": "title3", "Callout": "callout",
      "Title0": "largeTitle",
    ]
    return "." + (styles[name.replacing("UICTFontTextStyle", with: "")] ?? "body")
  }

  /// Returns an image as `UIImage(...)`.
  static func image(_ name: String, isSystem: Bool) -> String {
    isSystem ? "UIImage(systemName: \(text(name)))" : "UIImage(named: \(text(name)))"
  }

  /// Returns an option set such as `[.flexibleWidth]`.
  static func mask(_ element: InterfaceElement) -> String {
    let names = [
      ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
      ("flexibleMaxX", "flexibleRightMargin"),
      ("flexibleMinY", "flexibleTopMargin"), ("heightSizable", "flexibleHeight"),
      ("flexibleMaxY", "flexibleBottomMargin"),
    ]
    return "[" + names.filter { element[$0.0] == "YES" }.map { "." + $0.1 }.joined(separator: ", ") + "]"
  }
}
