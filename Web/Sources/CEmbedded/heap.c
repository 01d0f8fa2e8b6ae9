// SPDX-License-Identifier: MIT

#include "sp_heap.h"

// Each block starts with 8 bytes. They contain a tag with the size class, and the offset to the actual block if the
// pointer was moved for alignment. Blocks start 8 bytes before a multiple of 16, so that pointers are aligned.
struct header {
  uint32_t tag;
  uint32_t back;
};

enum { used = 0x53500000, released = 0x46500000, moved = 0x41500000, mask = 0xFFFF0000 };

static struct header *header_of(void *pointer) { return (struct header *)((char *)pointer - sizeof(struct header)); }

/// Returns the size of a block of the given class, including its header.
static size_t class_size(uint32_t class) {
  if (class < 32) return ((size_t)class + 1) * 16;
  uint32_t doubling = (class - 32) / 4, quarter = (class - 32) % 4;
  return ((size_t)(5 + quarter) * 128) << doubling;
}

/// Returns the smallest class whose blocks have at least `total` bytes, including the header, or SP_HEAP_CLASSES if
/// there is none.
static uint32_t class_for(size_t total) {
  if (total <= 512) return (uint32_t)((total + 15) / 16) - 1;
  if (total > (size_t)1 << 31) return SP_HEAP_CLASSES;
  uint32_t doubling = (uint32_t)(63 - __builtin_clzll((unsigned long long)(total - 1))) - 9;
  uint32_t quarter = (uint32_t)((total - 1) >> (doubling + 7)) - 4;
  return 32 + doubling * 4 + quarter;
}

void *sp_heap_allocate(struct sp_heap *heap, size_t size) {
  if (size > (size_t)1 << 31) return 0;
  uint32_t class = class_for(size + sizeof(struct header));
  if (class >= SP_HEAP_CLASSES) return 0;
  size_t total = class_size(class);
  void *pointer = heap->free[class];
  if (pointer) {
    heap->free[class] = *(void **)pointer;
  } else {
    uintptr_t start = ((heap->next + 23) & ~(uintptr_t)15) - 8;
    if (start + total > heap->limit || start + total < start) {
      if (!heap->grow(heap, start + total - heap->limit)) return 0;
    }
    heap->next = start + total;
    pointer = (void *)(start + sizeof(struct header));
  }
  struct header *header = header_of(pointer);
  header->tag = used | class;
  header->back = 0;
  heap->live_bytes += total;
  heap->live_blocks += 1;
  return pointer;
}

void *sp_heap_allocate_aligned(struct sp_heap *heap, size_t alignment, size_t size) {
  if (alignment <= 16) return sp_heap_allocate(heap, size);
  if (size + alignment < size) return 0;
  char *pointer = sp_heap_allocate(heap, size + alignment);
  if (!pointer) return 0;
  char *aligned = (char *)(((uintptr_t)pointer + alignment - 1) & ~(uintptr_t)(alignment - 1));
  if (aligned == pointer) return pointer;
  struct header *header = header_of(aligned);
  header->tag = moved;
  header->back = (uint32_t)(aligned - pointer);
  return aligned;
}

/// Returns a block's original pointer. Traps if the block is not in use.
static void *original(void *pointer) {
  struct header *header = header_of(pointer);
  if (header->tag == moved) {
    pointer = (char *)pointer - header->back;
    header = header_of(pointer);
  }
  if ((header->tag & mask) != used) __builtin_trap();
  return pointer;
}

size_t sp_heap_usable_size(void *pointer) {
  if (!pointer) return 0;
  char *start = original(pointer);
  size_t room = class_size(header_of(start)->tag & ~(uint32_t)mask) - sizeof(struct header);
  return room - (size_t)((char *)pointer - start);
}

void sp_heap_release(struct sp_heap *heap, void *pointer) {
  if (!pointer) return;
  pointer = original(pointer);
  struct header *header = header_of(pointer);
  uint32_t class = header->tag & ~(uint32_t)mask;
  header->tag = released | class;
  *(void **)pointer = heap->free[class];
  heap->free[class] = pointer;
  heap->live_bytes -= class_size(class);
  heap->live_blocks -= 1;
}

void *sp_heap_reallocate(struct sp_heap *heap, void *pointer, size_t size) {
  if (!pointer) return sp_heap_allocate(heap, size);
  size_t usable = sp_heap_usable_size(pointer);
  if (size <= usable) return pointer;
  char *larger = sp_heap_allocate(heap, size);
  if (!larger) return 0;
  for (size_t index = 0; index < usable; index++) larger[index] = ((char *)pointer)[index];
  sp_heap_release(heap, pointer);
  return larger;
}
