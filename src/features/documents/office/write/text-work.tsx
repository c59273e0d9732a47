import { Button, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { DraftNote } from '../../../../office/draft-note.tsx'
import { Form } from '../../../../office/form.tsx'
import { useFieldProblem } from '../../../../office/form-problem.tsx'
import { RecordProblem } from '../../../../office/record-problem.tsx'
import { useScreenWords } from '../../../../office/staff-context.tsx'
import type { DocumentRecord } from '../../schema.ts'
import { differenceOf, rewrite } from './doubt-marks.ts'
import { DoubtSteps, useSteps } from './doubt-steps.tsx'
import { EditorFrame, MarkdownButtons, MarkdownPreview } from './markdown-editor.tsx'
import { MarkedTextarea } from './marked-textarea.tsx'
import { PageView } from './page-view.tsx'
import { writeWords } from './words.ts'
import type { TextForm } from './use-document-text.ts'

/** The paper beside its text. The clerk checks the doubtful words, and edits the whole text. */
export function TextWork({ form, pages }: { form: TextForm; pages: DocumentRecord['pages'] }) {
  const words = useScreenWords(writeWords).check
  const isDesk =
    useMediaQuery('(min-width: 64em)', undefined, { getInitialValueInEffect: false }) ?? false
  const steps = useSteps(form)
  const problemOf = useFieldProblem(form.sending.error)
  const hasPaper = pages.length + form.marks.length > 0
  return (
    <div className={hasPaper ? 'work' : undefined}>
      {hasPaper && (
        <section className="card paper" aria-label={words.paper}>
          {form.marks.length > 0 && <DoubtSteps form={form} steps={steps} pages={pages} />}
          {pages.length > 0 && (
            <PageView pages={pages} steps={steps} marks={form.marks} isDesk={isDesk} />
          )}
        </section>
      )}
      <TextCard form={form}>
        <MarkedTextarea
          marked={form}
          current={steps.current}
          isFollowed={isDesk && steps.isFollowed}
          onChange={(next) => form.write(rewrite(form, next))}
          onReach={steps.reach}
          error={problemOf('text')}
        />
      </TextCard>
    </div>
  )
}

function TextCard({ form, children }: { form: TextForm; children: ReactNode }) {
  const words = useScreenWords(writeWords).check
  const { conflict, draft, marks, sending } = form
  return (
    <section className="card" aria-labelledby="text">
      <h2 id="text">
        <label htmlFor="field-text">{words.text}</label>
      </h2>
      {marks.length > 0 && (
        <p className="s" id="about-text">
          {words.markHint}
        </p>
      )}
      <Form sending={sending} onSubmit={() => void form.save()}>
        <RecordProblem
          form={{ sending, conflict: conflict && onlyDifference(conflict) }}
          describe={({ text }) => ({ [words.text]: text })}
          labels={{ text: words.text }}
        />
        <EditorFrame>
          <MarkdownButtons />
          {children}
          <MarkdownPreview text={form.text} />
        </EditorFrame>
        <Group>
          <DraftNote draft={draft} sending={sending} />
        </Group>
        <div className="go">
          <Button type="submit" loading={sending.isSending}>
            {words.save}
          </Button>
        </div>
      </Form>
    </section>
  )
}

/** Two whole texts would be too long to compare in a dialog. */
function onlyDifference(conflict: NonNullable<TextForm['conflict']>): typeof conflict {
  const [theirs, mine] = differenceOf(conflict.theirs.text, conflict.mine.text)
  return { ...conflict, theirs: { text: theirs }, mine: { text: mine } }
}
