// SPDX-License-Identifier: MIT

/// Makes objects until one has the address of an object that was released; nil if the allocator does not reuse the address, as under
/// sanitizers, which quarantine freed memory.
@MainActor func object<Kind: AnyObject>(at address: ObjectIdentifier, _ make: () -> Kind) -> Kind? {
  var others: [Kind] = []
  for _ in 0..<200 {
    let object = make()
    if ObjectIdentifier(object) == address { return object }
    others.append(object)
  }
  return nil
}
