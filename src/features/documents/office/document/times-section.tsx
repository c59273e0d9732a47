import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { ApiProblem, Stopped } from '../../../../office/connection/api-client.ts'
import { useUnsent } from '../../../../office/draft/unsent.ts'
import { fieldsOf, pick } from '../../../../office/draft/changes.ts'
import { useChanges } from '../../../../office/draft/use-changes.ts'
import { Form } from '../../../../office/form/form.tsx'
import { useFieldProblem } from '../../../../office/form/form-problem.tsx'
import { requireFilled } from '../../../../office/form/input-problem.ts'
import { notify } from '../../../../office/frame/notify.ts'
import { RecordProblem } from '../../../../office/form/record-problem.tsx'
import { describeMoment } from '../../../../office/form/school-time.ts'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { useRecordForm } from '../../../../office/form/use-record-form.ts'
import { formatDate } from '../../../../words/format.ts'
import { schoolWords } from '../../../../words/school-words.ts'
import type { DocumentRecord } from '../../schema.ts'
import { publishWords } from '../publish/words.ts'
import { PublishPlan } from '../publish/publish-plan.tsx'
import { MoreTimesFields, PublishFields } from '../publish/time-fields.tsx'
import { refusePast } from '../publish/new-document-body.ts'
import {
  changedTimes,
  instantsOf,
  isPast,
  missingTimes,
  type TimeValues,
  timeValuesOf,
} from '../publish/time-values.ts'
import { writeWords } from '../write/words.ts'
import { TopicSelect } from '../write/topic-select.tsx'
import {
  type OfDocument,
  publishesHidden,
  saveDocument,
  useNotification,
  useReplaceDocument,
} from '../use-document.ts'
import { FileQuestion } from './files-section.tsx'
import { pageWords } from './words.ts'

interface Values extends TimeValues {
  topic: string
}

/** The question about a file that hides something, while the form waits for its answer. */
interface Asked {
  asked: DocumentRecord
  change: object
  onSaved: (saved: DocumentRecord) => void
  onFailed: (problem: Error) => void
}

/** The fields that are shown until a document is published. */
const PUBLISH_FIELDS = ['isLater', 'publishDay', 'publishTime'] as const

const isAwaitedIn = ({ state }: DocumentRecord) => state === 'draft' || state === 'scheduled'

/** Changes when a document appears, how long it is pinned and listed, its date and its topic. */
export function TimesSection({ kind, document }: OfDocument) {
  const { words: staffWords, timeZone } = useStaff()
  const own = useScreenWords(pageWords)
  const words = useScreenWords(publishWords)
  const topicWords = useScreenWords(writeWords).topic
  const replace = useReplaceDocument({ kind, document })
  const describe = useDescribed()
  const draft = useChanges<Values>()
  const isAwaited = isAwaitedIn(document)
  const { state } = useNotification(kind, document._id, isAwaited).data ?? {}
  const [chosen, setChosen] = useState<boolean>()
  const isNotified = chosen ?? state !== 'muted'
  const valuesOf = (record: DocumentRecord): Values => ({
    ...timeValuesOf(record, timeZone),
    topic: record.topic ?? '',
  })
  const [asked, setAsked] = useState<Asked>()
  const ask = (before: DocumentRecord, change: object) =>
    new Promise<DocumentRecord>((onSaved, onFailed) =>
      setAsked({ asked: before, change, onSaved, onFailed }),
    )
  const { change: changeDraft } = draft
  useEffect(() => {
    // Published meanwhile: the next change must not send what the form does not show any more.
    if (isAwaited) return
    changeDraft((old) => ({ ...old, changed: withoutPublishing(old.changed) }))
    setChosen(undefined)
  }, [isAwaited, changeDraft])
  const form = useRecordForm<Values, DocumentRecord>(draft, {
    record: document,
    setRecord: (next) => next && replace(next),
    isRestorable: true,
    valuesOf: (record) => valuesOf(record ?? document),
    send: async (merged, over) => {
      const before = over ?? document
      const isShown = isAwaitedIn(before)
      const values = isShown ? merged : { ...merged, ...pick(valuesOf(before), PUBLISH_FIELDS) }
      requireFilled(missingTimes(values, timeZone))
      const times = changedTimes(values, before, timeZone)
      const { publishAt } = isShown ? instantsOf(values, timeZone) : {}
      // Checks an unchanged time too, because a draft does not change when its time comes.
      refusePast({ ...times, publishAt: publishAt ?? null })
      const body = {
        ...times,
        ...(values.topic !== (before.topic ?? '') && { topic: values.topic || null }),
        // As the form says, a draft with a time in the future is published at that time.
        ...(before.state === 'draft' && publishAt && { draft: false }),
        ...(isShown && chosen !== undefined && { notifyFollowers: chosen }),
      }
      if (Object.keys(body).length === 0) return before
      if (publishesHidden(before, body)) return ask(before, body)
      return saveDocument(kind, before, body)
    },
    onSaved: () => {
      notify(own.changed)
      setChosen(undefined)
    },
  })
  const { sending, values } = form
  const stored = valuesOf(document)
  const isChanged = fieldsOf(stored).some((field) => values[field] !== stored[field])
  useUnsent(isChanged || chosen !== undefined, 'form')
  const problemOf = useFieldProblem(sending.error)
  return (
    <section className="card" aria-labelledby="times">
      <h2 id="times">{own.times}</h2>
      <RecordProblem
        form={form}
        describe={describe}
        labels={{
          publishAt: words.when,
          pinnedUntil: words.pinnedUntil,
          endsAt: words.ends,
          date: words.paperDate,
          topic: topicWords.label,
        }}
        inBin={document._id}
      />
      <Form sending={sending} onSubmit={() => void form.save()}>
        {isAwaited && (
          <PublishFields
            values={values}
            onChange={form.change}
            problemOf={problemOf}
            nowLabel={document.state === 'draft' ? own.stayDraft : words.now}
          />
        )}
        {isAwaited && (
          <PublishPlan
            kind={kind}
            topic={values.topic}
            publishAt={plannedTime(document, values, timeZone)}
            date={changedTimes(values, document, timeZone).date ?? document.date}
            createdAt={document.createdAt}
            isChecked={isNotified}
            onChange={setChosen}
          />
        )}
        <MoreTimesFields
          values={values}
          onChange={form.change}
          problemOf={problemOf}
          dateLabel={words.paperDateNow}
        />
        <TopicSelect
          kind={kind}
          value={values.topic}
          onChange={(topic) => form.change({ topic })}
          error={problemOf('topic')}
        />
        <Button type="submit" loading={sending.isSending} w="fit-content">
          {staffWords.common.save}
        </Button>
      </Form>
      {asked && (
        <FileQuestion
          kind={kind}
          document={document}
          {...asked}
          onNewer={(current) => {
            setAsked(undefined)
            // The form merges its changes with it, and asks again.
            asked.onFailed(new ApiProblem(412, { current }))
          }}
          onClose={() => {
            setAsked(undefined)
            asked.onFailed(new Stopped())
          }}
        />
      )}
    </section>
  )
}

function withoutPublishing(changed: Partial<Values>): Partial<Values> {
  const { isLater: _, publishDay: _day, publishTime: _time, ...rest } = changed
  return rest
}

/** Undefined if the document stays a draft. */
function plannedTime(
  { state }: DocumentRecord,
  values: TimeValues,
  timeZone: string,
): string | null | undefined {
  const { publishAt } = instantsOf(values, timeZone)
  return isPast(publishAt) || (state === 'draft' && publishAt === null) ? undefined : publishAt
}

/** The values in words, for a conflict. */
function useDescribed() {
  const { words: staffWords, language, timeZone } = useStaff()
  const words = useScreenWords(publishWords)
  const topicWords = useScreenWords(writeWords).topic
  const { topics } = useScreenWords(schoolWords)
  const day = (iso: string | null | undefined) =>
    iso ? formatDate(iso, language, timeZone) : staffWords.common.none
  return (values: Values) => {
    const { publishAt, pinnedUntil, endsAt, date } = instantsOf(values, timeZone)
    return {
      [words.when]: publishAt ? describeMoment(publishAt, language, timeZone) : words.now,
      [words.pin]: day(pinnedUntil),
      [words.ends]: day(endsAt),
      [words.paperDateNow]: day(date),
      [topicWords.label]: topics[values.topic as keyof typeof topics] ?? topicWords.none,
    }
  }
}
