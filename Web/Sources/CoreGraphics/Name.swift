// SPDX-License-Identifier: MIT

// An empty module that makes `import` valid. Its contents are compiled as part of App; see Package.swift.
