import type { HistoryKind } from './kinds.ts'

/** Only admins can see these records. Each account sees the entries about itself. */
const FOR_ADMINS: HistoryKind[] = ['account', 'webhook']

/** The filter of the entries that an account may read. */
export function hiddenFrom({ _id, role }: { _id: string; role: string }) {
  return { hiddenKinds: role === 'admin' ? [] : FOR_ADMINS, visibleId: _id }
}
