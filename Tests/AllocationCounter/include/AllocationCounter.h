// SPDX-License-Identifier: MIT
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// The number of blocks that the current thread has requested from the heap since it started, freed or not.
///
/// A program that links this target has its `malloc` and related functions counted. Each thread has its own count, so tests that run
/// in parallel do not disturb one another. The count is always 0 in builds with a sanitizer and without glibc.
long allocationCount(void);

/// Whether allocations are counted in this build.
_Bool countsAllocations(void);

#endif
