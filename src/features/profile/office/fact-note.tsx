import { useQueryClient } from '@tanstack/react-query'
import { contentKinds } from '../../../content.ts'
import { callApi } from '../../../office/connection/api-client.ts'
import { pick } from '../../../office/draft/changes.ts'
import { EqualNote } from '../../../office/form/equal-note.tsx'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { useScreenWords } from '../../../office/frame/staff-context.tsx'
import { useApi } from '../../../office/connection/use-api.ts'
import { useSending } from '../../../office/form/use-sending.ts'
import { telephoneLinks } from '../../../pages/parts/telephone.ts'
import { CONTACT_FIELDS } from '../fields.ts'
import type { Contact } from '../schema.ts'
import { profileWords } from './words.ts'

type Fact = 'schoolName' | 'phone'

/** The two records that have the school's name and telephone number. */
const RECORDS = {
  site: {
    path: contentKinds.site.apiPath,
    bodyOf: (_: Contact, change: Partial<Contact>): object => change,
  },
  contact: {
    path: contentKinds.contact.apiPath,
    bodyOf: (contact: Contact, change: Partial<Contact>): object => ({
      ...pick(contact, CONTACT_FIELDS),
      ...change,
    }),
  },
}

/**
 * Says that the other record has a different name or number, and offers to save this one there too.
 * For a number, it appears only after a change, because a school can have two numbers on purpose.
 */
export function FactNote({
  fact,
  value,
  other,
}: {
  fact: Fact
  /** A number that was just saved, or the present name; undefined if there is nothing to offer. */
  value: string | undefined
  other: keyof typeof RECORDS
}) {
  const { [fact]: words, takeOver } = useScreenWords(profileWords).facts
  const client = useQueryClient()
  const sending = useSending()
  const { path, bodyOf } = RECORDS[other]
  const { data: record, refetch } = useApi<(Contact & { version: number }) | null>(
    value === undefined ? undefined : `${path}#${fact} ${value}`,
    { staleTime: 0 },
  )
  const isSame = !value || !record || essenceOf(fact, record[fact]) === essenceOf(fact, value)
  const take = async () => {
    const isDone = await sending.run(async () => {
      const body = bodyOf(record!, { [fact]: value! })
      await callApi({ method: 'PUT', path, body, version: record!.version })
    })
    if (isDone) notify(words.taken[other](value!))
    await refetch()
    await client.invalidateQueries({ queryKey: [path], exact: true })
  }
  return (
    <>
      <FormProblem error={sending.error} />
      <EqualNote
        differs={isSame ? undefined : words.differs[other](record[fact])}
        action={takeOver(value ?? '')}
        isSending={sending.isSending}
        onAct={() => void take()}
      />
    </>
  )
}

/** Two ways of writing one number are the same number. */
function essenceOf(fact: Fact, value: string): string {
  return fact === 'phone' ? telephoneLinks(value).join() : value.trim()
}
