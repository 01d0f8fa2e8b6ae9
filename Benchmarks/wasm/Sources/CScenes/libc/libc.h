// SPDX-License-Identifier: MIT

// The functions of the C library that scenes.c uses. There is no library: functions that CEmbedded lacks become
// imports, which play.mjs implements.

#ifndef LIBC_H
#define LIBC_H

#include <stddef.h>
#include <stdint.h>

#define M_PI 3.14159265358979323846

double sin(double);
double cos(double);
double exp(double);
double hypot(double, double);
// These are WebAssembly instructions.
#define sqrt __builtin_sqrt
#define fabs __builtin_fabs
#define floor __builtin_floor
#define ceil __builtin_ceil

void *malloc(size_t);
void free(void *);
void qsort(void *, size_t, size_t, int (*)(const void *, const void *));
int atoi(const char *);

void *memcpy(void *restrict, const void *restrict, size_t);
size_t strlen(const char *);
int strcmp(const char *, const char *);

typedef struct file FILE;
FILE *fopen(const char *, const char *);
int fclose(FILE *);
int fprintf(FILE *, const char *, ...);
int printf(const char *, ...);
int sprintf(char *, const char *, ...);

struct timespec {
  long long tv_sec;
  long tv_nsec;
};
#define CLOCK_MONOTONIC 1
int clock_gettime(int, struct timespec *);

#endif
