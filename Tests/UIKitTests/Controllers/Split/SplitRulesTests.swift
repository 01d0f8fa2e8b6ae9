// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the rules for the arrangement and frames of columns, without creating a view or controller.
@Suite("Split view column rules", .oneApplication) @MainActor struct SplitRulesTests {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior
  typealias Column = UISplitViewController.Column

  private static let modes: [Mode] = [
    .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
    .twoDisplaceSecondary,
  ]

  private func rules(
    triple: Bool, landscape: Bool = true, fitsTwo: Bool = true, mode: Mode = .automatic, behavior: Behavior = .automatic
  ) -> SplitRules {
    SplitRules(
      isTriple: triple, isLandscape: landscape, fitsTwo: fitsTwo, preferredMode: mode, preferredBehavior: behavior)
  }

  private func geometry(
    _ width: CGFloat, triple: Bool, mirrored: Bool = false, primary: SplitColumnWidth = SplitColumnWidth(),
    supplementary: SplitColumnWidth = SplitColumnWidth()
  ) -> SplitGeometry {
    SplitGeometry(
      size: CGSize(width: width, height: 700), pixel: 0.5, isMirrored: mirrored, isTriple: triple, primary: primary,
      supplementary: supplementary)
  }

  @Test("Automatic mode shows the primary column beside on wide views, and only the secondary one on tall views")
  func automatic() {
    for triple in [false, true] {
      let wide = rules(triple: triple).preferred
      #expect(wide == SplitArrangement(mode: .oneBesideSecondary, behavior: .tile))
      let high = rules(triple: triple, landscape: false).preferred
      #expect(high == SplitArrangement(mode: .secondaryOnly, behavior: .overlay))
    }
    #expect(rules(triple: true, fitsTwo: false).preferred.behavior == .displace)
    #expect(rules(triple: false, fitsTwo: false).preferred.behavior == .tile)
  }

  @Test("A preferred mode determines the behavior: beside tiles, over overlays, displace displaces")
  func behaviors() {
    let rows: [(Mode, Behavior)] = [
      (.oneBesideSecondary, .tile), (.twoBesideSecondary, .tile), (.oneOverSecondary, .overlay),
      (.twoOverSecondary, .overlay), (.twoDisplaceSecondary, .displace),
    ]
    for (mode, behavior) in rows {
      #expect(rules(triple: true, mode: mode).standardBehavior == behavior)
      #expect(rules(triple: true, mode: mode, behavior: .displace).standardBehavior == behavior, "the mode comes first")
    }
    #expect(rules(triple: true, behavior: .displace).standardBehavior == .displace)
    #expect(rules(triple: true, mode: .secondaryOnly, behavior: .overlay).standardBehavior == .overlay)
  }

  @Test("Without space for two columns, only one is beside, or both are over on request")
  func space() {
    let narrow = rules(triple: true, fitsTwo: false, mode: .twoBesideSecondary)
    #expect(narrow.preferred.mode == .oneBesideSecondary)
    #expect(narrow.showing(.primary, in: narrow.preferred).mode == .twoOverSecondary)
    let wide = rules(triple: true, mode: .twoBesideSecondary)
    #expect(wide.preferred.mode == .twoBesideSecondary)
    #expect(narrow.fitted(wide.preferred).mode == .oneBesideSecondary && wide.fitted(wide.preferred) == wide.preferred)
  }

  @Test("Without a supplementary column, modes of two columns act like modes of one")
  func double() {
    let double = rules(triple: false)
    #expect(double.arrangement(of: .twoBesideSecondary).mode == .oneBesideSecondary)
    #expect(double.arrangement(of: .twoOverSecondary).mode == .oneOverSecondary)
    let displaced = double.arrangement(of: .twoDisplaceSecondary)
    #expect(displaced.mode == .oneBesideSecondary && displaced.isDisplaced(inTriple: false))
  }

  @Test(
    "After every change, a shown column is visible, and a hidden one is not", arguments: [false, true])
  func changes(triple: Bool) {
    let columns: [Column] = triple ? [.primary, .supplementary] : [.primary]
    for landscape in [false, true] {
      for fitsTwo in [false, true] {
        for preferred in Self.modes {
          let rules = rules(triple: triple, landscape: landscape, fitsTwo: fitsTwo, mode: preferred)
          for mode in Self.modes {
            let start = rules.fitted(rules.arrangement(of: mode))
            for column in columns {
              let shown = rules.showing(column, in: start)
              #expect(shown.columns(inTriple: triple).contains(column), "\(preferred) \(mode) \(column)")
              #expect(rules.fitted(shown) == shown)
              let hidden = rules.hiding(column, in: start)
              #expect(!hidden.columns(inTriple: triple).contains(column), "\(preferred) \(mode) \(column)")
            }
            let uncovered = rules.uncovered(start)
            #expect(!uncovered.isOverlay, "\(preferred) \(mode)")
            #expect(rules.toggled(start) != start)
            #expect((rules.revealing(in: start) == nil) == start.columns(inTriple: triple).contains(.primary))
          }
        }
      }
    }
  }

  @Test("Columns are one pixel apart, fill at least the width, and are mirrored as a whole", arguments: Seeds.below(40))
  func frames(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let triple = random.bool()
    let width = CGFloat(random.int(in: 640..<2800)) / 2
    var primary = SplitColumnWidth()
    if random.bool() { primary.preferred = CGFloat(random.int(in: 0..<900)) / 2 }
    if random.bool() { primary.fraction = CGFloat(random.double(in: 0..<1)) }
    if random.bool() { primary.maximum = CGFloat(random.int(in: 200..<900)) / 2 }
    let plain = geometry(width, triple: triple, primary: primary)
    let mirrored = geometry(width, triple: triple, mirrored: true, primary: primary)
    let rules = rules(triple: triple, fitsTwo: plain.fitsTwo)
    for mode in Self.modes {
      let arrangement = rules.fitted(rules.arrangement(of: mode))
      let frames = plain.frames(in: arrangement)
      let visible = arrangement.columns(inTriple: triple)
      for column in [Column.primary, .supplementary] where triple || column == .primary {
        let frame = frames.frame(of: column)
        #expect(visible.contains(column) ? frame.minX >= 0 : frame.maxX <= 0, "\(mode) \(column)")
        #expect((frame.width * 2).rounded() == frame.width * 2 && frame.width <= width)
      }
      if triple { #expect(frames.supplementary.minX == frames.primary.maxX + 0.5) }
      if let last = visible.last, !arrangement.isOverlay {
        #expect(frames.secondary.minX == frames.frame(of: last).maxX + 0.5, "\(mode)")
        if !arrangement.isDisplaced(inTriple: triple) {
          #expect(frames.secondary.maxX == max(width, frames.secondary.minX))
        }
      } else {
        #expect(frames.secondary == CGRect(x: 0, y: 0, width: width, height: 700))
      }
      #expect((frames.dimming > 0) == (arrangement.isOverlay || arrangement.isDisplaced(inTriple: triple)))
      let other = mirrored.frames(in: arrangement)
      for column in [Column.primary, .supplementary, .secondary] {
        let (frame, reflection) = (frames.frame(of: column), other.frame(of: column))
        #expect(frame.size == reflection.size && abs(frame.minX + reflection.maxX - width) < 1e-9)
      }
    }
  }

  @Test("Halfway between two arrangements every number is halfway")
  func mixing() {
    let geometry = geometry(1180, triple: true)
    let rules = rules(triple: true, fitsTwo: geometry.fitsTwo)
    let (hidden, over) = (
      geometry.frames(in: rules.arrangement(of: .secondaryOnly)),
      geometry.frames(in: rules.arrangement(of: .twoOverSecondary))
    )
    #expect(hidden.mixed(with: over, progress: 0) == hidden && hidden.mixed(with: over, progress: 1) == over)
    let half = hidden.mixed(with: over, progress: 0.5)
    #expect(half.primary.minX == (hidden.primary.minX + over.primary.minX) / 2 && half.dimming == over.dimming / 2)
  }

  @Test("The absolute width precedes the fraction; the space, the maximum and finally the minimum limit it")
  func widths() {
    func width(_ wish: SplitColumnWidth, available: CGFloat? = nil) -> CGFloat {
      wish.resolved(standard: 320, in: 820, available: available, pixel: 0.5)
    }
    #expect(width(SplitColumnWidth()) == 320 && width(SplitColumnWidth(fraction: 0.4)) == 328)
    #expect(width(SplitColumnWidth(preferred: 250, fraction: 0.4)) == 250)
    #expect(width(SplitColumnWidth(fraction: 0.5), available: 346) == 346)
    #expect(width(SplitColumnWidth(), available: 100) == 240, "never narrowed for other columns")
    #expect(width(SplitColumnWidth(minimum: 400, maximum: 300)) == 400)
    #expect(width(SplitColumnWidth(preferred: 2000)) == 820 && width(SplitColumnWidth(preferred: 0)) == 0)
    #expect(width(SplitColumnWidth(preferred: 250.3)) == 250.5, "on a pixel")
    #expect(SplitColumnWidth.isValid(SplitColumnWidth.automatic) && SplitColumnWidth.isValid(0))
    for bad in [-1, .nan, .infinity] as [CGFloat] { #expect(!SplitColumnWidth.isValid(bad)) }
  }
}
