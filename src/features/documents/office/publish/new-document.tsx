import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { contentKinds, type DocumentKind, previewUrl } from '../../../../content.ts'
import { isAttempted, postOnce } from '../../../../office/form/post-once.ts'
import { confirming } from '../../../../office/frame/double-tap.ts'
import { DraftNote } from '../../../../office/draft/draft-note.tsx'
import { UploadProgress } from '../../../../office/form/file-field.tsx'
import { RequiredNote } from '../../../../office/form/form.tsx'
import { RestingForm, useResting } from '../../../../office/form/resting-form.tsx'
import { FormProblem, useFieldProblem } from '../../../../office/form/form-problem.tsx'
import { notify } from '../../../../office/frame/notify.ts'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { TitleField } from '../../../../office/form/title-field.tsx'
import { useReload } from '../../../../office/connection/use-api.ts'
import { useDraft } from '../../../../office/draft/use-draft.ts'
import { useSending } from '../../../../office/form/use-sending.ts'
import type { DocumentRecord } from '../../schema.ts'
import { BeginChoice, type Beginning } from './begin-choice.tsx'
import { publishWords } from './words.ts'
import { NewContent } from './new-content.tsx'
import {
  beginningOf,
  bodyOf,
  NEW_DOCUMENT,
  type NewDocumentValues,
  requireDocument,
} from './new-document-body.ts'
import { useProposedTitle } from './use-proposed-title.ts'
import { isPublic } from '../../states.ts'
import { findSame } from './find-same.ts'
import { PublishPlan } from './publish-plan.tsx'
import { MoreTimes, PublishFields } from './time-fields.tsx'
import { writeWords } from '../write/words.ts'
import { TopicSelect } from '../write/topic-select.tsx'
import { documentWords } from '../words.ts'
import { formatDate } from '../../../../words/format.ts'
import { callApi } from '../../../../office/connection/api-client.ts'
import { HiddenQuestion } from '../hidden/lazy-hidden-question.ts'
import { documentPath } from '../use-document.ts'
import { instantsOf, isPast } from './time-values.ts'
import { emptyLetter, type LetterValues } from './letter-values.ts'
import './publish.css'

/** The form for a new document: photographed, from a file, or written. */
export function NewDocument({
  kind,
  onSent,
}: {
  kind: DocumentKind
  onSent: (document: DocumentRecord) => void
}) {
  const { words: staffWords, language, timeZone } = useStaff()
  const words = useScreenWords(documentWords)[kind]
  const form = useScreenWords(publishWords)
  const topicWords = useScreenWords(writeWords).topic
  const letterLabels = useLetterLabels()
  const path = contentKinds[kind].apiPath
  const reload = useReload(path)
  const draft = useDraft<NewDocumentValues>(kind, NEW_DOCUMENT)
  const sending = useSending()
  const problemOf = useFieldProblem(sending.error)
  const [chosen, setChosen] = useState<Beginning>()
  const [taken, setTaken] = useState<File[]>([])
  const [waiting, setWaiting] = useState(0)
  const { values } = draft
  const { publishAt, pinnedUntil, endsAt, date } = instantsOf(values, timeZone)
  const begin = chosen ?? beginningOf(values)
  const isPreparing = begin === 'photo' && taken.length + waiting > 0
  const rest = useResting(draft.isDirty || isPreparing)
  const { isOpen } = rest
  // At rest, the form takes a file.
  if (!isOpen && chosen) setChosen(undefined)

  const firstFile = begin === 'file' ? values.files[0] : undefined
  const proposed = useProposedTitle('field-title', firstFile, (titleOf) =>
    draft.change(({ title }) => ({ title: titleOf(title) })),
  )
  /** A document that was found, and the values with which it was found. */
  const [found, setFound] = useState<{ same: DocumentRecord; by: string }>()
  /** A draft whose file hides something. */
  const [asked, setAsked] = useState<DocumentRecord>()
  const by = [begin, values.title, values.text, values.files[0]?.name].join('\n')
  const same = found?.by === by ? found.same : undefined

  const send = async (isDraft: boolean) => {
    let created: DocumentRecord | undefined
    await sending.run(async (upload) => {
      requireDocument(values, begin, timeZone)
      const body = await bodyOf(values, begin, { timeZone, isDraft })
      // After a lost answer, the attempt is repeated. The document that it has made is not a duplicate.
      if (!isDraft && !same && !isAttempted({ path, body })) {
        const first = await findSame(kind, values, begin)
        if (first) return setFound({ same: first, by })
      }
      created = await postOnce<DocumentRecord>({ path, body, ...upload })
    })
    if (!created) return
    if (!isDraft && created.state === 'draft') return setAsked(created)
    finish(created)
  }

  const finish = (created: DocumentRecord) => {
    draft.reset()
    rest.setIsTouched(false)
    if (created.state === 'published') notify(words.published)
    onSent(created)
    void reload()
  }

  return (
    <>
      {asked && (
        <HiddenQuestion
          kind={kind}
          document={asked}
          change={{ draft: false, notifyFollowers: values.isNotified }}
          onAnswered={(document) => {
            setAsked(undefined)
            finish(document)
          }}
          onAnother={async () => {
            await callApi({ method: 'DELETE', path: documentPath(kind, asked._id) })
            setAsked(undefined)
            draft.change({ files: [] })
          }}
          onClose={() => {
            setAsked(undefined)
            finish(asked)
          }}
        />
      )}
      <RestingForm
        id="new"
        title={staffWords.create[kind]}
        rest={rest}
        className="new-document"
        sending={sending}
        onSubmit={() => void send(false)}
      >
        <FormProblem
          error={sending.error}
          labels={{
            title: words.titleLabel,
            topic: topicWords.label,
            text: form.text,
            ...letterLabels,
            file: begin === 'photo' ? form.ways.photo.label : staffWords.file.label,
            publishAt: form.when,
            pinnedUntil: form.pinnedUntil,
            endsAt: form.ends,
            date: form.paperDate,
          }}
        />
        <TitleField
          id="field-title"
          label={words.titleLabel}
          description={
            isOpen &&
            (proposed !== undefined && values.title === proposed ? form.proposed : words.titleHint)
          }
          value={values.title}
          onChange={(event) => draft.change({ title: event.currentTarget.value })}
          error={problemOf('title')}
          minRows={1}
          required
        />
        {isOpen && (
          <>
            <RequiredNote />
            <BeginChoice
              chosen={begin}
              onChoose={(next) => {
                setChosen(next)
                sending.clearError()
              }}
              onPhotos={setTaken}
            />
          </>
        )}
        <NewContent
          begin={begin}
          isChosen={chosen === begin}
          draft={draft}
          taken={taken}
          onTaken={() => setTaken([])}
          onPaper={(photo) => {
            setChosen('photo')
            setTaken([photo])
            draft.change({ files: [] })
          }}
          onWaiting={setWaiting}
          sending={sending}
        />
        {isOpen && (
          <>
            <TopicSelect
              kind={kind}
              value={values.topic}
              onChange={(topic) => draft.change({ topic })}
              error={problemOf('topic')}
            />
            <PublishFields values={values} onChange={draft.change} problemOf={problemOf} />
            <MoreTimes values={values} onChange={draft.change} problemOf={problemOf} />
          </>
        )}
        <Group className="draft-row">
          <DraftNote draft={draft} sending={sending} />
        </Group>
        {/* Before anything is entered, a bar at the bottom would only take room. */}
        <div className={draft.isDirty ? 'go' : 'go resting'}>
          <UploadProgress sending={sending} />
          {same && (
            <p className="gentle" role="alert">
              {form.same}{' '}
              <a
                href={isPublic(same.state) ? same.url : previewUrl(same.url)}
                target="_blank"
                rel="noopener"
                lang="bn"
              >
                {same.title}
              </a>
              . {form.sameAgain}
            </p>
          )}
          {isOpen && !isPast(publishAt) && (
            <PublishPlan
              kind={kind}
              topic={values.topic}
              publishAt={publishAt}
              date={date}
              isChecked={values.isNotified}
              onChange={(isNotified) => draft.change({ isNotified })}
            >
              {pinnedUntil && form.willBePinned(formatDate(pinnedUntil, language, timeZone))}{' '}
              {endsAt && form.willEnd(formatDate(endsAt, language, timeZone))}
            </PublishPlan>
          )}
          <Group className="acts">
            <Button
              ref={same && !sending.isSending ? confirming : null}
              type="submit"
              loading={sending.isSending || isPreparing}
            >
              {words.submit}
            </Button>
            {isOpen && (
              <Button
                variant="default"
                disabled={sending.isSending || isPreparing}
                onClick={() => void send(true)}
              >
                {publishAt ? form.draftWithTime : form.draft}
              </Button>
            )}
          </Group>
        </div>
      </RestingForm>
    </>
  )
}

/** The labels of the fields by their API names, for the list of problems. */
function useLetterLabels(): Record<string, string> {
  const words = useScreenWords(publishWords).letterFields
  const fields = Object.keys(emptyLetter) as (keyof LetterValues)[]
  return Object.fromEntries(fields.map((field) => [`letter.${field}`, words[field]]))
}
