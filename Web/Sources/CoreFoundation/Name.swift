// SPDX-License-Identifier: MIT

// An empty module that makes `import CoreFoundation` valid. Native builds use the toolchain's module. In the browser
// build, Sprung's geometry types replace it. They are compiled as part of App; see Package.swift.
