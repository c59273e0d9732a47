import { Button, Group, Textarea, TextInput } from '@mantine/core'
import { type HTMLAttributes, useState } from 'react'
import { contentKinds } from '../../../content.ts'
import { DraftNote } from '../../../office/draft-note.tsx'
import { Form } from '../../../office/form.tsx'
import { useFieldProblem } from '../../../office/form-problem.tsx'
import { notify } from '../../../office/notify.ts'
import { Screen } from '../../../office/screen.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { Loading, LoadProblem } from '../../../office/loaded.tsx'
import { byLabel, RecordProblem } from '../../../office/record-problem.tsx'
import { type FormRecord, useRecord } from '../../../office/use-record.ts'
import { type TextForm, type TextSource, useTextForm } from '../../../office/use-text-form.ts'
import { CONTACT_FIELDS, type ContactField } from '../fields.ts'
import { PhoneNote } from './phone-note.tsx'
import { profileWords } from './words.ts'

const source: TextSource<ContactField> = {
  fields: CONTACT_FIELDS,
  blank: '',
  findPath: contentKinds.contact.apiPath,
  createPath: contentKinds.contact.apiPath,
  updatePath: () => contentKinds.contact.apiPath,
  required: CONTACT_FIELDS,
}

/** Fields that can have several lines, and fields for which a phone shows a special keyboard. */
const LONG = new Set<ContactField>(['schoolName', 'address'])
const KEYBOARDS: Partial<Record<ContactField, HTMLAttributes<HTMLInputElement>['inputMode']>> = {
  postCode: 'numeric',
  phone: 'tel',
  email: 'email',
  website: 'url',
}

export default function ContactScreen() {
  const words = useScreenWords(profileWords).contact
  const { data, error, isPending, refetch } = useRecord<ContactField>(source.findPath)
  return (
    <Screen screen="contact" lead={words.lead}>
      {isPending ? (
        <Loading />
      ) : (
        <ContactForm record={data ?? null} loadError={error} onLoadAgain={() => void refetch()} />
      )}
    </Screen>
  )
}

function ContactForm({
  record,
  loadError,
  onLoadAgain,
}: {
  record: FormRecord<ContactField> | null
  loadError: unknown
  onLoadAgain: () => void
}) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(profileWords).contact
  const [newPhone, setNewPhone] = useState<string>()
  const form = useTextForm(source, record, ({ message, phone }) => {
    notify(words.saved(message || 'Data saved successfully!'))
    if (phone !== record?.phone) setNewPhone(String(phone))
  })
  const { sending } = form
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
          {CONTACT_FIELDS.map((field) => (
            <ContactInput key={field} form={form} field={field} />
          ))}
        </div>
        <Group>
          <Button type="submit" disabled={sending.isSending}>
            {sending.isSending ? words.saving : submitWords}
          </Button>
          <DraftNote draft={form.draft} sending={sending} />
        </Group>
      </Form>
      <PhoneNote phone={newPhone} other="site" />
    </section>
  )
}

function ContactInput({ form, field }: { form: TextForm<ContactField>; field: ContactField }) {
  const words = useScreenWords(profileWords).contact
  const problemOf = useFieldProblem(form.sending.error)
  const isLatin = field === 'email' || field === 'website'
  const props = {
    id: `field-${field}`,
    name: field,
    label: words.fields[field],
    value: form.values[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      form.write(field, event.currentTarget.value),
    error: problemOf(field),
    readOnly: form.sending.isSending,
    lang: isLatin ? 'en' : 'bn',
    spellCheck: !isLatin,
    autoComplete: 'off',
    required: true,
  }
  return LONG.has(field) ? (
    <Textarea {...props} autosize minRows={1} />
  ) : (
    <TextInput {...props} inputMode={KEYBOARDS[field] ?? 'text'} />
  )
}
