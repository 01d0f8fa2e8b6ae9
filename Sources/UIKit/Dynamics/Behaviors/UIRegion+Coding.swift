// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  import SprungPhysics

  nonisolated extension UIRegion: NSCopying, NSCoding {
    /// Returns the region itself, because it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Encodes the shapes and operations from which the region was built, for decoding with `init(coder:)`.
    public func encode(with coder: NSCoder) {
      let words = recipe.map { String($0.bitPattern, radix: 16) }
      coder.encode(words.joined(separator: " ") as NSString, forKey: "recipe")
    }

    static func decode(_ coder: NSCoder) -> (Region, [Double])? {
      guard let text = coder.decodeObject(of: NSString.self, forKey: "recipe") else { return nil }
      var recipe: [Double] = []
      for word in text.components(separatedBy: " ") {
        guard let bits = UInt64(word, radix: 16) else { return nil }
        recipe.append(Double(bitPattern: bits))
      }
      return region(of: recipe).map { ($0, recipe) }
    }

    /// Returns the region that a recipe describes, or nil for an invalid recipe.
    private static func region(of recipe: [Double]) -> Region? {
      var stack: [Region] = []
      var offset = 0
      func operand() -> Double? {
        guard offset < recipe.count else { return nil }
        defer { offset += 1 }
        return recipe[offset]
      }
      while let code = operand() {
        switch code {
        case Code.infinite: stack.append(.infinite)
        case Code.circle:
          guard let radius = operand() else { return nil }
          stack.append(Region(radius: radius))
        case Code.rectangle:
          guard let width = operand(), let height = operand() else { return nil }
          stack.append(Region(size: CGSize(width: width, height: height)))
        case Code.inverse:
          guard let last = stack.popLast() else { return nil }
          stack.append(last.inverse())
        default:
          guard let second = stack.popLast(), let first = stack.popLast() else { return nil }
          switch code {
          case Code.union: stack.append(first.union(second))
          case Code.difference: stack.append(first.difference(second))
          case Code.intersection: stack.append(first.intersection(second))
          default: return nil
          }
        }
      }
      return stack.count == 1 ? stack[0] : nil
    }
  }
#endif
