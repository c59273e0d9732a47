import { Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import type { InformationKey } from '../../../content.ts'
import { SaveRow } from '../../../office/draft/draft-note.tsx'
import { Form } from '../../../office/form/form.tsx'
import { useFieldProblem } from '../../../office/form/form-problem.tsx'
import { Loaded } from '../../../office/connection/loaded.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { RecordProblem } from '../../../office/form/record-problem.tsx'
import { Screen } from '../../../office/frame/screen.tsx'
import { findScreen } from '../../../office/frame/screens.ts'
import { Picks } from '../../../office/form/picks.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useRecord } from '../../../office/connection/use-api.ts'
import { formatNumber } from '../../../words/format.ts'
import { Papers } from '../../groups/office/papers.tsx'
import { ProtectionAdvice } from '../../student-counts/office/protection-card.tsx'
import { answerContentOf, findEntry, isInformationKey, type OwnKey } from '../entries.ts'
import type { EntryDetail } from '../schema.ts'
import { useBoard } from './board.ts'
import { type EntryForm, type EntryValues, useEntryForm } from './entry-form.ts'
import { OWN_FIELDS, useEntryField } from './own-fields.tsx'
import { screenPath } from './to-do-list.tsx'
import { boardWords } from './words.ts'
import './board.css'

/** The usual reason why an entry does not apply. The form begins with it, and staff can change it. */
const USUAL_REASONS: Partial<
  Record<InformationKey, { notApplicable: string; notApplicableEnglish: string }>
> = {
  recognition: {
    notApplicable: 'সরকারি প্রতিষ্ঠানের ক্ষেত্রে প্রযোজ্য নয়।',
    notApplicableEnglish: 'Recognition does not apply to a government school.',
  },
  nationalisation: {
    notApplicable: 'বিদ্যালয়টি শুরু থেকেই সরকারি।',
    notApplicableEnglish: 'The school has been a government school from the start.',
  },
  committee: {
    notApplicable: 'সরকারি বিদ্যালয়ে ম্যানেজিং কমিটি নেই; প্রধান শিক্ষকের মাধ্যমে মাউশির অধীনে চলে।',
    notApplicableEnglish:
      'A government school has none; the head teacher runs it under the Directorate.',
  },
  'parent-teacher': {
    notApplicable: 'অভিভাবক শিক্ষক সমিতি এখনো গঠিত হয়নি।',
    notApplicableEnglish: 'The parent-teacher association has not been formed yet.',
  },
}

/** The form of one entry of the board. */
export default function EntryScreen() {
  const { key = '' } = useParams()
  const board = findScreen('information').path
  return isInformationKey(key) ? <EntryOf key={key} entry={key} /> : <Navigate to={board} replace />
}

function EntryOf({ entry }: { entry: InformationKey }) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(boardWords)
  const client = useQueryClient()
  const path = `/information/${entry}?state=all`
  const query = useRecord<EntryDetail>(path)
  return (
    <Screen
      screen="information"
      links={<Link to={findScreen('information').path}>{words.back}</Link>}
    >
      <Loaded query={query} lead={staffWords.common.failedToLoad}>
        {(record) => (
          <EntryEditor record={record} setRecord={(next) => client.setQueryData([path], next)} />
        )}
      </Loaded>
    </Screen>
  )
}

function EntryEditor({
  record,
  setRecord,
}: {
  record: EntryDetail
  setRecord: (record: EntryDetail) => void
}) {
  const words = useScreenWords(boardWords)
  const navigate = useNavigate()
  const { key } = record
  const title = words.titles[key]
  const form = useEntryForm(record, setRecord, () => {
    notify(words.saved(title))
    void navigate(findScreen('information').path)
  })
  const { sending, draft, values } = form
  const problemOf = useFieldProblem(sending.error)
  const describe = useDescription()
  const labels = useLabels(key, values)
  const OwnFields = isOwnKey(key) ? OWN_FIELDS[key] : undefined
  const applies = useApplies(form, key)
  return (
    <section className="card" aria-labelledby="entry">
      <h2 id="entry">{title}</h2>
      {!OwnFields && <AnsweredElsewhere entry={key} />}
      {key === 'students' && <ProtectionAdvice />}
      <Form sending={sending} onSubmit={() => void form.save()}>
        <RecordProblem form={form} describe={describe} labels={labels} quoted={words.notSaved} />
        {applies.canChoose && (
          <Picks
            name="applies"
            label={words.doesItApply}
            values={['yes', 'no']}
            labels={words.applies}
            value={applies.value}
            onPick={applies.choose}
          />
        )}
        {applies.value === 'no' ? (
          <ReasonFields form={form} problemOf={problemOf} />
        ) : (
          OwnFields && <OwnFields form={form} problemOf={problemOf} />
        )}
        <Papers
          values={{ title, documents: values.documents }}
          error={values.documents
            .map((_, index) => problemOf(`documents.${index}`))
            .find((problem) => problem !== undefined)}
          onChange={(documents) => form.change({ documents })}
        />
        <NoteFields form={form} problemOf={problemOf} />
        <SaveRow draft={draft} sending={sending} />
      </Form>
    </section>
  )
}

function isOwnKey(key: InformationKey): key is OwnKey {
  return Object.hasOwn(OWN_FIELDS, key)
}

interface FieldsProps {
  form: EntryForm
  problemOf: (path: string) => string | undefined
}

/** The office's button “does not apply” opens the form with the usual reason. */
function useApplies({ values, change }: EntryForm, key: InformationKey) {
  const [search, setSearch] = useSearchParams()
  const isAsked = search.get('applies') === 'no'
  const choose = (applies: 'yes' | 'no') => {
    change({
      applies,
      ...(applies === 'no' && values.notApplicable === '' && USUAL_REASONS[key]),
    })
  }
  useEffect(() => {
    if (!isAsked) return
    setSearch({}, { replace: true })
    choose('no')
    // Only once, when the screen opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAsked])
  return { canChoose: findEntry(key).mayNotApply === true, value: values.applies, choose }
}

function ReasonFields(props: FieldsProps) {
  const field = useEntryField(props)
  return (
    <>
      <TextInput {...field('notApplicable')} required />
      <TextInput {...field('notApplicableEnglish')} />
    </>
  )
}

function NoteFields(props: FieldsProps) {
  const field = useEntryField(props)
  return (
    <>
      <Textarea {...field('note')} autosize minRows={2} />
      <Textarea {...field('noteEnglish')} autosize minRows={2} />
    </>
  )
}

/** A link to the screen with the content that answers the entry. */
function AnsweredElsewhere({ entry }: { entry: InformationKey }) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(boardWords)
  const { data } = useBoard()
  const found = data?.entries.find(({ key }) => key === entry)
  const content = answerContentOf(entry)
  if (!found || content === 'information') return null
  return (
    <p>
      {words.answeredOn} {staffWords.screens[content]}{' '}
      <Link to={screenPath(found)}>{words.openScreen}</Link>
    </p>
  )
}

/** The label of every field, also of those of rows: “বছর ৬, উত্তীর্ণ”. */
function useLabels(key: InformationKey, { rows, services, documents }: EntryValues) {
  const { language } = useStaff()
  const words = useScreenWords(boardWords)
  const legendOf = isOwnKey(key) && key !== 'nationalisation' ? words.row[key] : undefined
  const names: Record<string, string> = {
    ...words.fields,
    officerId: words.staffOrOther,
    officer: words.officerName,
    designation: words.designation,
    phone: words.phone,
    email: words.email,
    days: words.days,
  }
  const ofRows = [
    ['rows', rows],
    ['services', services],
  ] as const
  const labels = ofRows.flatMap(([list, all]) =>
    all.flatMap((_, index) =>
      Object.entries(names).map(([field, name]) => [
        `${list}.${index}.${field}`,
        `${legendOf?.(formatNumber(index + 1, language)) ?? ''}, ${name}`,
      ]),
    ),
  )
  const ofDocuments = documents.map((_, index) => [`documents.${index}`, words.fields.documents])
  return { ...names, ...Object.fromEntries([...labels, ...ofDocuments]) } as Record<string, string>
}

/** Describes the values by their labels. */
function useDescription() {
  const words = useScreenWords(boardWords)
  return (values: EntryValues) =>
    Object.fromEntries(
      Object.entries(values).map(([field, value]) => [
        words.fields[field as keyof typeof words.fields] ?? field,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    )
}
