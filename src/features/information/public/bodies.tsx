import type { ReactNode } from 'react'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { CLASSES, SHIFTS } from '../../../words/classes.ts'
import { formatNumber, inDigits } from '../../../words/format.ts'
import type { LinkedDocument } from '../../documents/linked-documents.ts'
import { GroupSection } from '../../groups/public/group-section.tsx'
import type { ShownGroup } from '../../groups/public/read-groups.ts'
import type { OfficerRecord } from '../../people/schema.ts'
import type { InformationKey } from '../../../content.ts'
import type { informationEntries } from '../entries.ts'
import type { BoardEntry, InformationValue, OwnValue } from '../schema.ts'
import { DayOrYear } from './as-of.tsx'
import { Charter } from './charter.tsx'
import { InItsLanguage } from './in-its-language.tsx'
import { SscResults } from './ssc-results.tsx'

/** The content of the page of an entry. */
export interface EntryContent {
  entry: BoardEntry
  value: InformationValue
  /** HTML. */
  note: string
  documents: LinkedDocument[]
  officers: OfficerRecord[]
  groups: ShownGroup[]
}

type Entries = typeof informationEntries

/** Entries that have a page of their own. */
type PageKey = {
  [Key in InformationKey]: Entries[Key] extends { page: string } ? never : Key
}[InformationKey]

type BodyOf<Key extends InformationKey> = (props: {
  value: InformationValue<Key>
  content: EntryContent
}) => ReactNode

const BODIES: { [Key in Exclude<PageKey, 'committees'>]: BodyOf<Key> } = {
  recognition: ({ value }) => <Recognition rows={value.rows} />,
  sections: ({ value }) => <Sections rows={value.rows} />,
  nationalisation: ({ value }) => <Nationalisation value={value} />,
  charter: ({ value, content }) => <Charter value={value} officers={content.officers} />,
  'ssc-results': ({ value }) => <SscResults rows={value.rows} />,
  committee: ({ content }) => <Groups groups={content.groups} />,
  'former-heads': ({ content }) => <Groups groups={content.groups} />,
}

/** The answer of the entry. */
export function Body({ content }: { content: EntryContent }) {
  const One = BODIES[content.entry.key as keyof typeof BODIES] as BodyOf<InformationKey>
  return <One value={content.value} content={content} />
}

function Groups({ groups }: { groups: ShownGroup[] }) {
  return groups.map((group) => (
    <GroupSection key={group._id} anchor={group.purpose} group={group} />
  ))
}

function Recognition({ rows }: { rows: OwnValue<'recognition'>['rows'] }) {
  const { language, words } = usePage()
  const { fields, levels, forms, titles } = words.information
  return (
    <table className="cards labelled">
      <caption>{titles.recognition}</caption>
      <thead>
        <tr>
          {(
            ['level', 'what', 'authority', 'memoNumber', 'effectiveFrom', 'validUntil'] as const
          ).map((field) => (
            <th key={field} scope="col">
              {fields[field]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={JSON.stringify(row)}>
            <th scope="row">
              {levels[row.level]}
              {row.detail && (
                <>
                  : <InItsLanguage>{row.detail}</InItsLanguage>
                </>
              )}
            </th>
            <td data-l={fields.what}>{forms[row.what]}</td>
            <td data-l={fields.authority}>
              <InItsLanguage>{row.authority}</InItsLanguage>
            </td>
            <td data-l={fields.memoNumber}>
              <InItsLanguage>{inDigits(row.memoNumber, language)}</InItsLanguage>
              {row.memoDate && (
                <>
                  {row.memoNumber && ', '}
                  <DayOrYear day={row.memoDate} />
                </>
              )}
            </td>
            <td data-l={fields.effectiveFrom}>
              <DayOrYear day={row.effectiveFrom} />
            </td>
            <td data-l={fields.validUntil}>
              {row.validUntil && <DayOrYear day={row.validUntil} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sections({ rows }: { rows: OwnValue<'sections'>['rows'] }) {
  const { language, words } = usePage()
  const { fields, titles, total } = words.information
  const { classes, shifts } = words.studentCount
  const shown = SHIFTS.filter((shift) => rows.some((row) => row.shift === shift))
  const sumOf = (matches: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(matches).reduce((sum, { approved }) => sum + approved, 0)
  const number = (value: number) => formatNumber(value, language)
  return (
    <table className="sum">
      <caption>{titles.sections}</caption>
      <thead>
        <tr>
          <th scope="col">{fields.className}</th>
          {shown.map((shift) => (
            <th key={shift} scope="col" className="n">
              {shifts[shift]}
            </th>
          ))}
          <th scope="col" className="n">
            {total}
          </th>
        </tr>
      </thead>
      <tbody>
        {CLASSES.filter((name) => rows.some(({ className }) => className === name)).map((name) => (
          <tr key={name}>
            <th scope="row">{classes[name]}</th>
            {shown.map((shift) => (
              <td key={shift} className="n">
                {number(sumOf((row) => row.className === name && row.shift === shift))}
              </td>
            ))}
            <td className="n">{number(sumOf(({ className }) => className === name))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          {shown.map((shift) => (
            <td key={shift} className="n">
              {number(sumOf((row) => row.shift === shift))}
            </td>
          ))}
          <td className="n">{number(sumOf(() => true))}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function Nationalisation({ value }: { value: OwnValue<'nationalisation'> }) {
  const { language, words } = usePage()
  const { fields } = words.information
  const { nationalisedOn, memoNumber, memoDate, formerName, mpo } = value
  return (
    <dl className="card pairs">
      <Pair label={fields.nationalisedOn}>
        <DayOrYear day={nationalisedOn!} />
      </Pair>
      {(memoNumber || memoDate) && (
        <Pair label={fields.memoNumber}>
          <InItsLanguage>{inDigits(memoNumber, language)}</InItsLanguage>
          {memoDate && (
            <>
              {memoNumber && ', '}
              <DayOrYear day={memoDate} />
            </>
          )}
        </Pair>
      )}
      {formerName && (
        <Pair label={fields.formerName}>
          <InItsLanguage>{formerName}</InItsLanguage>
        </Pair>
      )}
      {mpo && (
        <Pair label={fields.mpo}>
          <InItsLanguage>{mpo}</InItsLanguage>
        </Pair>
      )}
    </dl>
  )
}

function Pair({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
