// SPDX-License-Identifier: MIT

// The C functions that compiled Swift code references. They are defined only for WebAssembly, which has no C library.

#ifdef __wasm__

#include "CEmbedded.h"

// MARK: Memory

enum { page = 65536, growth = 16 };

extern unsigned char __heap_base;

static int grow(struct sp_heap *heap, size_t bytes) {
  size_t pages = (bytes + page - 1) / page;
  if (pages < growth && __builtin_wasm_memory_grow(0, growth) != (size_t)-1) {
    pages = growth;
  } else if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) {
    return 0;
  }
  heap->limit += pages * page;
  return 1;
}

static struct sp_heap *heap(void) {
  static struct sp_heap shared;
  if (!shared.grow) {
    shared.next = (uintptr_t)&__heap_base;
    shared.limit = (uintptr_t)__builtin_wasm_memory_size(0) * page;
    shared.grow = grow;
  }
  return &shared;
}

void *malloc(size_t size) { return sp_heap_allocate(heap(), size); }

void free(void *pointer) { sp_heap_release(heap(), pointer); }

void *realloc(void *pointer, size_t size) { return sp_heap_reallocate(heap(), pointer, size); }

size_t malloc_usable_size(void *pointer) { return sp_heap_usable_size(pointer); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = sp_heap_allocate_aligned(heap(), alignment, size);
  return *result ? 0 : 12;
}

// Short ranges are copied here. Long ranges are copied with the engine's instruction, which has more overhead than
// copying a few bytes.

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  if (count >= 64) {
    __builtin_memcpy(to, from, count);
    return to;
  }
  unsigned char *target = to;
  const unsigned char *source = from;
  while (count--) *target++ = *source++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  __builtin_memmove(to, from, count);
  return to;
}

void *memset(void *to, int byte, size_t count) {
  if (count >= 64) {
    __builtin_memset(to, byte, count);
    return to;
  }
  unsigned char *target = to;
  while (count--) *target++ = (unsigned char)byte;
  return to;
}

int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *a = first, *b = second;
  for (; count; count--, a++, b++) {
    if (*a != *b) return *a < *b ? -1 : 1;
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// MARK: Numbers from text

const char *_swift_stdlib_strtod_clocale(const char *text, double *number) { return sp_strtod(text, number); }

const char *_swift_stdlib_strtof_clocale(const char *text, float *number) { return sp_strtof(text, number); }

// MARK: Arithmetic

double round(double x) { return sp_round(x); }

double fmod(double x, double y) { return sp_fmod(x, y); }

// The result is exact, because the remainder of two floats is representable as a float.
float fmodf(float x, float y) { return (float)sp_fmod(x, y); }

// The result is exact, because a rounded float is representable as a float.
float roundf(float x) { return (float)sp_round(x); }

double remainder(double x, double y) { return sp_remainder(x, y); }

float remainderf(float x, float y) { return (float)sp_remainder(x, y); }

float fmaf(float x, float y, float z) { return sp_fmaf(x, y, z); }

double trunc(double x) { return __builtin_trunc(x); }

double rint(double x) { return __builtin_rint(x); }

__int128 __multi3(__int128 a, __int128 b) {
  union {
    __int128 whole;
    uint64_t halves[2];
  } left = {a}, right = {b}, result;
  sp_multiply_128(left.halves[0], left.halves[1], right.halves[0], right.halves[1], result.halves);
  return result.whole;
}

// MARK: The rest

int putchar(int byte) {
  sp_log_put(sp_log_shared(), (char)byte);
  return byte;
}

uintptr_t __stack_chk_guard = 0x53505249;

void __stack_chk_fail(void) { __builtin_trap(); }

// Random numbers for Swift, including the seed of its hash tables. The sequence is the same in every run. The generator
// is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
void arc4random_buf(void *buffer, size_t count) {
  static uint64_t state = 0x5A5A5A5A5A5A5A5A;
  unsigned char *target = buffer;
  while (count) {
    uint64_t value = state += 0x9E3779B97F4A7C15;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB;
    value ^= value >> 31;
    for (int byte = 0; byte < 8 && count; byte++, count--, value >>= 8) *target++ = (unsigned char)value;
  }
}

#endif
