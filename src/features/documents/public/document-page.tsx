import { data } from 'react-router'
import { fetchContent, servicesOf } from '../../../request/context.ts'
import { contentKinds, type DocumentKind, parseDocumentUrl } from '../../../content.ts'
import { CARD_SIZE } from '../../../files/pictures/source.ts'
import { Day } from '../../../pages/parts/dates.tsx'
import { DeletedPage } from '../../../pages/parts/message-page.tsx'
import { OnPaper } from '../../../pages/parts/on-paper.tsx'
import { Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { formatBanglaDate, formatDate, formatMoment, formatNumber } from '../../../words/format.ts'
import { contentText, isPaperBetter, isPhotoAlone } from '../shown-text.ts'
import { bengaliPath, langOfContent, languageOf } from '../../../words/language.ts'
import { wordsIn } from '../../../words/public-words.ts'
import { countNumberTables, renderText } from '../markdown/render-text.ts'
import { cardPath, documentIn, isInBengali } from '../english.ts'
import { cursorOf } from '../lists.ts'
import { plainTextOf } from '../markdown/plain-text.ts'
import { firstWords } from '../paragraphs.ts'
import type { DocumentRecord, DocumentSummary } from '../schema.ts'
import { isPublic } from '../states.ts'
import type { Route } from './+types/document-page.ts'
import { Actions } from './actions.tsx'
import { Marks } from './marks.tsx'
import { Attachments, isPicture, Paper, printsPaper } from './paper.tsx'
import { Photo } from './photo.tsx'
import { resultsOf, rollIn, type RollSheet } from '../roll.ts'
import { RollForm } from './roll-form.tsx'
import type { ReactNode } from 'react'
import { TelephoneLinks } from '../../../pages/parts/telephone-links.tsx'
import { Turn } from '../../../pages/parts/turn.tsx'
import { SameTopic, topicUrl } from './same-topic.tsx'
import { Share } from './share.tsx'
import proseCss from '../../../pages/parts/prose.css?inline'
import turnCss from '../../../pages/parts/turn.css?inline'
import documentCss from './document.css?inline'
import foldedCss from './folded-text.css?inline'
import paperCss from './paper.css?inline'
import photoCss from './photo.css?inline'
import textTablesCss from './text-tables.css?inline'
import letterCss from './letter.css?inline'
import rollCss from './roll.css?inline'
import { findLetterhead, LetterPaper } from './letter-paper.tsx'

export const handle = {
  /** Most pages do not need the style of a letter. */
  style: (page?: Partial<Shown>) => [
    proseCss,
    turnCss,
    documentCss,
    ...([page?.html, page?.sheet].some((html) => html?.includes('<table')) ? [textTablesCss] : []),
    ...(page?.results ? [rollCss] : []),
    ...(page?.isFolded ? [foldedCss] : []),
    ...(page?.letterhead ? [letterCss] : []),
    ...(page?.isPhoto ? [photoCss] : []),
    ...(page?.document &&
    !page.letterhead &&
    !page.isPhoto &&
    printsPaper(page.document, {
      isFolded: page.isFolded ?? false,
      isSigned: page.kind === 'results',
    })
      ? [paperCss]
      : []),
  ],
}

const SAME_TOPIC = 3

/** Characters of the preview in search engines and messengers. */
const DESCRIPTION_LENGTH = 160

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = parseDocumentUrl(bengaliPath(new URL(request.url).pathname))
  if (!address) throw data(null, { status: 404 })
  const { kind, number } = address
  const language = languageOf(new URL(request.url).pathname)
  const words = wordsIn(language)
  const { readers } = servicesOf(context)
  const fetched = await fetchContent(context, async (stores) => {
    const store = stores[kind]
    const found = await store.findByNumber(number)
    const isShown = found && (isPublic(found.state) || readers === 'preview')
    if (!isShown) return { isDeleted: await store.isDeleted(number) }
    const document = documentIn(language, found)
    const inLanguage = (some: DocumentSummary[]) => some.map((one) => documentIn(language, one))
    const cursor = cursorOf(document)
    const [newer] = inLanguage(await store.search({}, 1, { direction: 'newer', cursor }))
    const [older] = inLanguage(await store.search({}, 1, { direction: 'older', cursor }))
    const { topic } = document
    const same = topic ? await store.search({ topic }, SAME_TOPIC + 1) : []
    const sameTopic = inLanguage(same)
      .filter(({ _id }) => _id !== document._id)
      .slice(0, SAME_TOPIC)
    const isLetter = document.letter !== null && document.text !== ''
    const letterhead = isLetter ? await findLetterhead(stores) : undefined
    const shown = { ...document, text: isPhotoAlone(document) ? '' : contentText(document) }
    const isPhoto = isPhotoPage(kind, document)
    // Without a picture of the paper, its text stands open.
    const isFolded = isPaperBetter(document) && document.pages.length > 0
    const { table, pull, pullSubjects, leftOut } = words.document.tables
    const isResults = kind === 'results'
    const roll = isResults ? rollIn(new URL(request.url).searchParams.get('roll')) : undefined
    const sheets: RollSheet[] = []
    let tables = 0
    const render = (text: string, { textSource }: DocumentRecord) =>
      renderText(text, textSource, {
        language,
        nameTable: () => table(formatNumber((tables += 1), language)),
        pull: isResults ? pullSubjects : pull,
        isResults,
        roll,
        onSheet: (sheet) => sheets.push(sheet),
        leftOut: isFolded ? leftOut : undefined,
      })
    const html = await render(shown.text, document)
    // An English text is seldom the sheet in which a visitor looks for a roll number.
    const isBesideSheet =
      isResults &&
      document.text !== found.text &&
      sheets.length === 0 &&
      !isPaperBetter(found) &&
      found.textSource !== 'machine'
    const sheet = isBesideSheet ? await render(contentText(found), found) : ''
    const omitted = isFolded ? countNumberTables(shown.text) : 0
    return {
      document: shown,
      html,
      /** Below an English text; empty without a table of roll numbers. */
      sheet: sheets.length > 0 ? sheet : '',
      isBengali: language === 'en' && isInBengali(found),
      omitted,
      isFolded,
      isPhoto,
      newer,
      older,
      sameTopic,
      letterhead,
      roll,
      /** Of the roll number; undefined without a table of roll numbers that is sure. */
      results:
        sheets.length > 0 && found.textSource !== 'machine'
          ? resultsOf(sheets, roll ?? '')
          : undefined,
    }
  })
  if (fetched.isFailed) throw data(null, { status: 503 })
  const { content } = fetched
  if (content.document) return { kind, ...content }
  if (!content.isDeleted) throw data(null, { status: 404 })
  return data({ kind, document: undefined }, { status: 410 })
}

/** Whether the file is a photo, but not of a paper. Most photos in the news have no readable text. */
function isPhotoPage(
  kind: DocumentKind,
  { layout, pages, text, fileName }: DocumentRecord,
): boolean {
  const isUnread = kind === 'news' && text === '' && isPicture(fileName)
  return pages.length === 1 && (layout === 'photo' || isUnread)
}

export default function DocumentPage({ loaderData }: Route.ComponentProps) {
  return loaderData.document ? <Existing {...loaderData} /> : <DeletedPage kind={loaderData.kind} />
}

type Shown = Extract<Route.ComponentProps['loaderData'], { html: string }>

function Existing({ kind, document, html, newer, older, sameTopic, letterhead, ...page }: Shown) {
  const { language, words, timeZone, origin, to } = usePage()
  const { title, date, text, topic } = document
  const address = origin + to(document.url)
  // A sheet of marks: its table repeats the signed paper.
  const isPaperFirst =
    kind === 'results' && document.pages.length > 0 && !page.isFolded && !page.results
  const folded = page.isFolded && text !== '' && (
    <FoldedText kind={kind} document={document} html={html} omitted={page.omitted} />
  )
  return (
    <Page
      title={title}
      lang={langOfContent(title)}
      parents={[
        { title: words[kind].title, path: contentKinds[kind].pages[0].path },
        ...(topic ? [{ title: words.topics[topic], path: topicUrl(kind, topic) }] : []),
      ]}
      lead={
        <>
          {document.state === 'published' && <Marks document={document} />} <Day iso={date} />{' '}
          <span>{formatBanglaDate(new Date(date), language, timeZone)}</span>{' '}
          {page.isBengali && <span>{words.textPage.inBengali}</span>}
        </>
      }
      beside={
        topic &&
        sameTopic.length > 0 && <SameTopic kind={kind} topic={topic} documents={sameTopic} />
      }
      image={{ src: cardPath(document, language).slice(1), ...CARD_SIZE }}
      publishedAt={date}
      description={
        firstWords(startOf(document), DESCRIPTION_LENGTH) ||
        `${words[kind].caption}, ${formatDate(date, language, timeZone)}`
      }
    >
      {page.isPhoto && <Photo document={document} html={html} />}
      {page.results && <RollForm path={document.url} roll={page.roll} results={page.results} />}
      <Actions document={document} address={address} isFolded={page.isFolded} />
      <StateNote document={document} />
      <CorrectionNote document={document} />
      {isPaperFirst && <Paper document={document} kind={kind} isFirst />}
      {text !== '' && !folded && !page.isPhoto && (
        <ReadingText document={document} html={html} sheet={page.sheet}>
          {document.letter && letterhead && (
            <LetterPaper
              document={document}
              html={html}
              letter={document.letter}
              letterhead={letterhead}
            >
              <OnPaper address={address} />
            </LetterPaper>
          )}
        </ReadingText>
      )}
      {!isPaperFirst && !page.isPhoto && (
        <Paper document={document} kind={kind} folded={folded || undefined} />
      )}
      <Attachments files={document.attachments} />
      {isPublic(document.state) && <Share address={address} />}
      <Turn
        label={words.document.neighbours}
        links={[turnTo(older, words.document.older), turnTo(newer, words.document.newer)]}
      />
      {!letterhead && <OnPaper address={address} />}
    </Page>
  )
}

/** More than the description needs, and much less than the longest text. */
function startOf({ text, textSource }: DocumentRecord): string {
  return plainTextOf({ text: text.slice(0, 20 * DESCRIPTION_LENGTH), textSource })
}

function turnTo(document: DocumentSummary | undefined, label: string) {
  if (!document) return undefined
  const { url: path, title } = document
  return { path, label, title, lang: langOfContent(title) }
}

/** Says that the document has ended or, in a preview, that visitors do not see it yet. */
function StateNote({ document: { state, endsAt, publishAt } }: { document: DocumentRecord }) {
  const { language, words, timeZone } = usePage()
  if (state === 'published') return null
  const { isOver, isDraft, isScheduled } = words.document
  const text = {
    ended: () => isOver(formatDate(endsAt!, language, timeZone)),
    draft: () => isDraft,
    scheduled: () => isScheduled(formatMoment(publishAt!, language, timeZone)),
  }
  return <p className="over">{text[state]()}</p>
}

/** Says when the text was corrected, and whether the paper was not. */
function CorrectionNote({
  document: { textCorrectedAt, textDiffers },
}: {
  document: DocumentRecord
}) {
  const { language, words, timeZone } = usePage()
  if (textCorrectedAt === null) return null
  const { textCorrected, paperDiffers } = words.document
  return (
    <p className="over">
      {textCorrected(formatDate(textCorrectedAt, language, timeZone))} {textDiffers && paperDiffers}
    </p>
  )
}

/** The text of the document, or `children` with the text. */
function ReadingText({
  document: { text, textSource },
  html,
  sheet,
  children,
}: {
  document: Pick<DocumentRecord, 'text' | 'textSource'>
  /** From `renderText`. */
  html: string
  sheet: string
  children?: ReactNode
}) {
  const { machineRead, mayBeWrong, seePaper, bengaliSheet, text: label } = usePage().words.document
  return (
    <section className="reading" aria-label={label}>
      {textSource === 'machine' && (
        <p className="s">
          {machineRead}: {mayBeWrong} <a href="#paper">{seePaper}</a>
        </p>
      )}
      {children || <TextCard text={text} html={html} />}
      {sheet && <p className="s">{bengaliSheet}</p>}
      {sheet && (
        <div className="card prose md" lang="bn" dangerouslySetInnerHTML={{ __html: sheet }} />
      )}
    </section>
  )
}

function TextCard({ text, html }: { text: string; html: string }) {
  return (
    <div
      className="card prose md"
      id="text"
      lang={langOfContent(text)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** A text that is not sure, folded below its paper: search in the page and screen readers find it. */
function FoldedText({
  kind,
  document: { text, textSource },
  html,
  omitted,
}: {
  kind: DocumentKind
  document: Pick<DocumentRecord, 'text' | 'textSource'>
  html: string
  /** The number of tables that the text leaves out. */
  omitted: number
}) {
  const { language, words, officePhone } = usePage()
  const { machineRead, mayBeWrong, comparePaper, ...label } = words.document
  return (
    <details className="folded bare">
      <summary>
        {kind === 'notices' ? label.readNotice : label.readPaper}
        {omitted > 0 && (
          <>
            {' '}
            <small>{label.withoutTables(formatNumber(omitted, language))}</small>
          </>
        )}
      </summary>
      <p className="s">
        {textSource === 'machine' && `${machineRead}: ${mayBeWrong} `}
        {comparePaper}
        {omitted > 0 && officePhone && (
          <>
            {' '}
            {label.callForTables} <TelephoneLinks text={officePhone} language={language} />
          </>
        )}
      </p>
      <TextCard text={text} html={html} />
    </details>
  )
}
