import { Button, Group, Textarea, TextInput } from '@mantine/core'
import { DraftNote } from '../../../office/draft/draft-note.tsx'
import { Check, useFields } from '../../../office/form/fields.tsx'
import { Form } from '../../../office/form/form.tsx'
import { useFieldProblem } from '../../../office/form/form-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { consentWords } from '../../people/office/consent-words.ts'
import { PhoneFields } from '../../people/office/phone-fields.tsx'
import type { GroupRecord } from '../schema.ts'
import { hasStudents, isSingle } from '../table.ts'
import { formatNumber } from '../../../words/format.ts'
import { type Advice, adviceFor } from './advice.ts'
import { type GroupForm, useGroupForm } from './group-form.ts'
import { DigitsInput } from '../../../office/form/digits-input.tsx'
import { RecordProblem } from '../../../office/form/record-problem.tsx'
import { formatDay, isDay } from '@pathshala/bengali/days'
import type { Language } from '../../../words/language.ts'
import { describeDocuments, describeMembers } from './describe.ts'
import { type GroupValues, hasPerson, type MemberValues, numbersOf } from './group-values.ts'
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
        <Button variant="subtle" ms="-0.5rem" px="0.5rem" onClick={() => onClose()}>
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
            <Button
              type="submit"
              variant={hasPerson(draft.values.adding) ? 'default' : 'filled'}
              loading={sending.isSending}
            >
              {staffWords.common.save}
            </Button>
            <Button variant="default" onClick={() => onClose()}>
              {staffWords.common.cancel}
            </Button>
          </Group>
        </div>
        {/* Not in the sticky card, which would cover a third of a phone. */}
        <Group gap={8} className="group-draft">
          <DraftNote draft={draft} sending={sending} />
        </Group>
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
        <DigitsInput {...field('women')} lang="bn" />
        {hasStudents(values.purpose) && <DigitsInput {...field('students')} lang="bn" />}
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

/** The reason why saving failed, or the fields that two clerks changed differently. */
function GroupProblem({ form }: { form: GroupForm }) {
  const { language } = useStaff()
  const words = useScreenWords(groupOfficeWords)
  const consent = useScreenWords(consentWords)
  const { fields, memberFields, ofMember } = words
  const describe = (values: GroupValues): Record<string, string> => {
    const texts: Partial<Record<string, string>> = {
      members: describeMembers(values.members, language),
      documents: describeDocuments(values.documents),
      purpose: words.purposes[values.purpose],
      phoneOf: values.phoneOf && consent.owners[values.phoneOf],
    }
    const names = Object.keys(fields) as (keyof typeof fields)[]
    return Object.fromEntries(
      names.map((name) => [fields[name], texts[name] ?? dayOrText(values[name], language)]),
    )
  }
  const memberLabels = form.values.members.flatMap(({ name }, index) =>
    (Object.keys(memberFields) as (keyof MemberValues & keyof typeof memberFields)[]).map(
      (field) => [`members.${index}.${field}`, ofMember(name, memberFields[field])],
    ),
  )
  const addingLabel = [['adding.officerId', memberFields.officerId]]
  const documentLabels = form.values.documents.map((_, index) => [
    `documents.${index}`,
    fields.documents,
  ])
  return (
    <RecordProblem
      form={form}
      describe={describe}
      labels={{
        ...fields,
        ...Object.fromEntries([...memberLabels, ...addingLabel, ...documentLabels]),
      }}
      quoted={words.notSaved}
    />
  )
}

function dayOrText(value: unknown, language: Language): string {
  if (typeof value !== 'string') return ''
  return isDay(value) ? formatDay(value, language) : value
}

/** Compares the committee against harassment with the rules, while the clerk writes it. */
function AdviceCard({ values }: { values: GroupValues }) {
  const { advice: words } = useScreenWords(groupOfficeWords)
  const sentenceOf = useSentence()
  return (
    <section className="card advice-card" aria-labelledby="advice">
      <h2 id="advice">{words.title}</h2>
      <ul className="advice">
        {adviceFor(values).map((advice) => (
          <li key={advice.rule} className={advice.state}>
            <span>
              <span className="vh">{words.states[advice.state]}: </span>
              {sentenceOf(advice)}
            </span>
          </li>
        ))}
      </ul>
      <p className="s">{words.source}</p>
    </section>
  )
}

function useSentence(): (advice: Advice) => string {
  const { language } = useStaff()
  const { advice: words } = useScreenWords(groupOfficeWords)
  return ({ rule, state, members, count }) => {
    const total = formatNumber(members, language)
    const amount = formatNumber(count, language)
    if (rule === 'head') return words.head
    if (rule === 'members') return state === 'yes' ? words.enough : words.members(amount)
    if (rule === 'outside')
      return state === 'yes' ? words.outside(amount) : words.fewOutside(amount)
    if (state === 'ask') return words.askWomen
    return state === 'yes' ? words.women(total, amount) : words.fewWomen(total, amount)
  }
}
