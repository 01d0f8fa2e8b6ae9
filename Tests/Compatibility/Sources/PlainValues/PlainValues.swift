// SPDX-License-Identifier: MIT

import UIKit

enum Level: Int, Codable, CaseIterable {
  case easy = 1, normal, hard
}

/// The content of a card on the board.
indirect enum CardContent: Codable, Equatable {
  case text(String)
  case photo(name: String, width: Double, caption: String?)
  case pair(CardContent, CardContent)
  case empty

  enum CodingKeys: String, CodingKey {
    case text, photo, pair
    case empty = "none"
  }
}

struct Card: Codable, Equatable {
  struct Mark: Codable, Equatable {
    var x = 0
    var label: String?
  }

  var title: String
  var level = Level.normal
  var content: CardContent
  var marks: [Mark] = []
}

enum Outcome {
  case won(points: Int)
  case lost(reason: String)
  case open
}

struct Round {
  let number: Int
  var players: [String]
  var bonus: Double?
  var outcome = Outcome.open
}

@MainActor
protocol Highlightable: AnyObject {
  var isMarked: Bool { get set }
}

@MainActor
protocol Titled: AnyObject {
  var heading: String { get }
}

class TitleLabel: UILabel, Titled {
  var heading: String { return text ?? "" }
}

class MarkButton: UIButton, Highlightable {
  var isMarked = false
}

class BoardView: UIView {
  private(set) var log: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, name) in ["One", "Two", "Three"].enumerated() {
      let label = TitleLabel(frame: CGRect(x: 10, y: CGFloat(index) * 30, width: 100, height: 24))
      label.text = name
      addSubview(label)
    }
    addSubview(MarkButton(frame: CGRect(x: 120, y: 0, width: 44, height: 44)))
    addSubview(UISwitch())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func describe(_ view: UIView) -> String {
    switch view {
    case let titled as Titled where titled.heading.count > 3:
      return "long \(titled.heading)"
    case let titled as Titled:
      return "title \(titled.heading)"
    case let markable as Highlightable:
      markable.isMarked.toggle()
      return "markable \(markable.isMarked)"
    case is UIControl:
      return "control"
    default:
      return "view"
    }
  }

  func describeAll() -> [String] {
    subviews.map { describe($0) }
  }

  var firstHeading: String? {
    guard case let titled as Titled = subviews.first else { return nil }
    return titled.heading
  }

  func shiftLabels() {
    for case let label as UILabel in subviews {
      label.frame.origin.x += 5
    }
    let texts = subviews.compactMap { $0 as? UILabel }.map { $0.text ?? "" }
    log.append(texts.joined(separator: ","))
    if let labels = subviews.filter({ $0 is UILabel }) as? [UILabel] {
      log.append("\(labels.count) labels")
    }
  }
}

@MainActor
final class Loader {
  private(set) var loaded: [String] = []

  func load(_ name: String, after seconds: Double) async -> Int {
    try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    loaded.append(name)
    return name.count
  }

  func loadPair() async -> Int {
    async let first = load("first", after: 0.2)
    async let second: Int = load("second", after: 0.1)
    loaded.append("begun")
    return await first + second
  }

  func loadMany(_ names: [String]) async -> [Int] {
    await withTaskGroup(of: Int.self) { group in
      for (index, name) in names.enumerated() {
        group.addTask { await self.load(name, after: 0.3 - Double(index) * 0.1) }
      }
      var sizes: [Int] = []
      for await size in group {
        sizes.append(size)
      }
      return sizes
    }
  }
}

func redacted(_ text: String) -> NSAttributedString {
  let result = NSMutableAttributedString(string: text)
  result.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 3))
  let letters = result.mutableString
  letters.replaceOccurrences(of: "secret", with: "***", options: .caseInsensitive, range: NSRange(location: 0, length: letters.length))
  letters.append("!")
  return result
}
