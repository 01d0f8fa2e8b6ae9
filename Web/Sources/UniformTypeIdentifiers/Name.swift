// SPDX-License-Identifier: MIT

// An empty module that makes `import UniformTypeIdentifiers` valid. The declarations are compiled as part of App; see
// Package.swift.
