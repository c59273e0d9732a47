import { data } from 'react-router'
import { fetchContent } from '../../../context.ts'
import { contentKinds, parseDocumentUrl } from '../../../content.ts'
import { NewMark, Day } from '../../../ui/dates.tsx'
import { FileSize } from '../../../ui/file-link.tsx'
import { DeletedPage } from '../../../ui/deleted-page.tsx'
import { Page } from '../../../ui/page.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { formatBanglaDate, formatDate } from '../../../words/format.ts'
import { bengaliPath } from '../../../words/language.ts'
import type { DocumentRecord, DocumentSummary } from '../schema.ts'
import type { Route } from './+types/document-page.ts'
import { Share } from './share.tsx'
import { documentStores } from './stores.ts'

const ANY = { words: '' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = parseDocumentUrl(bengaliPath(new URL(request.url).pathname))
  if (!asked) throw data(null, { status: 404 })
  const { kind, number } = asked
  const fetched = await fetchContent(context, documentStores, async ({ [kind]: store }) => {
    const document = await store.findByNumber(number)
    if (!document) return { wasUsed: await store.wasUsed(number) }
    const cursor = store.cursorOf(document)
    const [newer] = await store.search(ANY, 1, { direction: 'newer', cursor })
    const [older] = await store.search(ANY, 1, { direction: 'older', cursor })
    return { document, newer, older }
  })
  if (fetched.isFailed) throw data(null, { status: 503 })
  const { content } = fetched
  if (content.document) return { kind, ...content }
  if (!content.wasUsed) throw data(null, { status: 404 })
  return data({ kind, document: undefined }, { status: 410 })
}

export default function DocumentPage({ loaderData }: Route.ComponentProps) {
  return loaderData.document ? (
    <Existing {...loaderData} document={loaderData.document} />
  ) : (
    <DeletedPage kind={loaderData.kind} />
  )
}

type Kind = Route.ComponentProps['loaderData']['kind']

function Existing({
  kind,
  document,
  newer,
  older,
}: {
  kind: Kind
  document: DocumentRecord
  newer?: DocumentSummary | undefined
  older?: DocumentSummary | undefined
}) {
  const { language, words, timeZone, origin, to } = usePage()
  const { title, date } = document
  const address = origin + to(document.url)
  return (
    <Page
      title={title}
      lang="bn"
      parent={{ title: words[kind].title, path: contentKinds[kind].pages[0].path }}
      lead={
        <>
          <NewMark iso={date} /> <Day iso={date} /> ·{' '}
          {formatBanglaDate(new Date(date), language, timeZone)}
        </>
      }
      description={`${words[kind].caption}, ${formatDate(date, language, timeZone)}`}
    >
      <p className="get">
        <a className="btn" href={`/${document.filePath}`}>
          {words.document.open} <FileSize file={document} />
        </a>{' '}
        <a className="btn q" href={`/${document.filePath}`} download={document.fileName}>
          {words.list.download}
        </a>
      </p>
      <Share title={title} address={address} />
      <Neighbours newer={newer} older={older} />
      <div className="paper-only">
        <QrCode text={address} label="" />
        <p>
          {words.document.address} <b lang="en">{address}</b>
        </p>
      </div>
    </Page>
  )
}

function Neighbours({
  newer,
  older,
}: {
  newer: DocumentSummary | undefined
  older: DocumentSummary | undefined
}) {
  const { words, to } = usePage()
  const links = [
    { rel: 'prev', document: older, label: words.document.older },
    { rel: 'next', document: newer, label: words.document.newer },
  ]
  if (!newer && !older) return null
  return (
    <nav className="turn" aria-label={words.document.neighbours}>
      {links.map(({ rel, document, label }) =>
        document ? (
          <a key={rel} className="card" rel={rel} href={to(document.url)}>
            <small>{label}</small> <span lang="bn">{document.title}</span>
          </a>
        ) : null,
      )}
    </nav>
  )
}
