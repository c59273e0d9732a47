import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { contentKinds } from '../../../content.ts'
import { webAddress } from '../../../base/web-address.ts'
import { isMailAddress } from '../../../pages/parts/mail-link.ts'
import { isTelephone } from '../../../pages/parts/telephone.ts'
import { DraftNote } from '../../../office/draft/draft-note.tsx'
import { useFields } from '../../../office/form/fields.tsx'
import { Form } from '../../../office/form/form.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { Screen } from '../../../office/frame/screen.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { Loading, LoadProblem } from '../../../office/connection/loaded.tsx'
import { byLabel, RecordProblem } from '../../../office/form/record-problem.tsx'
import { type FormRecord, useApi, useRecord } from '../../../office/connection/use-api.ts'
import { type TextSource, useTextForm } from '../../../office/form/use-text-form.ts'
import { hasAnswer } from '../answers.ts'
import { CONTACT_FIELDS, type ContactField } from '../fields.ts'
import type { Contact, SiteRecord } from '../schema.ts'
import { isGiven, SHARED_FACTS } from '../shared-facts.ts'
import { KindOfText, type TextKind } from './text-kinds.tsx'
import { FactNote } from './fact-note.tsx'
import { profileWords } from './words.ts'

const source: TextSource<ContactField> = {
  fields: CONTACT_FIELDS,
  blank: '',
  findPath: contentKinds.contact.apiPath,
  createPath: contentKinds.contact.apiPath,
  updatePath: () => contentKinds.contact.apiPath,
  required: CONTACT_FIELDS,
}

const KINDS: Partial<Record<ContactField, TextKind>> = {
  schoolName: 'text',
  address: 'text',
  postCode: 'number',
  phone: 'telephone',
  email: 'email',
  website: 'link',
}
/** Whether the contact page can link the text. */
const IS_LINKED = {
  phone: isTelephone,
  email: isMailAddress,
  website: (text: string) => webAddress(text) !== undefined,
}
const LATIN = new Set<ContactField>(['email', 'website'])

export default function ContactScreen() {
  const words = useScreenWords(profileWords).contact
  const { data, error, isPending, refetch } = useRecord<FormRecord<ContactField> | null>(
    source.findPath,
  )
  const site = useApi<SiteRecord>(contentKinds.site.apiPath)
  return (
    <Screen screen="contact" lead={words.lead}>
      {isPending || site.isPending ? (
        <Loading />
      ) : (
        <ContactForm
          record={data ?? null}
          known={knownFacts(site.data)}
          loadError={error}
          onLoadAgain={() => void refetch()}
        />
      )}
    </Screen>
  )
}

/** The same values from the site's texts, so that nobody types them again. */
function knownFacts(site: SiteRecord | undefined): Partial<Contact> {
  if (!site) return {}
  return Object.fromEntries(
    SHARED_FACTS.filter((fact) => isGiven(fact, site[fact])).map((fact) => [fact, site[fact]]),
  )
}

function ContactForm({
  record,
  known,
  loadError,
  onLoadAgain,
}: {
  record: FormRecord<ContactField> | null
  known: Partial<Contact>
  loadError: unknown
  onLoadAgain: () => void
}) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(profileWords).contact
  const [newPhone, setNewPhone] = useState<string>()
  const form = useTextForm({ ...source, known }, record, ({ message, phone }) => {
    notify(words.saved(message || 'Data saved successfully!'))
    if (phone !== record?.phone) setNewPhone(String(phone))
  })
  const { sending } = form
  const field = useFields(form, words.fields, {
    lang: 'bn',
    readOnly: sending.isSending,
    autoComplete: 'off',
    required: true,
    withAsterisk: false,
  })
  const notLinked = (name: ContactField, value: string) => {
    if (!(name in IS_LINKED) || !hasAnswer(value)) return undefined
    const linked = name as keyof typeof IS_LINKED
    return IS_LINKED[linked](value.trim()) ? undefined : words.notLinked[linked]
  }
  const submitWords = record ? words.save : words.add
  return (
    <section className="card" aria-labelledby="contact">
      <h2 id="contact">{words.formTitle}</h2>
      {record?.isSample && <b className="mark">{staffWords.common.sample}</b>}
      {!record && !loadError && <p role="status">{words.noData}</p>}
      {!record && loadError !== null && (
        <LoadProblem lead={words.noData} error={loadError} onTryAgain={onLoadAgain} />
      )}
      <Form sending={sending} onSubmit={() => void form.save()}>
        <RecordProblem
          form={form}
          describe={(values) => byLabel(values, words.fields)}
          labels={words.fields}
          quoted={words.failed}
        />
        <div className="fields">
          {CONTACT_FIELDS.map((name) => (
            <KindOfText
              key={name}
              {...field(name)}
              kind={KINDS[name] ?? 'line'}
              description={notLinked(name, form.values[name])}
              {...(LATIN.has(name) && { lang: 'en', spellCheck: false })}
            />
          ))}
        </div>
        <Group>
          <Button type="submit" disabled={sending.isSending}>
            {sending.isSending ? words.saving : submitWords}
          </Button>
          <DraftNote draft={form.draft} sending={sending} />
        </Group>
      </Form>
      <FactNote
        fact="schoolName"
        value={record ? String(record.schoolName) : undefined}
        other="site"
      />
      <FactNote fact="phone" value={newPhone} other="site" />
    </section>
  )
}
