import { data, redirect } from 'react-router'
import { INFORMATION_KEYS, type InformationKey } from '../../../content.ts'
import { fetchContent, servicesOf } from '../../../request/context.ts'
import { Day } from '../../../pages/parts/dates.tsx'
import { EmptyCard, Page } from '../../../pages/parts/page.tsx'
import { useBengaliNote } from '../../../pages/parts/bengali-note.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'
import {
  type Language,
  languageOf,
  pathIn,
  langOfContent,
  recordIn,
} from '../../../words/language.ts'
import { formatDay } from '@pathshala/bengali/days'
import { inDigits } from '@pathshala/bengali/digits'
import type { Words } from '../../../words/public-words.ts'
import { titleOf } from '../../groups/public/anchored.ts'
import type { InformationValue, OwnValue } from '../schema.ts'
import { documentIn } from '../../documents/english.ts'
import { type LinkedDocument, linkKey } from '../../documents/linked-documents.ts'
import { renderText } from '../../documents/markdown/render-text.ts'
import { readGroups } from '../../groups/public/read-groups.ts'
import { groupsOf } from '../answers.ts'
import { describeEntry, findAnsweredEntry, kindOf } from '../board.ts'
import { BOARD_PATH, findEntry, isInformationKey, purposeOf } from '../entries.ts'
import { linksIn } from '../references.ts'
import type { Route } from './+types/entry-page.ts'
import { Body, type EntryContent, sharedFacts } from './bodies.tsx'
import { firstYearOf } from './former-heads.tsx'
import { Turn } from '../../../pages/parts/turn.tsx'
import { StructuredData } from '../../../pages/parts/head.tsx'
import { hasTable } from '../csv.ts'
import { InItsLanguage } from './in-its-language.tsx'
import tableCss from '../../../pages/parts/table.css?inline'
import proseCss from '../../../pages/parts/prose.css?inline'
import groupsCss from '../../groups/public/groups.css?inline'
import turnCss from '../../../pages/parts/turn.css?inline'
import chartCss from '../../../pages/parts/chart.css?inline'
import charterPrintCss from './charter-print.css?inline'
import formerHeadsCss from './former-heads.css?inline'
import permitsCss from './permits.css?inline'
import informationCss from './information.css?inline'

export const handle = {
  style: (page?: EntryContent) => [
    tableCss,
    proseCss,
    turnCss,
    informationCss,
    ...(page?.entry.key === 'former-heads'
      ? [formerHeadsCss]
      : page?.groups.length
        ? [groupsCss]
        : []),
    ...(page?.entry.key === 'recognition' ? [permitsCss] : []),
    ...(page?.entry.key === 'charter' ? [charterPrintCss] : []),
    ...(page?.entry.key === 'ssc-results' ? [chartCss] : []),
  ],
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { key } = params
  if (!isInformationKey(key)) throw data(null, { status: 404 })
  const language = languageOf(new URL(request.url).pathname)
  const { page } = findEntry(key)
  const { timeZone } = servicesOf(context)
  if (page !== undefined) {
    if (!page.includes('#')) throw redirect(pathIn(language, page))
    // A part of another page is there only if it is the answer. Otherwise the board says why not.
    const { content } = await fetchContent(context, (stores) => findAnsweredEntry(stores, key))
    const isMissing = content && kindOf(content) !== 'given'
    throw redirect(pathIn(language, isMissing ? `${BOARD_PATH}#${key}` : page))
  }
  const fetched = await fetchContent(context, async (stores): Promise<EntryContent> => {
    const found = await findAnsweredEntry(stores, key)
    const value = recordIn(language, found.stored.value)
    const { note } = value
    const purpose = purposeOf(key)
    return {
      entry: describeEntry(found, timeZone),
      value,
      note: await renderText(note, 'typed'),
      noteLanguage: langOfContent(note),
      documents: linksIn(value)
        .flatMap(({ link }) => found.documents.get(linkKey(link)) ?? [])
        .map((document) => documentIn(language, document)),
      officers: key === 'charter' || key === 'former-heads' ? await stores.officers.list() : [],
      groups: purpose
        ? groupsOf(purpose, await readGroups(stores, language, servicesOf(context)))
        : [],
    }
  })
  if (fetched.isFailed) throw data(null, { status: 503 })
  return fetched.content
}

export default function EntryPage({ loaderData: content }: Route.ComponentProps) {
  const { language, words, to } = usePage()
  const { title, titles, descriptionOf, missing, notApplicable, csv } = words.information
  const { entry, note, noteLanguage, documents } = content
  const own = titles[entry.key]
  const reason = (language === 'en' && entry.reasonEnglish) || entry.reason
  const heading = headingOf(content, words, language)
  // The charter says it above its own rows.
  const bengaliNote = useBengaliNote(
    entry.key === 'charter' ? [] : textsIn([content.value, content.groups, documents]),
  )
  return (
    <Page
      title={own}
      heading={heading}
      parents={[{ title, path: BOARD_PATH }]}
      description={descriptionOf(own)}
      lead={
        entry.answer === 'missing' ? undefined : (
          <>
            <Facts content={content} /> {bengaliNote && <span>{bengaliNote}</span>}
          </>
        )
      }
      isWide
    >
      {entry.answer === 'missing' && (
        <>
          <meta name="robots" content="noindex" />
          <EmptyCard>{missing}</EmptyCard>
        </>
      )}
      {entry.answer === 'notApplicable' && (
        <p className="card">
          <b className="tag">{notApplicable}</b> <InItsLanguage>{reason}</InItsLanguage>
        </p>
      )}
      {entry.answer === 'given' && <Body content={content} />}
      {note && (
        <div className="prose" lang={noteLanguage} dangerouslySetInnerHTML={{ __html: note }} />
      )}
      {documents.length > 0 && <Papers documents={documents} />}
      {entry.csv && (
        <p className="choices no-print">
          <a className="btn q" href={to(entry.csv)}>
            {csv}
          </a>
        </p>
      )}
      {entry.answer !== 'missing' && <EntryData content={content} />}
      <Neighbours entry={entry} />
    </Page>
  )
}

/** All texts of a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** The heading of the page, which a single group does not repeat. */
function headingOf(
  { entry, groups }: EntryContent,
  { information }: Words,
  language: Language,
): string | undefined {
  if (entry.answer !== 'given') return undefined
  if (entry.key === 'former-heads') {
    const year = firstYearOf(groups)
    return year && information.heads.title(inDigits(year, language))
  }
  const [group, ...others] = groups
  return group && others.length === 0 ? titleOf(group, language) : undefined
}

function Facts({ content: { entry, value } }: { content: EntryContent }) {
  const { words } = usePage()
  const { asOf, lastCheck, heads } = words.information
  const isGiven = entry.answer === 'given'
  return (
    <>
      {isGiven && entry.key === 'former-heads' && <>{heads.lead} </>}
      {isGiven && entry.key === 'recognition' && (
        <PermitFacts rows={(value as OwnValue<'recognition'>).rows} />
      )}
      {isGiven && entry.key === 'sections' && (
        <ApprovalFacts rows={(value as OwnValue<'sections'>).rows} />
      )}
      {entry.changedAt && (
        <span>
          {asOf.changed}: <Day iso={entry.changedAt} />
        </span>
      )}{' '}
      {entry.checkedAt && (
        <span>
          {lastCheck}: <Day iso={entry.checkedAt} />
        </span>
      )}
    </>
  )
}

function PermitFacts({ rows }: { rows: OwnValue<'recognition'>['rows'] }) {
  const { language, words } = usePage()
  const { allFrom, noneEnds } = words.information
  const { authority, hasNoEnd } = sharedFacts(rows)
  if (rows.length === 0 || !(authority || hasNoEnd)) return null
  return (
    <>
      {authority && (
        <>
          {allFrom} <InItsLanguage>{authority}</InItsLanguage>
        </>
      )}
      {authority && hasNoEnd && '; '}
      {hasNoEnd && noneEnds}
      {language === 'bn' ? '। ' : '. '}
    </>
  )
}

/** The memo of all sections, if it is the same. */
function ApprovalFacts({ rows }: { rows: OwnValue<'sections'>['rows'] }) {
  const { language, words } = usePage()
  const [first, ...rest] = rows
  const isShared =
    first &&
    first.memoNumber !== '' &&
    rest.every((row) => row.memoNumber === first.memoNumber && row.memoDate === first.memoDate)
  if (!isShared) return null
  const number = inDigits(first.memoNumber, language)
  const day = first.memoDate && formatDay(first.memoDate, language)
  return (
    <>
      {words.information.approvedBy} <InItsLanguage>{number}</InItsLanguage>
      {day && `, ${day}`}
      {language === 'bn' ? '। ' : '. '}
    </>
  )
}

function Papers({ documents }: { documents: LinkedDocument[] }) {
  const { words, to } = usePage()
  return (
    <section className="card no-print" aria-labelledby="papers">
      <h2 id="papers">{words.information.papers}</h2>
      <ul className="rows">
        {documents.map(({ url, title }) => (
          <li key={url}>
            <a href={to(url)} lang={langOfContent(title)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The entries before and after this one on the board. */
function Neighbours({ entry }: { entry: EntryContent['entry'] }) {
  const { titles, previous, next, otherEntries } = usePage().words.information
  const index = INFORMATION_KEYS.indexOf(entry.key)
  const turnTo = (key: InformationKey | undefined, label: string) =>
    key && { path: `${BOARD_PATH}/${key}`, label, title: titles[key] }
  const [before, after] = [INFORMATION_KEYS[index - 1], INFORMATION_KEYS[index + 1]]
  return <Turn label={otherEntries} links={[turnTo(before, previous), turnTo(after, next)]} />
}

/** The entry for search engines. */
function EntryData({ content: { entry, value } }: { content: EntryContent }) {
  const { schoolName, origin, words, to } = usePage()
  const school = { '@type': 'HighSchool', name: schoolName, url: `${origin}/` }
  const page = {
    '@type': 'WebPage',
    url: `${origin}${to(`${BOARD_PATH}/${entry.key}`)}`,
    lastReviewed: entry.asOf ?? undefined,
  }
  return <StructuredData data={{ '@graph': [page, ...recordsOf()] }} />

  function recordsOf(): object[] {
    const { key, csv } = entry
    if (key === 'ssc-results' && csv && hasTable(key)) {
      return [
        {
          '@type': 'Dataset',
          name: words.information.titles[key],
          description: words.information.descriptionOf(words.information.titles[key]),
          creator: school,
          dateModified: entry.changedAt ?? undefined,
          distribution: {
            '@type': 'DataDownload',
            encodingFormat: 'text/csv',
            contentUrl: `${origin}${to(csv)}`,
          },
        },
      ]
    }
    if (key === 'recognition') {
      const { rows } = value as OwnValue<'recognition'>
      return [{ ...school, hasCredential: rows.map(credentialOf) }]
    }
    return key === 'charter' ? servicesData(value, school) : []
  }
}

function credentialOf(row: OwnValue<'recognition'>['rows'][number]) {
  return {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: row.what,
    recognizedBy: { '@type': 'Organization', name: row.authority },
    dateCreated: row.effectiveFrom,
    expires: row.validUntil ?? undefined,
  }
}

function servicesData(value: InformationValue, school: object) {
  return (value as OwnValue<'charter'>).services.map(({ name, days, phone }) => ({
    '@type': 'GovernmentService',
    name,
    serviceOperator: school,
    availableChannel: {
      '@type': 'ServiceChannel',
      processingTime: days === null ? undefined : `P${days}D`,
      servicePhone: phone ? { '@type': 'ContactPoint', telephone: phone } : undefined,
    },
  }))
}
