// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// The type that `required init?(coder:)` names. There are no archives in the browser, so there is nothing in it.
  open class NSCoder: NSObject {}
#endif
