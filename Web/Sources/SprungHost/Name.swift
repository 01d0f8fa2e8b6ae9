// SPDX-License-Identifier: MIT

// An empty module that makes `import SprungHost` valid. The module's sources are compiled as part of App; see
// Package.swift.
