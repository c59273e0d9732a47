import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../office/shell/api-client.ts'
import { Loaded } from '../../../office/shell/loaded.tsx'
import { useScreenWords, useStaff } from '../../../office/shell/staff-context.tsx'
import { useApi } from '../../../office/shell/use-api.ts'
import { formatNumber, formatSize } from '../../../words/format.ts'
import { countedReasonWords } from '../reason-words.ts'
import type { MoveRecord, MoveWithReport, ReportEntry, ReportList, ReportPart } from '../schema.ts'
import { Counts, KindCounts, useKindLabel } from './kind-counts.tsx'
import { describeFileReason, describeReason } from './reasons.ts'
import { moveWords } from './words.ts'

const PER_PAGE = 50

/** The results that staff look for most are first. */
const LISTS = ['left', 'details', 'refused', 'missing', 'notes', 'external', 'unused'] as const

/** Without a move, nothing loads. A report changes when its move ends or is taken back. */
export function useReport(move: Pick<MoveRecord, 'id' | 'state'> | undefined) {
  return useApi<MoveWithReport>(move && `/moves/${move.id}#${move.state}`)
}

/** The numbers of a move's report, and its lists, which load when they are opened. */
export function MoveReportView({ move }: { move: MoveRecord }) {
  const { id, state } = move
  const words = useScreenWords(moveWords)
  const query = useReport(move)
  return (
    <Loaded query={query}>
      {({ report, totals }) => (
        <div className="stack report">
          {report ? <Numbers report={report} state={state} /> : <p>{words.noReport}</p>}
          {LISTS.filter((list) => totals[list] > 0).map((list) => (
            <PartialList key={list} id={id} state={state} list={list} total={totals[list]} />
          ))}
        </div>
      )}
    </Loaded>
  )
}

function Numbers({
  report: { planned, states, files, leftOut, refused, hiddenLinks, ...report },
  state,
}: {
  report: NonNullable<MoveWithReport['report']>
  state: MoveRecord['state']
}) {
  const { language } = useStaff()
  const words = useScreenWords(moveWords)
  const { facts, faults } = words
  const number = (value: number) => formatNumber(value, language)
  const sentences = [
    hiddenLinks > 0 && faults.hiddenLinks(number(hiddenLinks)),
    report.notWellFormed > 0 && faults.notWellFormed(number(report.notWellFormed)),
    report.unreadable > 0 && faults.unreadable(number(report.unreadable)),
    report.isCut && faults.isCut,
  ].filter((sentence) => sentence !== false)
  const run = { new: report.new, here: report.here } as const
  return (
    <>
      {state === 'undone' && <KindCounts title={words.planned} counts={planned} />}
      <Counts title={facts.documents} counts={states} labelOf={(key) => facts.states[key] ?? key} />
      {files.count > 0 && (
        <dl className="counts-line">
          <dt>{facts.files}</dt>
          <dd>
            <span>
              <b>{number(files.count)}</b>, {formatSize(files.bytes, language)}
            </span>
          </dd>
        </dl>
      )}
      <Counts
        title={facts.lastRun}
        counts={run}
        labelOf={(key) => facts[key as keyof typeof run]}
      />
      <ReasonCounts title={facts.refused} counts={refused} />
      <ReasonCounts title={facts.leftOut} counts={leftOut} />
      {sentences.length > 0 && (
        <ul className="faults">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** How many records for each reason. */
function ReasonCounts({ title, counts }: { title: string; counts: Record<string, number> }) {
  const { language } = useStaff()
  const sentences: Record<string, string | undefined> = countedReasonWords[language]
  const entries = Object.entries(counts).sort(([, a], [, b]) => b - a)
  if (entries.length === 0) return null
  return (
    <section>
      <h4>{title}</h4>
      <ul className="reason-counts">
        {entries.map(([reason, count]) => (
          <li key={reason}>
            <b>{formatNumber(count, language)}</b>{' '}
            {sentences[reason] ?? describeReason({ reason }, language)}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ListOfMove {
  id: number
  state: MoveRecord['state']
  list: ReportList
}

function PartialList({ total, ...list }: ListOfMove & { total: number }) {
  const { language } = useStaff()
  const words = useScreenWords(moveWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="fold" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{words.count(words.lists[list.list], formatNumber(total, language))}</summary>
      {isOpen && <Entries {...list} />}
    </details>
  )
}

function Entries({ id, state, list }: ListOfMove) {
  const { words: staffWords } = useStaff()
  const query = useInfiniteQuery({
    queryKey: ['/moves', id, state, list],
    initialPageParam: 0,
    queryFn: ({ pageParam: skip, signal }) => {
      const search = new URLSearchParams({ skip: String(skip), limit: String(PER_PAGE) })
      return callApi<ReportPart>({ path: `/moves/${id}/lists/${list}?${search}`, signal })
    },
    getNextPageParam: ({ total }: ReportPart, pages) => {
      const skip = pages.length * PER_PAGE
      return skip < total ? skip : undefined
    },
  })
  return (
    <Loaded query={query}>
      {({ pages }) => (
        <>
          <ul className="entries">
            {pages
              .flatMap(({ entries }) => entries)
              .map((entry, index) => (
                // Entries have no id, and their order does not change.
                // oxlint-disable-next-line react/no-array-index-key
                <Entry key={index} entry={entry} list={list} />
              ))}
          </ul>
          {query.hasNextPage && (
            <Button
              variant="default"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {staffWords.common.loadMore}
            </Button>
          )}
        </>
      )}
    </Loaded>
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
