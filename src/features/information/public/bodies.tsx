import type { ReactNode } from 'react'
import { DataTable } from '../../../pages/parts/data-table.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { CLASSES, SHIFTS } from '@pathshala/bengali/classes'
import { inDigits } from '@pathshala/bengali/digits'
import { formatNumber } from '../../../words/format.ts'
import type { Language } from '../../../words/language.ts'
import type { LinkedDocument } from '../../documents/linked-documents.ts'
import { GroupSection } from '../../groups/public/group-section.tsx'
import type { ShownGroup } from '../../groups/public/read-groups.ts'
import type { OfficerRecord } from '../../people/schema.ts'
import type { InformationKey } from '../../../content.ts'
import type { informationEntries } from '../entries.ts'
import type { BoardEntry, InformationValue, OwnValue } from '../schema.ts'
import { DayOrYear } from './as-of.tsx'
import { Charter } from './charter.tsx'
import { findHead } from '../../../words/head-teacher.ts'
import { FormerHeads } from './former-heads.tsx'
import { InItsLanguage } from './in-its-language.tsx'
import { SscResults } from './ssc-results.tsx'

export interface EntryContent {
  entry: BoardEntry
  value: InformationValue
  /** HTML. */
  note: string
  noteLanguage: Language
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
  'former-heads': ({ content }) => (
    <FormerHeads groups={content.groups} present={findHead(content.officers)} />
  ),
}

/** The answer of the entry. */
export function Body({ content }: { content: EntryContent }) {
  const One = BODIES[content.entry.key as keyof typeof BODIES] as BodyOf<InformationKey>
  return <One value={content.value} content={content} />
}

function Groups({ groups }: { groups: ShownGroup[] }) {
  return groups.map((group) => (
    <GroupSection
      key={group._id}
      anchor={group.purpose}
      group={group}
      // The page has the title of its only group.
      isTitled={groups.length > 1}
    />
  ))
}

type Permit = OwnValue<'recognition'>['rows'][number]

/** What all permits have in common: the page says it once. */
export function sharedFacts(rows: Permit[]) {
  const [first, ...rest] = rows
  return {
    authority: rest.every(({ authority }) => authority === first?.authority)
      ? first?.authority
      : undefined,
    hasNoEnd: rows.every(({ validUntil }) => validUntil === null),
  }
}

function Recognition({ rows }: { rows: Permit[] }) {
  const { words } = usePage()
  const { fields, levels, forms } = words.information
  const { authority, hasNoEnd } = sharedFacts(rows)
  return (
    <ul className="permits card lined">
      {rows.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <h2>
            {levels[row.level]}
            {row.detail && (
              <>
                : <InItsLanguage>{row.detail}</InItsLanguage>
              </>
            )}
          </h2>
          <dl>
            <dt className="s">{fields.kind}</dt>
            <dd>{forms[row.what]}</dd>
            {authority === undefined && (
              <>
                <dt className="s">{fields.authority}</dt>
                <dd>
                  <InItsLanguage>{row.authority}</InItsLanguage>
                </dd>
              </>
            )}
            {(row.memoNumber || row.memoDate) && (
              <>
                <dt className="s">{fields.memoNumber}</dt>
                <dd>
                  <Memo {...row} />
                </dd>
              </>
            )}
            <dt className="s">{fields.effectiveFrom}</dt>
            <dd>
              <DayOrYear day={row.effectiveFrom} />
            </dd>
            {!hasNoEnd && row.validUntil && (
              <>
                <dt className="s">{fields.validUntil}</dt>
                <dd>
                  <DayOrYear day={row.validUntil} />
                </dd>
              </>
            )}
          </dl>
        </li>
      ))}
    </ul>
  )
}

export function Memo({ memoNumber, memoDate }: { memoNumber: string; memoDate: string | null }) {
  const { language } = usePage()
  return (
    <>
      <InItsLanguage>{inDigits(memoNumber, language)}</InItsLanguage>
      {memoDate && (
        <>
          {memoNumber && ', '}
          <DayOrYear day={memoDate} />
        </>
      )}
    </>
  )
}

/** The approved sections by class and shift. */
function Sections({ rows }: { rows: OwnValue<'sections'>['rows'] }) {
  type Row = (typeof rows)[number]
  const { language, words } = usePage()
  const { fields, titles, total } = words.information
  const { classes, shifts } = words.studentCount
  const shown = SHIFTS.filter((shift) => rows.some((row) => row.shift === shift))
  const sumOf = (matches: (row: Row) => boolean) =>
    formatNumber(
      rows.filter(matches).reduce((sum, { approved }) => sum + approved, 0),
      language,
    )
  const all = { name: total, isIn: (_row: Row) => true }
  return (
    <DataTable
      className="sum"
      caption={titles.sections}
      hidesCaption
      columns={[
        { head: fields.className, render: ({ name }) => name, isRowHead: true },
        ...shown.map((shift) => ({
          head: shifts[shift],
          render: ({ isIn }: typeof all) => sumOf((row) => row.shift === shift && isIn(row)),
          isNumber: true,
        })),
        { head: total, render: ({ isIn }) => sumOf(isIn), isNumber: true },
      ]}
      rows={CLASSES.map((name) => ({
        name: classes[name],
        isIn: ({ className }: Row) => className === name,
      })).filter(({ isIn }) => rows.some(isIn))}
      foot={all}
    />
  )
}

function Nationalisation({ value }: { value: OwnValue<'nationalisation'> }) {
  const { words } = usePage()
  const { fields } = words.information
  const { nationalisedOn, memoNumber, memoDate, formerName, mpo } = value
  return (
    <dl className="card pairs">
      <Pair label={fields.nationalisedOn}>
        <DayOrYear day={nationalisedOn!} />
      </Pair>
      {(memoNumber || memoDate) && (
        <Pair label={fields.memoNumber}>
          <Memo memoNumber={memoNumber} memoDate={memoDate} />
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
      <dt className="s">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
