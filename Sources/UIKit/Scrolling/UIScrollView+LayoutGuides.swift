// SPDX-License-Identifier: MIT

extension UIScrollView {
  final var contentGuideIfMade: UILayoutGuide? { layoutStorage?.systemGuide(.scrollContent) }
}
