// SPDX-License-Identifier: MIT

// Only the name of the module, for `import`: natively the toolchain has it; here the geometry replaces it, compiled as
// part of App, see Package.swift.
