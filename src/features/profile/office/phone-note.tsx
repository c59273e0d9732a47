import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contentKinds } from '../../../content.ts'
import { callApi } from '../../../office/api-client.ts'
import { pick } from '../../../office/changes.ts'
import { FormProblem } from '../../../office/form-problem.tsx'
import { notify } from '../../../office/notify.ts'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { useSending } from '../../../office/use-sending.ts'
import { telephoneLinks } from '../../../pages/parts/telephone.ts'
import { CONTACT_FIELDS } from '../fields.ts'
import type { Contact } from '../schema.ts'
import { profileWords } from './words.ts'

/** The two places that have the school's telephone number. */
const PLACES = {
  site: { path: contentKinds.site.apiPath, bodyOf: (_: Contact, phone: string) => ({ phone }) },
  contact: {
    path: contentKinds.contact.apiPath,
    bodyOf: (contact: Contact, phone: string) => ({ ...pick(contact, CONTACT_FIELDS), phone }),
  },
}

/**
 * Says that another place has another telephone number, and offers to save this one there too. A
 * school can have two numbers on purpose, so it says so only after a change.
 */
export function PhoneNote({
  phone,
  other,
}: {
  /** The number that was just saved; undefined before that. */
  phone: string | undefined
  other: keyof typeof PLACES
}) {
  const words = useScreenWords(profileWords).phone
  const client = useQueryClient()
  const sending = useSending()
  const { path, bodyOf } = PLACES[other]
  const { data: found, refetch } = useQuery({
    queryKey: [path, 'phone'],
    queryFn: ({ signal }) => callApi<(Contact & { version: number }) | null>({ path, signal }),
    enabled: phone !== undefined,
    staleTime: 0,
  })
  const isSame = !phone || !found || linksOf(found.phone) === linksOf(phone)
  const take = async () => {
    const isDone = await sending.run(async () => {
      const body = bodyOf(found!, phone!)
      await callApi({ method: 'PUT', path, body, version: found!.version })
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
            <p>{words.differs[other](found.phone)}</p>
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
