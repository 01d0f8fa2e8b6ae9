// SPDX-License-Identifier: MIT

// Applications import both UIKit and Foundation. Native builds must therefore use Foundation's geometry types,
// `IndexPath`, `IndexSet`, `NSObject` and `NSCoder`. A second `CGRect` would make every use of the name ambiguous.
#if !hasFeature(Embedded)
  @_exported import Foundation
#endif

// Browser builds re-export this module, so that source files can use `@MainActor` without importing it.
#if hasFeature(Embedded) && canImport(_Concurrency)
  @_exported import _Concurrency
#endif
