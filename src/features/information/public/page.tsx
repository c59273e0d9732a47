import { Fragment } from 'react'
import { data } from 'react-router'
import { fetchContent, servicesOf, statusOf } from '../../../request/context.ts'
import { DataTable } from '../../../pages/parts/data-table.tsx'
import { Day } from '../../../pages/parts/dates.tsx'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { StructuredData } from '../../../pages/parts/head.tsx'
import { inDigits } from '@pathshala/bengali/digits'
import { dayAt, formatNumber } from '../../../words/format.ts'
import { langOf, langOfContent, languageOf } from '../../../words/language.ts'
import { documentIn } from '../../documents/english.ts'
import { type LinkedDocument, linkKey } from '../../documents/linked-documents.ts'
import { addressLine, contactIn } from '../../profile/answers.ts'
import { describeEntry, findBoard } from '../board.ts'
import { BOARD_PATH, BOARD_TABLE, DIRECTORATE_ENTRIES } from '../entries.ts'
import { linksIn } from '../references.ts'
import type { BoardEntry } from '../schema.ts'
import type { Route } from './+types/page.ts'
import { AsOf } from './as-of.tsx'
import { InItsLanguage } from './in-its-language.tsx'
import printScript from './print-script.js?inline-script'
import tableCss from '../../../pages/parts/table.css?inline'
import boardPrintCss from './board-print.css?inline'
import informationCss from './information.css?inline'

export const handle = { style: [tableCss, informationCss, boardPrintCss] }

export async function loader({ context, request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname)
  const { timeZone } = servicesOf(context)
  const fetched = await fetchContent(context, async (stores) => {
    const [entries, site, contact] = await Promise.all([
      findBoard(stores),
      stores.site.find(),
      stores.contact.find(),
    ])
    return {
      entries: entries.map((entry) => describeEntry(entry, timeZone)),
      syllabus: entries
        .filter(({ stored }) => stored.key === 'teaching')
        .flatMap(({ stored, documents }) =>
          linksIn(stored.value).flatMap(({ link }) => documents.get(linkKey(link)) ?? []),
        )
        .map((document) => documentIn(language, document)),
      eiin: site.eiin,
      address: contact ? addressLine(contactIn(language, contact, site)) : '',
    }
  })
  return data({ fetched }, statusOf(fetched))
}

export default function InformationPage({ loaderData: { fetched } }: Route.ComponentProps) {
  const { words } = usePage()
  const { title, description, lead, failed } = words.information
  return (
    <Page
      title={title}
      description={description}
      lead={`${lead} ${words.someInBengali}`.trim()}
      isWide
    >
      <AsyncContent fetched={fetched} loading={words.loading} failed={failed} empty={failed}>
        {(board) => <Board {...board} />}
      </AsyncContent>
    </Page>
  )
}

function Board({
  entries,
  syllabus,
  eiin,
  address: schoolAddress,
}: {
  entries: BoardEntry[]
  /** The papers of the entry about teaching. */
  syllabus: LinkedDocument[]
  eiin: string
  address: string
}) {
  const { language, words, origin, timeZone, now, to } = usePage()
  const { count, countOfNone, lastCheck, printed, print, csv, address, signatures } =
    words.information
  const required = entries.filter(({ set }) => set === 'directorate')
  const answered = required.filter(({ answer }) => answer !== 'missing').length
  const number = (value: number) => formatNumber(value, language)
  const lastCheckAt = entries
    .map(({ checkedAt }) => checkedAt ?? '')
    .sort()
    .at(-1)
  return (
    <div className="report">
      <p className="pp" lang={langOf(schoolAddress, language)}>
        {[schoolAddress, eiin && `${words.frame.eiin} ${inDigits(eiin, language)}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="facts s">
        <span>
          {answered === 0
            ? countOfNone(number(DIRECTORATE_ENTRIES))
            : count(number(DIRECTORATE_ENTRIES), number(answered))}
        </span>{' '}
        {lastCheckAt && (
          <span>
            {lastCheck}: <Day iso={lastCheckAt} />
          </span>
        )}{' '}
        <span className="pp">
          {printed}: <Day iso={now.toISOString()} />
        </span>
      </p>
      <p className="choices no-print">
        <button type="button" className="btn q" hidden>
          {print}
        </button>
        <script dangerouslySetInnerHTML={{ __html: printScript }} />
      </p>
      {(['directorate', 'other'] as const).map((set) => (
        <EntryTable
          key={set}
          set={set}
          entries={entries.filter((entry) => entry.set === set)}
          syllabus={syllabus}
        />
      ))}
      <p className="choices no-print">
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

/** On a phone, the whole row is the link. */
function EntryTable({
  set,
  entries,
  syllabus,
}: {
  set: BoardEntry['set']
  entries: BoardEntry[]
  syllabus: LinkedDocument[]
}) {
  const { language, words, to } = usePage()
  const { captions, sources, columns, titles } = words.information
  return (
    <DataTable
      className="cards ib ruled"
      caption={
        <>
          {captions[set]} <small>{sources[set]}</small>
        </>
      }
      columns={[
        {
          head: columns.number,
          render: ({ number }) => formatNumber(number, language),
          className: 'sn',
        },
        {
          head: columns.title,
          render: ({ key, url }) =>
            url === null ? titles[key] : <a href={to(url)}>{titles[key]}</a>,
          isRowHead: true,
          attributes: ({ key }) => ({ id: key }),
        },
        {
          head: columns.answer,
          render: (entry) => (
            <>
              <AnswerOf entry={entry} />
              {entry.key === 'teaching' &&
                syllabus.map(({ url, title }) => (
                  <Fragment key={url}>
                    <br />
                    <a href={to(url)} lang={langOfContent(title)}>
                      {title}
                    </a>
                  </Fragment>
                ))}
            </>
          ),
        },
        { head: columns.asOf, render: (entry) => <AsOf entry={entry} />, cellClass: 'asof' },
      ]}
      rows={entries}
    />
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
