import { contentKinds, type DocumentKind, type Topic } from '../../../content.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'
import type { DocumentSummary } from '../schema.ts'
import { langOfContent } from '../../../words/language.ts'

/** The address of the list with the documents of one topic. */
export function topicUrl(kind: DocumentKind, topic: Topic): string {
  return `${contentKinds[kind].pages[0].path}?topic=${topic}`
}

export function SameTopic({
  kind,
  topic,
  documents,
}: {
  kind: DocumentKind
  topic: Topic
  documents: DocumentSummary[]
}) {
  const { words, to } = usePage()
  return (
    <section aria-labelledby="same">
      <h2 id="same">{words.document.sameTopic(words.topics[topic])}</h2>
      <ul className="links plain">
        {documents.map(({ _id, url, title }) => (
          <li key={_id}>
            <a href={to(url)} lang={langOfContent(title)}>
              {title}
            </a>
          </li>
        ))}
        <li>
          <a href={to(topicUrl(kind, topic))}>{words.list.showEverything}</a>
        </li>
      </ul>
    </section>
  )
}
