// SPDX-License-Identifier: MIT

#ifndef SP_HEAP_H
#define SP_HEAP_H

#include <stddef.h>
#include <stdint.h>

/// Number of block sizes: 32 steps of 16 bytes up to 512, then four steps to each doubling up to 2 GiB.
#define SP_HEAP_CLASSES 120

/// A heap of blocks in fixed sizes, each size with a list of its free blocks ("segregated fit").
///
/// Allocating and releasing take constant time. Memory is never given back and blocks never merge, so the heap stays
/// at the sum of each size's own peak; a program that does the same work again allocates nothing new.
struct sp_heap {
  /// First byte never used so far.
  uintptr_t next;
  /// First byte beyond what the system gave.
  uintptr_t limit;
  /// Free blocks of each size.
  void *free[SP_HEAP_CLASSES];
  /// Bytes in blocks that are in use, headers included.
  size_t live_bytes;
  /// Blocks that are in use.
  size_t live_blocks;
  /// Asks the system for `bytes` more right after `limit`; answers 1 and moves `limit`, or 0.
  int (*grow)(struct sp_heap *heap, size_t bytes);
};

/// Memory for `size` bytes, aligned to 16; null when the system gives no more.
void *sp_heap_allocate(struct sp_heap *heap, size_t size);
/// Memory for `size` bytes at a multiple of `alignment`, a power of two; null when the system gives no more.
void *sp_heap_allocate_aligned(struct sp_heap *heap, size_t alignment, size_t size);
/// Moves `pointer` to memory for `size` bytes, in place if it fits; null, with the old block kept, when there is none.
void *sp_heap_reallocate(struct sp_heap *heap, void *pointer, size_t size);
/// Takes a block back; null is fine, a block already released stops the program.
void sp_heap_release(struct sp_heap *heap, void *pointer);
/// Bytes that may be used at `pointer`, at least as many as were asked for.
size_t sp_heap_usable_size(void *pointer);

#endif
