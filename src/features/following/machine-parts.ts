/** The parts of the machine whose failures are reported to programs. */
export type MachinePart = 'backup' | 'database' | 'disk'
