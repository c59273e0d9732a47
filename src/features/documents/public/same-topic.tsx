import { contentKinds, type DocumentKind, type Topic } from '../../../content.ts'
import { Day } from '../../../pages/parts/dates.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import type { DocumentSummary } from '../schema.ts'

/** The address of the list with the documents of one topic. */
export function topicUrl(kind: DocumentKind, topic: Topic): string {
  return `${contentKinds[kind].pages[0].path}?topic=${topic}`
}

/** Other documents of the same topic. */
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
    <section className="card same" aria-labelledby="same">
      <div className="head">
        <h2 id="same">{words.document.sameTopic(words.topics[topic])}</h2>
        <a className="more" href={to(topicUrl(kind, topic))}>
          {words.list.showEverything}
        </a>
      </div>
      <ul className="rows">
        {documents.map(({ _id, url, title, date }) => (
          <li key={_id}>
            <a href={to(url)}>
              <span lang="bn">{title}</span>{' '}
              <small>
                <Day iso={date} />
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
