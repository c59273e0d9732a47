/** The parts of the machine whose failure programs are told of. */
export type MachinePart = 'backup' | 'database' | 'disk'
