// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

/// The callbacks in which a program changes its views.
enum FuzzedLayoutMoment: Int, CaseIterable {
  case beforeLayout, afterLayout, constraints, traits, fitting, willDisplay, didScroll, handler
}

/// A view in a layout that calls back where apps change layouts.
@MainActor protocol FuzzedLayoutView: UIView {
  var moments: FuzzedMoments { get }
}

/// The changes that a program makes in the callbacks of a view.
///
/// An action sets the same values each time, starting with its n-th call, so the layout has a fixed point and must end.
@MainActor final class FuzzedMoments {
  private var deeds: [(moment: FuzzedLayoutMoment, late: Int, run: () -> Void)] = []
  private var calls = [Int](repeating: 0, count: FuzzedLayoutMoment.allCases.count)
  private(set) var passes = 0

  func add(_ moment: FuzzedLayoutMoment, late: Int, _ run: @escaping () -> Void) { deeds.append((moment, late, run)) }

  func happens(_ moment: FuzzedLayoutMoment) {
    calls[moment.rawValue] += 1
    if moment == .afterLayout { passes += 1 }
    for deed in deeds where deed.moment == moment && calls[moment.rawValue] > deed.late { deed.run() }
  }
}

final class FuzzedPlain: UIView, FuzzedLayoutView {
  let moments = FuzzedMoments()
  var natural = CGSize(width: -1, height: -1)
  override var intrinsicContentSize: CGSize { natural }
  override func layoutSubviews() {
    moments.happens(.beforeLayout)
    super.layoutSubviews()
    moments.happens(.afterLayout)
  }
  override func updateConstraints() {
    moments.happens(.constraints)
    super.updateConstraints()
  }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    moments.happens(.traits)
  }
}

final class FuzzedStack: UIStackView, FuzzedLayoutView {
  let moments = FuzzedMoments()
  override func layoutSubviews() {
    moments.happens(.beforeLayout)
    super.layoutSubviews()
    moments.happens(.afterLayout)
  }
  override func updateConstraints() {
    moments.happens(.constraints)
    super.updateConstraints()
  }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    moments.happens(.traits)
  }
}

final class FuzzedLabel: UILabel, FuzzedLayoutView {
  let moments = FuzzedMoments()
  /// Whether the label sets its preferred width in layout, as was common before multi-line labels measured themselves.
  var followsWidth = false
  override func layoutSubviews() {
    moments.happens(.beforeLayout)
    super.layoutSubviews()
    if followsWidth { preferredMaxLayoutWidth = bounds.width }
    moments.happens(.afterLayout)
  }
  override func updateConstraints() {
    moments.happens(.constraints)
    super.updateConstraints()
  }
}

/// A view controller that calls back before and after its view's layout.
final class FuzzedLayoutController: UIViewController {
  let moments = FuzzedMoments()
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    moments.happens(.beforeLayout)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    moments.happens(.afterLayout)
  }
  override func updateViewConstraints() {
    moments.happens(.constraints)
    super.updateViewConstraints()
  }
}
