// SPDX-License-Identifier: MIT

#ifndef SP_HEAP_H
#define SP_HEAP_H

#include <stddef.h>
#include <stdint.h>

/// The number of block sizes: 32 multiples of 16 bytes up to 512 bytes, and then four sizes per doubling up to 2 GiB.
#define SP_HEAP_CLASSES 120

/// A heap with fixed block sizes and a free list for each size (segregated fit).
///
/// Allocation and release take constant time. Memory is never returned to the system, and blocks are never merged, so
/// the size of the heap is the sum of the peak usage of each block size. Repeating the same work does not increase the
/// size of the heap.
struct sp_heap {
  /// The first byte that has never been used.
  uintptr_t next;
  /// The end of the memory that was obtained from the system.
  uintptr_t limit;
  /// The free blocks of each size.
  void *free[SP_HEAP_CLASSES];
  /// The number of bytes in allocated blocks, including headers.
  size_t live_bytes;
  /// The number of allocated blocks.
  size_t live_blocks;
  /// Requests `bytes` more memory at `limit`. Advances `limit` and returns 1 if the memory is available, or returns 0.
  int (*grow)(struct sp_heap *heap, size_t bytes);
};

/// Allocates `size` bytes, aligned to 16 bytes. Returns null if the system has no more memory.
void *sp_heap_allocate(struct sp_heap *heap, size_t size);
/// Allocates `size` bytes at a multiple of `alignment`, which must be a power of two. Returns null if the system has no
/// more memory.
void *sp_heap_allocate_aligned(struct sp_heap *heap, size_t alignment, size_t size);
/// Resizes a block, in place if possible. If memory is exhausted, returns null and leaves the block unchanged.
void *sp_heap_reallocate(struct sp_heap *heap, void *pointer, size_t size);
/// Releases a block. Null is ignored. Releasing a block twice traps.
void sp_heap_release(struct sp_heap *heap, void *pointer);
/// Returns the number of usable bytes at `pointer`, which is at least the requested size.
size_t sp_heap_usable_size(void *pointer);

#endif
