import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { postOnce } from '../../../office/post-once.ts'
import { DOCUMENT_ENDINGS } from '../../../office/file-field.tsx'
import { notify } from '../../../office/notify.ts'
import { Screen } from '../../../office/screen.tsx'
import { screenAt } from '../../../office/screens.ts'
import { SingleFileForm } from '../../../office/single-file-form.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { TitleField } from '../../../office/title-field.tsx'
import { useDraft } from '../../../office/use-draft.ts'
import { formatNumber } from '../../../words/format.ts'
import { contentKinds, type DocumentKind } from '../../../content.ts'
import { DocumentList } from './document-list.tsx'
import { readingWords } from './reading-words.ts'
import { TopicSelect } from './topic-select.tsx'
import { documentWords } from './words.ts'

export default function DocumentsScreen() {
  const { pathname } = useLocation()
  const kind = screenAt(pathname)!.key as DocumentKind
  const words = useScreenWords(documentWords)[kind]
  return (
    // The key makes a new form for each kind. Without it, the form of notices keeps its state for
    // news.
    <Screen key={kind} screen={kind} lead={words.lead}>
      <NewDocument kind={kind} />
      <DocumentList kind={kind} />
    </Screen>
  )
}

const NEW = { title: '', topic: '', files: [] as File[] }

function NewDocument({ kind }: { kind: DocumentKind }) {
  const { words: staffWords, language, maxUploadBytes } = useStaff()
  const words = useScreenWords(documentWords)[kind]
  const { topic: topicLabel } = useScreenWords(readingWords)
  const client = useQueryClient()
  const draft = useDraft(kind, NEW)
  const path = contentKinds[kind].apiPath
  const megabytes = formatNumber(maxUploadBytes / 1024 / 1024, language)
  const { title, topic } = draft.values

  return (
    <section className="card" aria-labelledby="new">
      <h2 id="new">{words.newTitle}</h2>
      <SingleFileForm
        draft={draft}
        fields={{ title }}
        optionalFields={{ topic }}
        labels={{ title: words.titleLabel, topic: topicLabel }}
        fileLabel={staffWords.file.label}
        accept={DOCUMENT_ENDINGS}
        hint={staffWords.file.documentHint(megabytes)}
        chooseWords={staffWords.file.choose}
        submit={words.submit}
        send={(body, upload) => postOnce({ path, body, ...upload })}
        onSent={() => {
          notify(words.published)
          void client.invalidateQueries({ queryKey: [path] })
        }}
      >
        {(problemOf) => (
          <>
            <TitleField
              id="field-title"
              label={words.titleLabel}
              description={words.titleHint}
              value={title}
              onChange={(next) => draft.change({ title: next })}
              error={problemOf('title')}
              required
            />
            <TopicSelect
              value={topic}
              onChange={(next) => draft.change({ topic: next })}
              error={problemOf('topic')}
            />
          </>
        )}
      </SingleFileForm>
    </section>
  )
}
