import type { OpenSchool } from '../school/open.ts'
import { tableWords } from './console/words.ts'
import type { SchoolTable } from './database.ts'

type State = Pick<SchoolTable, 'state' | 'reason'>

/**
 * The author of what an operator does in a school. No account has such a name, because names of
 * accounts have no capital letters.
 */
export function authorOf(operator: string): string {
  return `District: ${operator}`
}

/** Writes into the school's own history that its state was changed. */
export async function noteState(
  { writePrivate }: Pick<OpenSchool, 'writePrivate'>,
  before: State,
  after: { state: 'open' | 'paused'; reason: string | null },
  operator: string,
): Promise<void> {
  const title = tableWords.bn.states[after.state]
  const fieldsOf = ({ state, reason }: State) => ({ title, siteState: state, reason })
  await writePrivate(
    ({ history }) => history.changed('account', fieldsOf(before), fieldsOf(after)),
    authorOf(operator),
  )
}
