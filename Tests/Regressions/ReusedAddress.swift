// SPDX-License-Identifier: MIT

/// Creates objects until one of them has the address of a released object. Returns nil if the allocator does not reuse
/// the address: sanitizers, for example, quarantine freed memory.
@MainActor func object<Kind: AnyObject>(at address: ObjectIdentifier, _ make: () -> Kind) -> Kind? {
  var others: [Kind] = []
  for _ in 0..<200 {
    let object = make()
    if ObjectIdentifier(object) == address { return object }
    others.append(object)
  }
  return nil
}
