/** Text that must never appear in a response. */
export const INTERNALS =
  /node_modules|\n\s+at |\.ts:\d|\b(select|insert into|update|delete from) "|sqlite|postgres|kysely|ENOENT|FST_ERR|\/(tmp|dev\/shm)\//i
