// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// The constraint as displayed in diagnostics, in the visual format if possible. An example is `<NSLayoutConstraint
  /// 'gap' H:|-(10)-[UILabel 'Name'] @750>`.
  final var title: String {
    "<NSLayoutConstraint " + text { $0.title } + ">"
  }

  #if !hasFeature(Embedded)
    /// The constraint in the format of UIKit's descriptions:
    /// `<NSLayoutConstraint:0x600 'gap' H:|-(10)-[UILabel:0x7f8'Name']   (active, names: '|':UIView:0x7f9 )>`.
    final var describedText: String {
      var described = "<" + ObjectDescription.title(of: self, separator: ":") + " "
      described += text { $0.describedTitle } + "   (" + (isActive ? "active" : "inactive")
      if visualForm(named: { $0.title })?.contains("|") == true, let outer = outerView {
        described += ", names: '|':" + outer.layoutItem.describedTitle + " "
      }
      return described + ")>"
    }

    /// The view that `|` denotes in the visual format.
    private var outerView: UIView? {
      guard let first = first?.nearestView, let second = second?.nearestView else { return nil }
      return first.superview === second ? second : first
    }
  #endif

  /// Returns the identifier, the relation and the priority.
  private func text(named name: (LayoutItem) -> String) -> String {
    var text = ""
    if let identifier { text += "'" + identifier + "' " }
    text += visualForm(named: name) ?? plainForm(named: name)
    if let systemPriority {
      text += " @\(systemPriority)"
    } else if priority != .required {
      text += " @" + Self.short(CGFloat(priority.rawValue))
    }
    return text
  }

  /// Returns the relation as a formula, such as `UILabel.width >= 2 * UIView.height + 8`.
  private func plainForm(named name: (LayoutItem) -> String) -> String {
    var text = (first.map(name) ?? "nothing") + "." + firstAttribute.name
    text += relation == .equal ? " == " : relation == .lessThanOrEqual ? " <= " : " >= "
    guard let second else { return text + Self.short(constant) }
    text += (multiplier == 1 ? "" : Self.short(multiplier) + " * ") + name(second) + "." + secondAttribute.name
    if constant != 0 { text += (constant < 0 ? " - " : " + ") + Self.short(abs(constant)) }
    return text
  }

  /// Returns the visual format of the distance to a neighbor or superview, such as `V:[UILabel]-(8)-[UIView]`, or nil
  /// for other constraints.
  private func visualForm(named name: (LayoutItem) -> String) -> String? {
    guard let first, let second, multiplier == 1, (firstAttribute.kind == .y) == (secondAttribute.kind == .y)
    else { return nil }
    let vertical = firstAttribute.kind == .y
    let start: [Attribute] = [.left, .leading, .top]
    let end: [Attribute] = [.right, .trailing, .bottom]
    let isFirstStart = start.contains(firstAttribute)
    guard isFirstStart || end.contains(firstAttribute) else { return nil }
    let isSecondStart = start.contains(secondAttribute)
    guard isSecondStart || end.contains(secondAttribute) else { return nil }
    let isInFirst = second.view != nil && second.view === first.nearestView?.superview && first.view != nil
    let isInSecond = first.view != nil && first.view === second.nearestView?.superview && second.view != nil
    let firstText = isInSecond ? "|" : "[" + name(first) + "]"
    let secondText = isInFirst ? "|" : "[" + name(second) + "]"
    let prefix = vertical ? "V:" : "H:"
    // The view on the right or at the bottom is written last. The constant is its distance from the other view, and the
    // relation is reversed if necessary.
    let isFirstLater: Bool
    if isInFirst, isFirstStart == isSecondStart {
      isFirstLater = isFirstStart
    } else if isInSecond, isFirstStart == isSecondStart {
      isFirstLater = !isFirstStart
    } else if isFirstStart, !isSecondStart, !isInFirst, !isInSecond {
      isFirstLater = true
    } else if !isFirstStart, isSecondStart, !isInFirst, !isInSecond {
      isFirstLater = false
    } else {
      return nil
    }
    let gap = distance(isFirstLater)
    return isFirstLater ? prefix + secondText + gap + firstText : prefix + firstText + gap + secondText
  }

  private func distance(_ isFirstLater: Bool) -> String {
    let points = isFirstLater ? constant : -constant
    var sign = ""
    if relation != .equal { sign = (relation == .greaterThanOrEqual) == isFirstLater ? ">=" : "<=" }
    return "-(" + sign + Self.short(points == 0 ? 0 : points) + ")-"
  }

  /// Returns a number without trailing zeros.
  static func short(_ value: CGFloat) -> String {
    let number = Double(value)
    if abs(number) < 1e9, number == number.rounded() { return "\(Int(number))" }
    return "\(number)"
  }
}
