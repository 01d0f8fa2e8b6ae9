// SPDX-License-Identifier: MIT
#include "libc.h"
