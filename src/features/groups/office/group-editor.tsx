import { Button, Group, Textarea, TextInput } from '@mantine/core'
import { DraftNote } from '../../../office/draft-note.tsx'
import { Check, useFields } from '../../../office/fields.tsx'
import { Form } from '../../../office/form.tsx'
import { useFieldProblem } from '../../../office/form-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { consentWords } from '../../people/office/consent-words.ts'
import { PhoneFields } from '../../people/office/phone-fields.tsx'
import type { GroupRecord } from '../schema.ts'
import { hasStudents, isSingle } from '../table.ts'
import { AdviceCard } from './advice-card.tsx'
import { type GroupForm, useGroupForm } from './group-form.ts'
import { GroupProblem } from './group-problem.tsx'
import { numbersOf } from './group-values.ts'
import { MemberList } from './member-list.tsx'
import { Papers } from './papers.tsx'
import { groupOfficeWords } from './words.ts'

/** The form of a group: its members first, then its term, its papers and how to reach it. */
export function GroupEditor({
  record,
  followed,
  onClose,
  ...source
}: Omit<Parameters<typeof useGroupForm>[0], 'onSaved'> & {
  onClose: (saved?: 'added' | 'updated') => void
}) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(groupOfficeWords)
  const form = useGroupForm({
    ...source,
    record,
    followed,
    onSaved: (before) => onClose(before ? 'updated' : 'added'),
  })
  const { values, sending, draft } = form
  const problemOf = useFieldProblem(sending.error)
  return (
    <>
      <p>
        <Button variant="subtle" onClick={() => onClose()}>
          {words.back}
        </Button>
      </p>
      <h2 id="editor" tabIndex={-1} lang="bn">
        {values.title || words.purposes[values.purpose]}
      </h2>
      {values.purpose === 'antiHarassment' && <p className="lead">{words.mandatory}</p>}
      <Form sending={sending} onSubmit={() => void form.save()} className="form group-form">
        <GroupProblem form={form} />
        <MemberList form={form} problemOf={problemOf} />
        {values.purpose === 'antiHarassment' && <AdviceCard values={values} />}
        <div className="list group-rest">
          <TermCard form={form} problemOf={problemOf} />
          <ContactCard form={form} problemOf={problemOf} />
          <TextCard form={form} />
        </div>
        <div className="card group-save">
          {followed && <FollowedNote form={form} followed={followed} />}
          {record && <ForgetCheck form={form} record={record} />}
          <Group gap={8}>
            <Button type="submit" loading={sending.isSending}>
              {staffWords.common.save}
            </Button>
            <Button variant="default" onClick={() => onClose()}>
              {staffWords.common.cancel}
            </Button>
            <DraftNote draft={draft} sending={sending} />
          </Group>
        </div>
      </Form>
    </>
  )
}

interface CardProps {
  form: GroupForm
  problemOf: (path: string) => string | undefined
}

function TermCard(props: CardProps) {
  const words = useScreenWords(groupOfficeWords)
  const field = useFields(props.form, words.fields)
  const { values, change } = props.form
  return (
    <section className="card" aria-labelledby="term">
      <h2 id="term">{words.parts.term}</h2>
      <div className="form">
        <div className="two">
          <TextInput type="date" {...field('formedOn')} />
          <TextInput type="date" {...field('validUntil')} />
        </div>
        <p className="s">{words.termHint}</p>
        <TextInput {...field('women')} inputMode="numeric" lang="bn" />
        {hasStudents(values.purpose) && (
          <TextInput {...field('students')} inputMode="numeric" lang="bn" />
        )}
        <Papers
          values={values}
          error={values.documents
            .map((_, index) => props.problemOf(`documents.${index}`))
            .find((problem) => problem !== undefined)}
          onChange={(documents) => change({ documents })}
        />
      </div>
    </section>
  )
}

function ContactCard(props: CardProps) {
  const words = useScreenWords(groupOfficeWords)
  const field = useFields(props.form, words.fields)
  const { values, change } = props.form
  return (
    <section className="card" aria-labelledby="contact">
      <h2 id="contact">{words.parts.contact}</h2>
      <div className="form">
        <TextInput {...field('place')} lang="bn" />
        <TextInput {...field('hours')} lang="bn" />
        <PhoneFields
          values={values}
          label={words.fields.phone}
          problemOf={props.problemOf}
          onChange={change}
        />
        <TextInput {...field('email')} lang="en" inputMode="email" autoCapitalize="none" />
      </div>
    </section>
  )
}

function TextCard({ form }: Pick<CardProps, 'form'>) {
  const words = useScreenWords(groupOfficeWords)
  const field = useFields(form, words.fields)
  return (
    <section className="card" aria-labelledby="text">
      <h2 id="text">{words.parts.text}</h2>
      <div className="form">
        <TextInput {...field('title')} lang="bn" required />
        <TextInput {...field('titleEnglish')} lang="en" />
        <Textarea {...field('text')} lang="bn" autosize minRows={2} />
        <Textarea {...field('textEnglish')} lang="en" autosize minRows={2} />
      </div>
    </section>
  )
}

/** Says what happens to the committee that the new one follows. */
function FollowedNote({
  form: { draft, values },
  followed,
}: {
  form: GroupForm
  followed: GroupRecord
}) {
  const words = useScreenWords(groupOfficeWords)
  if (isSingle(values.purpose)) return <p className="s">{words.replacesOld}</p>
  return (
    <Check
      name="isOldKept"
      isChecked={!draft.values.isOldKept}
      onChange={(isRemoved) => draft.change({ isOldKept: !isRemoved })}
    >
      <span>
        {words.removeOld}: <span lang="bn">{followed.title}</span>
      </span>
    </Check>
  )
}

/** Shown when a number that visitors can see now is removed. */
function ForgetCheck({
  form: { values, change },
  record,
}: {
  form: GroupForm
  record: GroupRecord
}) {
  const { forget } = useScreenWords(consentWords)
  const numbers = new Set(numbersOf(values))
  if (numbersOf(record).every((number) => numbers.has(number))) return null
  return (
    <Check
      name="forget"
      isChecked={values.forget}
      onChange={(isForgotten) => change({ forget: isForgotten })}
    >
      {forget}
    </Check>
  )
}
