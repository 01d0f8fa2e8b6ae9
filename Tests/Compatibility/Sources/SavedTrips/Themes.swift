// SPDX-License-Identifier: MIT

import UIKit

@MainActor protocol Themed {
  func apply(_ color: UIColor)
}

@MainActor protocol Titled: AnyObject { var title: String? { get set } }

final class ThemedLabel: UILabel, Themed {
  func apply(_ color: UIColor) { textColor = color }
}

class ThemedView: UIView {}

final class ThemedBox: ThemedView {}

extension ThemedView: Themed {
  func apply(_ color: UIColor) { backgroundColor = color }
}

final class TripController: UIViewController, Titled, UITableViewDelegate {}

/// Applies a color to the views that accept one, and returns their number.
@MainActor func paintThemed(_ views: [UIView], _ color: UIColor) -> Int {
  for case let view as Themed in views { view.apply(color) }
  return views.filter { $0 is Themed }.count
}

@MainActor func controllerTitle(of controller: UIViewController) -> String {
  guard let titled = controller as? any Titled else { return "none" }
  titled.title = titled.title ?? "untitled"
  return titled.title ?? ""
}

@MainActor func hearsTables(_ controller: UIViewController) -> Bool { controller as? UITableViewDelegate != nil }

enum Weather {
  case sunny
  case rainy(Int)
}

func forecast(_ weather: Weather, _ transport: Transport) -> String { "\(weather) by \(transport)" }

func formattedAmounts(_ values: [Double]) -> [String] {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.numberStyle = .decimal
  formatter.maximumFractionDigits = 2
  let money = NumberFormatter()
  money.locale = Locale(identifier: "en_US")
  money.numberStyle = .currency
  let part = NumberFormatter()
  part.locale = Locale(identifier: "en_US")
  part.numberStyle = .percent
  return values.flatMap { value in
    [formatter, money, part].map { $0.string(from: NSNumber(value: value)) ?? "" }
  }
}
