import { Button } from '@mantine/core'
import { useState } from 'react'
import type { DocumentKind } from '../../../../content.ts'
import { callApi } from '../../../../office/api-client.ts'
import { type Changes, NO_CHANGES } from '../../../../office/changes.ts'
import { Form } from '../../../../office/form.tsx'
import { useFieldProblem } from '../../../../office/form-problem.tsx'
import { notify } from '../../../../office/notify.ts'
import { RecordProblem } from '../../../../office/record-problem.tsx'
import { useScreenWords } from '../../../../office/staff-context.tsx'
import { useUnsent } from '../../../../office/unsent.ts'
import { useRecordForm } from '../../../../office/use-record-form.ts'
import { schoolWords } from '../../../../words/school-words.ts'
import type { DocumentRecord } from '../../schema.ts'
import { readingWords } from './words.ts'
import { TopicSelect } from '../publish/topic-select.tsx'
import { documentPath, type ReadDocument, useReplaceDocument } from '../use-document.ts'

/** What a document is about. It is saved alone, because saving the text confirms the text. */
export function TopicForm({ kind, document }: { kind: DocumentKind; document: ReadDocument }) {
  const words = useScreenWords(readingWords)
  const { topics } = useScreenWords(schoolWords)
  const replace = useReplaceDocument(kind, document)
  const [changes, setChanges] = useState<Changes<{ topic: string }>>(NO_CHANGES)
  const empty = () => setChanges(NO_CHANGES)
  const draft = { values: changes, change: setChanges, reset: empty, discard: empty }
  const form = useRecordForm<{ topic: string }, DocumentRecord>(draft, {
    record: document,
    setRecord: (next) => next && replace(next),
    valuesOf: (record) => ({ topic: (record ?? document).topic ?? '' }),
    send: ({ topic }, over) =>
      callApi({
        method: 'PUT',
        path: documentPath(kind, document._id),
        body: { topic: topic || null },
        version: (over ?? document).version,
      }),
    onSaved: () => notify(words.topicSaved),
  })
  const { sending } = form
  useUnsent(form.values.topic !== (document.topic ?? ''))
  const problemOf = useFieldProblem(sending.error)
  const nameOf = (topic: string) => topics[topic as keyof typeof topics] ?? words.noTopic
  return (
    <section className="card" aria-label={words.topic}>
      <Form sending={sending} onSubmit={() => void form.save()}>
        <RecordProblem
          form={form}
          describe={({ topic }) => ({ [words.topic]: nameOf(topic) })}
          labels={{ topic: words.topic }}
        />
        <TopicSelect
          value={form.values.topic}
          onChange={(topic) => form.change({ topic })}
          error={problemOf('topic')}
        />
        <Button type="submit" variant="default" loading={sending.isSending} w="fit-content">
          {words.saveTopic}
        </Button>
      </Form>
    </section>
  )
}
