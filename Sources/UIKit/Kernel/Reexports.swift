// SPDX-License-Identifier: MIT

@_exported import SprungGeometry

#if hasFeature(Embedded)
  @_exported import SprungFoundation
#endif
