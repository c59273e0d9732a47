import { serverWordsOf } from '../../../office/form/problem-words.ts'
import { Link } from 'react-router'
import { contentKinds } from '../../../content.ts'
import { ApiProblem } from '../../../office/connection/api-client.ts'
import { SaveRow } from '../../../office/draft/draft-note.tsx'
import { Form } from '../../../office/form/form.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { Screen } from '../../../office/frame/screen.tsx'
import { findScreen } from '../../../office/frame/screens.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { inDigits, toLatinDigits } from '@pathshala/bengali/digits'
import { Loaded } from '../../../office/connection/loaded.tsx'
import { byLabel, RecordProblem } from '../../../office/form/record-problem.tsx'
import { type FormRecord, useApi, useRecord } from '../../../office/connection/use-api.ts'
import { type TextForm, type TextSource, useTextForm } from '../../../office/form/use-text-form.ts'
import {
  NUMBERS,
  SchoolInfoFields,
  type SchoolInfoField,
  SHIFTS,
  YES_OR_NO,
} from './school-info-fields.tsx'
import type { SiteRecord } from '../schema.ts'
import { profileWords } from './words.ts'

const FIELDS = [...SHIFTS, ...NUMBERS, ...YES_OR_NO]

const source: TextSource<SchoolInfoField> = {
  fields: FIELDS,
  required: FIELDS,
  blank: '',
  findPath: contentKinds.schoolInfo.apiPath,
  createPath: contentKinds.schoolInfo.apiPath,
  updatePath: ({ _id }) => `${contentKinds.schoolInfo.apiPath}/${_id}`,
}

export default function SchoolInfoScreen() {
  const words = useScreenWords(profileWords).schoolInfo
  const query = useRecord<FormRecord<SchoolInfoField> | null>(source.findPath)
  return (
    <Screen screen="schoolInfo" lead={words.lead}>
      <Eiin />
      <Loaded query={query} lead={words.failedToLoad}>
        {(record) => <SchoolInfoForm record={record} />}
      </Loaded>
    </Screen>
  )
}

/** The page at a glance shows it too, but it is written in one place only. */
function Eiin() {
  const { language } = useStaff()
  const words = useScreenWords(profileWords).eiin
  const { data } = useApi<SiteRecord>(contentKinds.site.apiPath)
  if (!data) return null
  return (
    <p className="s">
      {data.eiin ? words.is(inDigits(data.eiin, language)) : words.none}{' '}
      <Link to={`${findScreen('site').path}#school`}>{words.change}</Link>
    </p>
  )
}

function SchoolInfoForm({ record }: { record: FormRecord<SchoolInfoField> | null }) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(profileWords).schoolInfo
  const form = useTextForm(source, record, (_, isNew) =>
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
        <SaveRow
          draft={form.draft}
          sending={sending}
          submit={record ? staffWords.common.update : staffWords.common.create}
        />
      </Form>
    </section>
  )
}

function SchoolInfoProblem({ form }: { form: TextForm<SchoolInfoField> }) {
  const { language } = useStaff()
  const words = useScreenWords(profileWords).schoolInfo
  const { error } = form.sending
  const serverWords = error instanceof ApiProblem && serverWordsOf(error, words.fields)
  const shown = (text: string, field: SchoolInfoField) => {
    if ((NUMBERS as readonly string[]).includes(field))
      return inDigits(toLatinDigits(text), language)
    return (words.yesOrNo as Record<string, string>)[text] ?? text
  }
  return (
    <RecordProblem
      form={form}
      describe={(values) => byLabel(values, words.fields, shown)}
      labels={words.fields}
      quoted={words.failed(serverWords || 'Please try again.')}
    />
  )
}
