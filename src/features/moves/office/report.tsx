import { FactList } from '../../../office/list/fact-list.tsx'
import { useParts } from '../../../office/list/parts.tsx'
import { Loaded } from '../../../office/connection/loaded.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useApi } from '../../../office/connection/use-api.ts'
import { formatNumber, formatSize } from '../../../words/format.ts'
import { countedReasonWords } from '../reason-words.ts'
import type { MoveRecord, MoveWithReport, ReportEntry, ReportList } from '../schema.ts'
import { MOVED_KINDS } from '../table.ts'
import { describeFileReason, describeReason } from './reasons.ts'
import { moveWords } from './words.ts'

/** The results that staff look for most are first. */
const LISTS = ['left', 'details', 'refused', 'missing', 'notes', 'external', 'unused'] as const

/** The report can be long, so it loads when it is opened, and again when the move is taken back. */
export function Report({ move: { id, state } }: { move: MoveRecord }) {
  const { language } = useStaff()
  const words = useScreenWords(moveWords)
  const query = useApi<MoveWithReport>(`/moves/${id}#${state}`)
  return (
    <Loaded query={query}>
      {({ report, lists }) => (
        <div className="stack report">
          {report ? <Numbers report={report} state={state} /> : <p>{words.noReport}</p>}
          {LISTS.filter((list) => lists[list].length > 0).map((list) => (
            <details key={list} className="fold">
              <summary>
                {words.count(words.lists[list], formatNumber(lists[list].length, language))}
              </summary>
              <Entries list={list} entries={lists[list]} />
            </details>
          ))}
        </div>
      )}
    </Loaded>
  )
}

function Numbers({
  report: { planned, states, files, refused, leftOut, ...report },
  state,
}: {
  report: NonNullable<MoveWithReport['report']>
  state: MoveRecord['state']
}) {
  const { language } = useStaff()
  const { facts, faults, planned: came } = useScreenWords(moveWords)
  const kindCounts = useKindCounts()
  const number = (value: number) => formatNumber(value, language)
  const sentences: Record<string, string | undefined> = countedReasonWords[language]
  const reasons = (counts: Record<string, number>) =>
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(([reason, count]) => {
        const sentence = sentences[reason] ?? describeReason({ reason }, language)
        return `${number(count)} ${sentence}`
      })
  return (
    <>
      {state === 'undone' && <Facts title={came} facts={kindCounts(planned)} />}
      <Facts
        title={facts.documents}
        facts={Object.entries(states).map(
          ([key, count]) => `${facts.states[key] ?? key}: ${number(count)}`,
        )}
      />
      {files.count > 0 && (
        <Facts
          title={facts.files}
          facts={[`${number(files.count)}, ${formatSize(files.bytes, language)}`]}
        />
      )}
      <Facts
        title={facts.lastRun}
        facts={(['new', 'here'] as const).map((key) => `${facts[key]}: ${number(report[key])}`)}
      />
      <Facts title={facts.refused} facts={reasons(refused)} />
      <Facts title={facts.leftOut} facts={reasons(leftOut)} />
      <Facts
        title={faults.title}
        facts={[
          ...(['hiddenLinks', 'notWellFormed', 'unreadable'] as const)
            .filter((fault) => report[fault] > 0)
            .map((fault) => faults[fault](number(report[fault]))),
          ...(report.isCut ? [faults.isCut] : []),
        ]}
      />
    </>
  )
}

/** Nothing if there are no facts. */
export function Facts({ title, facts }: { title: string; facts: string[] }) {
  if (facts.length === 0) return null
  const value = facts.map((fact) => <span key={fact}>{fact}</span>)
  return <FactList facts={[[title, value]]} />
}

/** How many records of each kind, in the order of the menu. */
export function useKindCounts(): (counts: Partial<Record<string, number>>) => string[] {
  const { language } = useStaff()
  const labelOf = useKindLabel()
  return (counts) =>
    MOVED_KINDS.filter((kind) => counts[kind] !== undefined).map(
      (kind) => `${labelOf(kind)}: ${formatNumber(counts[kind]!, language)}`,
    )
}

/** The label of the records that came, or of those that did not come. */
function useKindLabel(): (kind: string) => string {
  const { kinds, screens } = useStaff().words
  const words = useScreenWords(moveWords)
  return (kind) => {
    if (kind === 'siteTexts') return kinds.site
    if (kind === 'redirects') return screens.redirects
    if (kind === 'wordpress') return words.wordPressPart
    return kind in kinds ? kinds[kind as keyof typeof kinds] : kind
  }
}

function Entries({ list, entries }: { list: ReportList; entries: ReportEntry[] }) {
  const { shown, more } = useParts(entries)
  return (
    <>
      <ul className="entries">
        {shown.map((entry, index) => (
          // Entries have no id, and their order does not change.
          // oxlint-disable-next-line react/no-array-index-key
          <Entry key={index} entry={entry} list={list} />
        ))}
      </ul>
      {more}
    </>
  )
}

function Entry({ entry, list }: { entry: ReportEntry; list: ReportList }) {
  const { language } = useStaff()
  const words = useScreenWords(moveWords)
  const labelOf = useKindLabel()
  const { name, kind, title, row } = entry
  // The key of a row is for programs.
  const rowWord = row === undefined ? undefined : words.row(formatNumber(row, language))
  const further = rowWord ?? (name === title ? undefined : name)
  return (
    <li>
      <p lang={title || !rowWord ? 'bn' : undefined}>
        <b>{title || rowWord || name}</b>
      </p>
      {kind !== undefined && (
        <p className="meta">
          <span>{labelOf(kind)}</span>
          {title && further && <span lang={rowWord ? undefined : 'en'}>{further}</span>}
        </p>
      )}
      {entry.reason !== undefined && (
        <p>{(list === 'refused' ? describeFileReason : describeReason)(entry, language)}</p>
      )}
    </li>
  )
}
