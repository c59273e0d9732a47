import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { EnglishFold } from '../../../office/form/english-fold.tsx'
import { choicesOf, makeFields } from '../../../office/form/fields.tsx'
import { fieldErrorsOf } from '../../../office/form/input-problem.ts'
import { DigitsInput } from '../../../office/form/digits-input.tsx'
import { RowsEditor } from '../../../office/form/rows-editor.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { CLASSES, SHIFTS } from '@pathshala/bengali/classes'
import { inDigits, toLatinDigits } from '@pathshala/bengali/digits'
import { formatNumber } from '../../../words/format.ts'
import type { Language } from '../../../words/language.ts'
import { schoolWords } from '../../../words/school-words.ts'
import { hasLeft, useOfficers, useOfficersOfStaff } from '../../people/office/use-officers.ts'
import { useCounts } from '../../student-counts/office/use-counts.ts'
import type { StudentCountRecord } from '../../student-counts/schema.ts'
import { RECOGNITION_FORMS, RECOGNITION_LEVELS, SERVICE_GROUPS } from '../choices.ts'
import type { OwnKey } from '../entries.ts'
import { PersonDetails } from '../../people/office/person-details.tsx'
import { useBoard } from './board.ts'
import type { EntryForm, EntryValues, FormRow } from './entry-form.ts'
import { boardWords } from './words.ts'

interface Props {
  form: EntryForm
  problemOf: (path: string) => string | undefined
}

interface RowProps extends Props {
  row: FormRow
  index: number
  set: (texts: Record<string, string>, document?: FormRow['document']) => void
}

export const OWN_FIELDS: Record<OwnKey, (props: Props) => ReactNode> = {
  recognition: (props) => (
    <Rows
      {...props}
      entry="recognition"
      max={40}
      start={{ level: 'secondary', what: 'recognition' }}
      lineOf={({ level, what, effectiveFrom }, words) => [
        words.levels[level as keyof typeof words.levels],
        words.forms[what as keyof typeof words.forms],
        effectiveFrom?.slice(0, 4),
      ]}
      Row={RecognitionRow}
    />
  ),
  sections: SectionsFields,
  nationalisation: NationalisationFields,
  charter: CharterFields,
  posts: PostsFields,
  'ssc-results': (props) => (
    <Rows
      {...props}
      entry="ssc-results"
      max={80}
      start={{ year: yearAfter(props.form.values.rows) }}
      lineOf={({ year, appeared, passed }, { fields }) => [
        year,
        appeared && `${fields.appeared} ${appeared}`,
        passed && `${fields.passed} ${passed}`,
      ]}
      Row={ResultRow}
    />
  ),
}

/** The year after the last year of the rows; empty if no row has a year. */
function yearAfter(rows: FormRow[]): string {
  const years = rows.map(({ texts }) => Number(toLatinDigits(texts['year'] ?? ''))).filter(Boolean)
  return years.length ? String(Math.max(...years) + 1) : ''
}

type Words = (typeof boardWords)['bn']

type RowsEntry = Exclude<OwnKey, 'nationalisation'>

/** The rows of an entry. `start` has the first values of a new row. */
function Rows({
  form,
  problemOf,
  entry,
  list = 'rows',
  max,
  start,
  lineOf,
  noteOf,
  Row,
}: Props & {
  entry: RowsEntry
  list?: 'rows' | 'services'
  max: number
  start: Record<string, string>
  /** The parts of the line of a folded row. */
  lineOf: (texts: Record<string, string>, words: Words) => (string | false | undefined)[]
  noteOf?: (texts: Record<string, string>) => string | undefined
  Row: (props: RowProps) => ReactNode
}) {
  const { language } = useStaff()
  const words = useScreenWords(boardWords)
  const fold = {
    lineOf: ({ texts }: FormRow) =>
      lineOf(texts, words).flatMap((part) => (part ? [inDigits(part, language)] : [])),
    noteOf: noteOf && (({ texts }: FormRow) => noteOf(texts)),
    hasProblem: (index: number) =>
      fieldErrorsOf(form.sending.error).some(({ path }) =>
        path.startsWith([list, index, ''].join('.')),
      ),
  }
  return (
    <RowsEditor
      id={list}
      rows={form.values[list]}
      max={max}
      blank={() => ({ texts: digitsIn(start, language), document: null })}
      words={{ ...words, legend: words.row[entry], add: words.add[entry] }}
      fold={fold}
      onRearrange={form.sending.clearError}
      onChange={(rows) => form.change({ [list]: rows })}
    >
      {(row, index, replace) => (
        <Row
          form={form}
          problemOf={problemOf}
          row={row}
          index={index}
          set={(texts, document = row.document) =>
            replace({ texts: { ...row.texts, ...texts }, document })
          }
        />
      )}
    </RowsEditor>
  )
}

/** The year of a new row, in the digits of the office. */
function digitsIn(start: Record<string, string>, language: Language): Record<string, string> {
  return start['year'] ? { ...start, year: inDigits(start['year'], language) } : start
}

type Field = keyof (typeof boardWords)['bn']['fields']

/** Makes the attributes of the fields of a row. */
function useField({ row, index, set, problemOf }: RowProps, list = 'rows') {
  const { fields } = useScreenWords(boardWords)
  return makeFields<Record<string, string>, string>(
    {
      values: row.texts,
      change: set as (texts: Partial<Record<string, string>>) => void,
      problemOf,
    },
    fields,
    { at: `${list}.${index}.`, lang: 'bn' },
  )
}

function RecognitionRow(props: RowProps) {
  const words = useScreenWords(boardWords)
  const field = useField(props)
  return (
    <>
      <NativeSelect {...field('level')} data={choicesOf(RECOGNITION_LEVELS, words.levels)} />
      <NativeSelect {...field('what')} data={choicesOf(RECOGNITION_FORMS, words.forms)} />
      <TextInput {...field('detail')} />
      <TextInput {...field('authority')} required />
      <TextInput type="date" {...field('effectiveFrom')} required />
      <TextInput type="date" {...field('validUntil')} />
      <Memo {...props} />
    </>
  )
}

function Memo(props: RowProps) {
  const field = useField(props)
  return (
    <>
      <TextInput {...field('memoNumber')} />
      <TextInput type="date" {...field('memoDate')} />
      <RowPaper {...props} />
    </>
  )
}

/** The paper of a row. The clerk chooses it from the papers of the entry. */
function RowPaper({ form, row, index, set, problemOf }: RowProps) {
  const words = useScreenWords(boardWords)
  const keyOf = ({ kind, number }: NonNullable<FormRow['document']>) => `${kind}/${number}`
  const papers = [...form.values.documents, ...(row.document ? [row.document] : [])]
  if (papers.length === 0) return null
  const unique = [...new Map(papers.map((paper) => [keyOf(paper), paper])).values()]
  return (
    <NativeSelect
      id={`field-rows.${index}.document`}
      label={words.fields.document}
      lang="bn"
      value={row.document ? keyOf(row.document) : ''}
      data={[
        { value: '', label: words.none },
        ...unique.map((paper) => ({ value: keyOf(paper), label: paper.title || keyOf(paper) })),
      ]}
      onChange={(event) =>
        set({}, unique.find((paper) => keyOf(paper) === event.currentTarget.value) ?? null)
      }
      error={problemOf(`rows.${index}.document`)}
    />
  )
}

function SectionsFields(props: Props) {
  const words = useScreenWords(boardWords)
  const { data: counts = [] } = useCounts()
  const { language } = useStaff()
  const { classes, shifts } = schoolWords[language]
  const { values, change } = props.form
  return (
    <>
      {values.rows.length === 0 && counts.length > 0 && (
        <div>
          <Button onClick={() => change({ rows: rowsOfCounts(counts) })}>{words.fromCounts}</Button>
        </div>
      )}
      <Rows
        {...props}
        entry="sections"
        max={CLASSES.length * SHIFTS.length}
        start={{ className: 'Three', shift: 'Morning' }}
        lineOf={({ className, shift, approved }) => [
          classes[className as keyof typeof classes],
          shifts[shift as keyof typeof shifts],
          approved,
        ]}
        Row={SectionRow}
      />
    </>
  )
}

/** One row for each class and shift that has counts. */
function rowsOfCounts(counts: StudentCountRecord[]): FormRow[] {
  return CLASSES.flatMap((className) =>
    SHIFTS.flatMap((shift) => {
      const sections = counts.filter((one) => one.className === className && one.shift === shift)
      if (sections.length === 0) return []
      const texts = { className, shift, approved: String(sections.length), memoNumber: '' }
      return [{ texts, document: null }]
    }),
  )
}

function SectionRow(props: RowProps) {
  const { language } = useStaff()
  const field = useField(props)
  const { classes, shifts } = schoolWords[language]
  return (
    <>
      <NativeSelect {...field('className')} data={choicesOf(CLASSES, classes)} />
      <NativeSelect {...field('shift')} data={choicesOf(SHIFTS, shifts)} />
      <DigitsInput {...field('approved')} required />
      <Memo {...props} />
    </>
  )
}

function PostsFields(props: Props) {
  const { language } = useStaff()
  const words = useScreenWords(boardWords)
  const differenceOf = useDifference()
  return (
    <Rows
      {...props}
      entry="posts"
      max={60}
      start={{}}
      lineOf={({ title, sanctioned, filled }, { fields }) => [
        title,
        sanctioned && `${fields.sanctioned} ${sanctioned}`,
        filled && `${fields.filled} ${filled}`,
      ]}
      noteOf={(texts) => {
        const inList = differenceOf(texts)
        return inList === undefined ? undefined : words.counted(formatNumber(inList, language))
      }}
      Row={PostRow}
    />
  )
}

const amountIn = (texts: Record<string, string>, name: string) =>
  Number(toLatinDigits(texts[name] ?? ''))

/** How many people the list of staff has in the post of a row; undefined if the row says the same. */
function useDifference(): (texts: Record<string, string>) => number | undefined {
  const officers = useOfficers()
  return (texts) => {
    const title = texts['title']?.trim()
    const inList = officers.filter(({ designation }) => designation === title).length
    return inList > 0 && amountIn(texts, 'filled') !== inList ? inList : undefined
  }
}

function PostRow(props: RowProps) {
  const { language } = useStaff()
  const words = useScreenWords(boardWords)
  const field = useField(props)
  const { texts } = props.row
  const inList = useDifference()(texts)
  return (
    <>
      <TextInput {...field('title')} required />
      <TextInput {...field('titleEnglish', words.inEnglish(words.fields.title))} lang="en" />
      <DigitsInput {...field('sanctioned')} required />
      <DigitsInput {...field('filled')} required />
      {inList !== undefined && (
        <div>
          <Button
            variant="default"
            onClick={() => props.set({ filled: formatNumber(inList, language) })}
          >
            {words.counted(formatNumber(inList, language))}
          </Button>
        </div>
      )}
      {amountIn(texts, 'filled') > amountIn(texts, 'sanctioned') && (
        <p className="s" role="status">
          {words.moreFilled}
        </p>
      )}
      <DigitsInput {...field('women')} />
      <DigitsInput {...field('grade')} />
      <TextInput {...field('remark')} />
    </>
  )
}

function ResultRow(props: RowProps) {
  const field = useField(props)
  return (
    <>
      <DigitsInput {...field('year')} required />
      <DigitsInput {...field('registered')} />
      <DigitsInput {...field('appeared')} required />
      <DigitsInput {...field('passed')} required />
      <DigitsInput {...field('gpa5')} required />
    </>
  )
}

type EntryLine = Exclude<
  {
    [Name in keyof EntryValues]: EntryValues[Name] extends string ? Name : never
  }[keyof EntryValues],
  'applies'
>

/** Makes the attributes of the fields of the entry itself. */
export function useEntryField({ form: { values, change }, problemOf }: Props) {
  const words = useScreenWords(boardWords)
  return (name: EntryLine) => {
    const plain = name.replace(/English$/, '') as Field
    const label = words.fields[plain]
    const isEnglish = name !== plain
    return makeFields(
      { values, change, problemOf },
      { [name]: isEnglish ? words.inEnglish(label) : label } as Record<EntryLine, string>,
      { lang: isEnglish ? 'en' : 'bn' },
    )(name)
  }
}

function NationalisationFields(props: Props) {
  const words = useScreenWords(boardWords)
  const field = useEntryField(props)
  return (
    <>
      <DigitsInput
        {...field('nationalisedOn')}
        inputMode="text"
        description={words.yearHint}
        required
      />
      <div className="two">
        <TextInput {...field('memoNumber')} />
        <TextInput type="date" {...field('memoDate')} />
      </div>
      <TextInput {...field('formerName')} />
      <TextInput {...field('mpo')} />
    </>
  )
}

/** The name of a person who left the list of staff; empty if it is not known any more. */
function useLeaverOf(): (officerId: string | undefined) => string {
  const { data } = useBoard()
  return (officerId) =>
    data?.entries.flatMap(({ leavers }) => leavers).find((one) => one.officerId === officerId)
      ?.name ?? ''
}

function CharterFields(props: Props) {
  const words = useScreenWords(boardWords)
  const officers = useOfficers()
  const leaverOf = useLeaverOf()
  const field = useEntryField(props)
  const expectations = field('expectationsEnglish')
  return (
    <>
      <Rows
        {...props}
        entry="charter"
        list="services"
        max={60}
        start={{ group: 'citizen', officerId: '', officer: '' }}
        lineOf={({ name }) => [name]}
        noteOf={({ officerId }) =>
          hasLeft(officerId, officers) ? words.reasons.personLeft(leaverOf(officerId)) : undefined
        }
        Row={ServiceRow}
      />
      {(['vision', 'visionEnglish', 'mission', 'missionEnglish'] as const).map((name) => (
        <Textarea key={name} {...field(name)} autosize minRows={2} />
      ))}
      <Textarea
        {...field('expectations')}
        description={words.expectationsHint}
        autosize
        minRows={3}
      />
      <EnglishFold fields={[expectations]}>
        <Textarea {...expectations} description={words.expectationsHint} autosize minRows={3} />
      </EnglishFold>
    </>
  )
}

function ServiceRow(props: RowProps) {
  const words = useScreenWords(boardWords)
  const field = useField(props, 'services')
  const english = (['name', 'method', 'papers', 'price', 'time'] as const).map((name) =>
    field(`${name}English`, words.inEnglish(words.fields[name])),
  )
  const { data: officers = [] } = useOfficersOfStaff()
  const leaverOf = useLeaverOf()
  const { officerId, officer, phone, email } = props.row.texts
  const chosen = officers.find(({ _id }) => _id === officerId)
  const [replaced, setReplaced] = useState(false)
  return (
    <>
      <NativeSelect
        {...field('group', words.kind)}
        data={choicesOf(SERVICE_GROUPS, words.serviceGroups)}
      />
      <TextInput {...field('name')} required />
      <Textarea {...field('method')} autosize required />
      <Textarea {...field('papers')} autosize required />
      <TextInput {...field('price')} required />
      <TextInput {...field('time')} required />
      <DigitsInput {...field('days', words.days)} />
      <EnglishFold fields={english}>
        {english.map((attributes) => (
          <Textarea key={attributes.id} {...attributes} autosize lang="en" />
        ))}
      </EnglishFold>
      <NativeSelect
        {...field('officerId', words.staffOrOther)}
        data={[
          { value: '', label: words.fromOutside },
          // The clerk must see that somebody else is needed.
          ...(hasLeft(officerId, officers)
            ? [{ value: officerId!, label: words.reasons.personLeft(leaverOf(officerId)) }]
            : []),
          ...officers.map(({ _id, name, designation }) => ({
            value: _id,
            label: `${name}, ${designation}`,
          })),
        ]}
        onChange={(event) => {
          // The telephone and the e-mail are those of the person before.
          const isReplaced = Boolean(officerId || officer)
          setReplaced(isReplaced && Boolean(phone || email))
          props.set({
            officerId: event.currentTarget.value,
            officer: '',
            designation: '',
            ...(isReplaced && { phone: '', email: '' }),
          })
        }}
      />
      {replaced && (
        <p className="s" role="status">
          {words.contactGone}
        </p>
      )}
      {chosen && (
        <PersonDetails
          person={{
            ...chosen,
            // The charter has no place for a consent.
            phone: chosen.phoneOf === 'office' && chosen.phone !== phone ? chosen.phone : '',
            email: chosen.email === email ? '' : chosen.email,
          }}
        />
      )}
      {!officerId && (
        <>
          <TextInput {...field('officer', words.officerName)} />
          <TextInput {...field('designation', words.designation)} />
        </>
      )}
      <DigitsInput {...field('phone', words.phone)} inputMode="tel" />
      <TextInput {...field('email', words.email)} inputMode="email" lang="en" />
    </>
  )
}
