import { Button, Group } from '@mantine/core'
import { ApiProblem } from '../../../office/api-client.ts'
import { ConflictDialog } from '../../../office/conflict-dialog.tsx'
import { DraftNote } from '../../../office/draft-note.tsx'
import { Form } from '../../../office/form.tsx'
import { FormProblem } from '../../../office/form-problem.tsx'
import { notify } from '../../../office/notify.ts'
import { Screen } from '../../../office/screen.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { toLatinDigits } from '../../../words/digits.ts'
import { inDigits } from '../../../words/format.ts'
import { type FormRecord, type RecordSource, useRecord } from '../../../office/record.ts'
import { useRecordForm } from '../../../office/use-record-form.ts'
import { LoadProblem, RecordLoading } from '../../../office/record-parts.tsx'
import {
  NUMBERS,
  SchoolInfoFields,
  type SchoolInfoField,
  SHIFTS,
  YES_OR_NO,
} from './school-info-fields.tsx'
import { profileWords } from './words.ts'

const FIELDS = [...SHIFTS, ...NUMBERS, ...YES_OR_NO]

const place: RecordSource<SchoolInfoField> = {
  fields: FIELDS,
  required: FIELDS,
  blank: '',
  findPath: '/schoolInfo',
  createPath: '/schoolInfo',
  updatePath: ({ _id }) => `/schoolInfo/${_id}`,
}

export default function SchoolInfoScreen() {
  const words = useScreenWords(profileWords).schoolInfo
  const { data, error, isPending, refetch } = useRecord<SchoolInfoField>(place.findPath)
  return (
    <Screen screen="schoolInfo" lead={words.lead}>
      {isPending && <RecordLoading />}
      {error && (
        <LoadProblem lead={words.failedToLoad} error={error} onTryAgain={() => void refetch()} />
      )}
      {data !== undefined && <SchoolInfoForm record={data} />}
    </Screen>
  )
}

function SchoolInfoForm({ record }: { record: FormRecord<SchoolInfoField> | null }) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(profileWords).schoolInfo
  const form = useRecordForm(place, record, (_, isNew) =>
    notify(isNew ? words.created : words.updated),
  )
  const { sending } = form
  return (
    <section className="card" aria-labelledby="school-info">
      <h2 id="school-info">{record ? words.updateTitle : words.createTitle}</h2>
      {record?.isSample && <b className="mark">{staffWords.common.sample}</b>}
      <Form sending={sending} onSubmit={() => void form.save()}>
        <SchoolInfoProblem form={form} />
        <SchoolInfoFields form={form} record={record} />
        <Group>
          <Button type="submit" loading={sending.isSending}>
            {record ? staffWords.common.update : staffWords.common.create}
          </Button>
          <DraftNote draft={form.draft} sending={sending} />
        </Group>
      </Form>
    </section>
  )
}

/** The reason why saving failed: someone else's change, or the server's error. */
function SchoolInfoProblem({
  form: { conflict, sending },
}: {
  form: ReturnType<typeof useRecordForm<SchoolInfoField>>
}) {
  const { language } = useStaff()
  const words = useScreenWords(profileWords).schoolInfo
  if (!conflict) {
    const { error } = sending
    const serverWords = error instanceof ApiProblem && error.message
    return (
      <FormProblem
        error={error}
        labels={words.fields}
        quoted={words.failed(serverWords || 'Please try again.')}
      />
    )
  }
  const shown = (field: SchoolInfoField, text: string) => {
    if ((NUMBERS as readonly string[]).includes(field))
      return inDigits(toLatinDigits(text), language)
    return (words.yesOrNo as Record<string, string>)[text] ?? text
  }
  return (
    <ConflictDialog
      fields={place.fields.map((field) => ({
        label: words.fields[field],
        theirs: shown(field, conflict.theirs[field]),
        mine: shown(field, conflict.mine[field]),
      }))}
      onKeepTheirs={conflict.keepTheirs}
      onKeepMine={() => void conflict.keepMine()}
    />
  )
}
