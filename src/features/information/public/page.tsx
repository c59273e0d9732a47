import { data } from 'react-router'
import { fetchContent, servicesOf, statusOf } from '../../../pages/context.ts'
import { Day } from '../../../pages/parts/dates.tsx'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { StructuredData } from '../../../pages/parts/structured-data.tsx'
import { dayAt, formatNumber, inDigits } from '../../../words/format.ts'
import { addressLine } from '../../profile/answers.ts'
import { describeEntry, findBoard } from '../board.ts'
import { BOARD_PATH, BOARD_TABLE, DIRECTORATE_ENTRIES } from '../entries.ts'
import type { BoardEntry } from '../schema.ts'
import type { Route } from './+types/page.ts'
import { AsOf } from './as-of.tsx'
import { InItsLanguage } from './in-its-language.tsx'
import printScript from './print-script.js?inline-script'
import tableCss from '../../../pages/parts/table.css?inline'
import boardPrintCss from './board-print.css?inline'
import informationCss from './information.css?inline'

export const handle = { style: [tableCss, informationCss, boardPrintCss] }

export async function loader({ context }: Route.LoaderArgs) {
  const { timeZone } = servicesOf(context)
  const fetched = await fetchContent(context, async (stores) => {
    const [entries, { eiin }, contact] = await Promise.all([
      findBoard(stores),
      stores.site.find(),
      stores.contact.find(),
    ])
    return {
      entries: entries.map((entry) => describeEntry(entry, timeZone)),
      eiin,
      address: contact ? addressLine(contact) : '',
    }
  })
  return data({ fetched }, statusOf(fetched))
}

export default function InformationPage({ loaderData: { fetched } }: Route.ComponentProps) {
  const { words } = usePage()
  const { title, description, lead, failed } = words.information
  return (
    <Page title={title} description={description} lead={lead} isWide>
      <AsyncContent fetched={fetched} loading={words.loading} failed={failed} empty={failed}>
        {(board) => <Board {...board} />}
      </AsyncContent>
    </Page>
  )
}

function Board({
  entries,
  eiin,
  address: schoolAddress,
}: {
  entries: BoardEntry[]
  eiin: string
  address: string
}) {
  const { language, words, origin, timeZone, now, to } = usePage()
  const { count, lastCheck, printed, print, csv, address, signatures } = words.information
  const required = entries.filter(({ set }) => set === 'directorate')
  const answered = required.filter(({ answer }) => answer !== 'missing').length
  const number = (value: number) => formatNumber(value, language)
  const lastCheckAt = entries
    .map(({ checkedAt }) => checkedAt ?? '')
    .sort()
    .at(-1)
  return (
    <div className="report">
      <p className="pp" lang="bn">
        {[schoolAddress, eiin && `${words.frame.eiin} ${inDigits(eiin, language)}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="facts">
        <span>{count(number(DIRECTORATE_ENTRIES), number(answered))}</span>{' '}
        {lastCheckAt && (
          <span>
            {lastCheck}: <Day iso={lastCheckAt} />
          </span>
        )}{' '}
        <span className="pp">
          {printed}: <Day iso={now.toISOString()} />
        </span>
      </p>
      {(['directorate', 'other'] as const).map((set) => (
        <EntryTable key={set} set={set} entries={entries.filter((entry) => entry.set === set)} />
      ))}
      <p className="choices">
        <button type="button" className="btn q" hidden>
          {print}
        </button>
        <script dangerouslySetInnerHTML={{ __html: printScript }} />{' '}
        <a className="btn q" href={to(BOARD_TABLE)}>
          {csv}
        </a>
      </p>
      {lastCheckAt && (
        <StructuredData
          data={{
            '@type': 'WebPage',
            url: origin + to(BOARD_PATH),
            lastReviewed: dayAt(new Date(lastCheckAt), timeZone),
          }}
        />
      )}
      <div className="pp signs">
        <p>
          {address}: <span lang="en">{origin + to(BOARD_PATH)}</span>
        </p>
        <div>
          {signatures.map((signature) => (
            <p key={signature}>{signature}</p>
          ))}
        </div>
      </div>
    </div>
  )
}

function EntryTable({ set, entries }: { set: BoardEntry['set']; entries: BoardEntry[] }) {
  const { words } = usePage()
  const { captions, sources, columns } = words.information
  return (
    <table className="ib">
      <caption>
        {captions[set]} <small>{sources[set]}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col" className="sn">
            {columns.number}
          </th>
          <th scope="col">{columns.title}</th>
          <th scope="col">{columns.answer}</th>
          <th scope="col">{columns.asOf}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.key} entry={entry} />
        ))}
      </tbody>
    </table>
  )
}

/** On a phone, the whole row is the link. */
function EntryRow({ entry }: { entry: BoardEntry }) {
  const { language, words, to } = usePage()
  const title = words.information.titles[entry.key]
  return (
    <tr>
      <td className="sn">{formatNumber(entry.number, language)}</td>
      <th scope="row">{entry.url === null ? title : <a href={to(entry.url)}>{title}</a>}</th>
      <td>
        <AnswerOf entry={entry} />
      </td>
      <td className="asof">
        <AsOf entry={entry} />
      </td>
    </tr>
  )
}

function AnswerOf({ entry }: { entry: BoardEntry }) {
  const { language, words } = usePage()
  const { missing, notApplicable } = words.information
  const inEnglish = language === 'en'
  if (entry.answer === 'missing') return <span className="tag gap">{missing}</span>
  if (entry.answer === 'given') {
    return <InItsLanguage>{inEnglish ? entry.summaryEnglish : entry.summary}</InItsLanguage>
  }
  return (
    <>
      <b className="tag">{notApplicable}</b>{' '}
      <InItsLanguage>{(inEnglish && entry.reasonEnglish) || entry.reason}</InItsLanguage>
    </>
  )
}
