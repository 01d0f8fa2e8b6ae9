// SPDX-License-Identifier: MIT

import UIKit

/// Something on sale.
struct Product: Hashable {
  let number: Int
  let name: String
  let kind: Kind
  let price: Int

  enum Kind: String, CaseIterable {
    case chairs = "Chairs"
    case lamps = "Lamps"
    case tables = "Tables"

    var color: UIColor {
      switch self {
      case .chairs: .systemOrange
      case .lamps: .systemYellow
      case .tables: .systemBrown
      }
    }
  }

  static let all: [Product] = (0..<36).map { number in
    let kind = Kind.allCases[number % 3]
    return Product(
      number: number, name: "\(kind.rawValue.dropLast()) \(number / 3 + 1)", kind: kind, price: 40 + (number * 37) % 160
    )
  }
}
