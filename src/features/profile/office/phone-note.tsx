import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { contentKinds } from '../../../content.ts'
import { callApi } from '../../../office/shell/api-client.ts'
import { pick } from '../../../office/draft/changes.ts'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { notify } from '../../../office/shell/notify.ts'
import { useScreenWords } from '../../../office/shell/staff-context.tsx'
import { useApi } from '../../../office/shell/use-api.ts'
import { useSending } from '../../../office/form/use-sending.ts'
import { telephoneLinks } from '../../../pages/parts/telephone.ts'
import { CONTACT_FIELDS } from '../fields.ts'
import type { Contact } from '../schema.ts'
import { profileWords } from './words.ts'

/** The two records that contain the school's telephone number. */
const RECORDS = {
  site: { path: contentKinds.site.apiPath, bodyOf: (_: Contact, phone: string) => ({ phone }) },
  contact: {
    path: contentKinds.contact.apiPath,
    bodyOf: (contact: Contact, phone: string) => ({ ...pick(contact, CONTACT_FIELDS), phone }),
  },
}

/**
 * Says that the other record has a different telephone number, and offers to save the new number
 * there too. It appears only after a change, because a school can have two numbers on purpose.
 */
export function PhoneNote({
  phone,
  other,
}: {
  /** The number that was just saved; undefined before that. */
  phone: string | undefined
  other: keyof typeof RECORDS
}) {
  const words = useScreenWords(profileWords).phone
  const client = useQueryClient()
  const sending = useSending()
  const { path, bodyOf } = RECORDS[other]
  const { data: record, refetch } = useApi<(Contact & { version: number }) | null>(
    phone === undefined ? undefined : `${path}#phone`,
    { staleTime: 0 },
  )
  const isSame = !phone || !record || linksOf(record.phone) === linksOf(phone)
  const take = async () => {
    const isDone = await sending.run(async () => {
      const body = bodyOf(record!, phone!)
      await callApi({ method: 'PUT', path, body, version: record!.version })
    })
    if (isDone) notify(words.taken[other](phone!))
    await refetch()
    await client.invalidateQueries({ queryKey: [path], exact: true })
  }
  return (
    <>
      <FormProblem error={sending.error} />
      <div role="status" className="gentle">
        {!isSame && (
          <>
            <p>{words.differs[other](record.phone)}</p>
            <Button
              variant="default"
              mt="xs"
              loading={sending.isSending}
              onClick={() => void take()}
            >
              {words.takeOver(phone)}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

function linksOf(phone: string): string {
  return telephoneLinks(phone).join()
}
