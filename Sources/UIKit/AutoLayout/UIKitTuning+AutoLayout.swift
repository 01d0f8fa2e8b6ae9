// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// Points between neighbors that are as far apart as the system wants: Apple's standard spacing. Usual: 8. Zero makes
  /// them touch.
  static let systemSpacing: CGFloat = 8
  /// Points between an edge of the container and its content in a visual format: Apple's standard. Usual: 20.
  static let systemContainerSpacing: CGFloat = 20
  /// Points of the widest column that people like to read, at 17-point text: Apple's readable width. Usual: 672. Smaller
  /// ones waste room, larger ones tire.
  static let readableWidth: CGFloat = 672
  /// Rounds in which the heights of texts are measured anew for the widths that they got. Usual: 3; two suffice unless a
  /// width depends on a height. One leaves texts cut off.
  static let textHeightRounds = 3
}
