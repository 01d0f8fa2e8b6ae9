// SPDX-License-Identifier: MIT

#include "sp_log.h"

static struct sp_log shared = {0, SP_LOG_CAPACITY, {0}};

struct sp_log *sp_log_shared(void) { return &shared; }

void sp_log_put(struct sp_log *log, char byte) {
  log->bytes[log->total % SP_LOG_CAPACITY] = byte;
  log->total++;
}
