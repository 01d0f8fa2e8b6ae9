// SPDX-License-Identifier: MIT

/// A span of time in seconds, by Core Animation's name.
public typealias CFTimeInterval = Double
