// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// The parameter type of `required init?(coder:)`. The class is empty, because the browser has no archives.
  open class NSCoder: NSObject {}
#endif
