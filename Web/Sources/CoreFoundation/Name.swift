// SPDX-License-Identifier: MIT

// An empty module that makes `import` valid. Natively, the toolchain has it; in the browser, the geometry replaces it,
// compiled as part of App; see Package.swift.
