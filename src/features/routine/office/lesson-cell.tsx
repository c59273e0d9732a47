import { type KeyboardEvent, useId } from 'react'
import { BijoyOffer } from '../../../office/form/bijoy-offer.tsx'
import { useFieldProblem } from '../../../office/form/form-problem.tsx'
import { useSectionName } from '../../../office/form/section-choice.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { formatHours } from '../../../words/hours.ts'
import type { Lesson, RoutineRecord } from '../schema.ts'
import type { Slot } from '../clashes.ts'
import { findByName } from '@pathshala/bengali/person-name'
import type { Position } from './grid-keys.ts'
import type { RoutineForm } from './routine-form.ts'
import { cellKey } from './routine-values.ts'
import type { Teacher } from './school-lists.ts'
import { SuggestField, type Suggestion } from './suggest-field.tsx'
import { foldedWords } from '@pathshala/bengali/fold'
import { routineWords } from './words.ts'

/** The subjects of the national curriculum, and the hour in the library. */
const SUBJECTS = [
  'বাংলা ১ম পত্র',
  'বাংলা ২য় পত্র',
  'বাংলা',
  'ইংরেজি ১ম পত্র',
  'ইংরেজি ২য় পত্র',
  'ইংরেজি',
  'গণিত',
  'উচ্চতর গণিত',
  'বিজ্ঞান',
  'পদার্থবিজ্ঞান',
  'রসায়ন',
  'জীববিজ্ঞান',
  'বাংলাদেশ ও বিশ্বপরিচয়',
  'তথ্য ও যোগাযোগ প্রযুক্তি',
  'ধর্ম শিক্ষা',
  'ইসলাম শিক্ষা',
  'হিন্দুধর্ম শিক্ষা',
  'কৃষিশিক্ষা',
  'গার্হস্থ্যবিজ্ঞান',
  'শারীরিক শিক্ষা',
  'চারু ও কারুকলা',
  'কর্ম ও জীবনমুখী শিক্ষা',
  'ভূগোল ও পরিবেশ',
  'পৌরনীতি ও নাগরিকতা',
  'বাংলাদেশের ইতিহাস ও বিশ্বসভ্যতা',
  'অর্থনীতি',
  'হিসাববিজ্ঞান',
  'ফিন্যান্স ও ব্যাংকিং',
  'ব্যবসায় উদ্যোগ',
  'সংগীত',
  'গ্রন্থাগার',
].map((subject) => subject.normalize('NFC'))

const MAX_SUGGESTED = 6

export interface CellProps {
  form: RoutineForm
  teachers: Teacher[]
  /** The other lessons of a teacher at the same time, by `cellKey`. */
  clashes: Map<string, Slot<RoutineRecord>[]>
  day: number
  period: number
  /** The line of the subject. The teacher has the next line. */
  line: number
  column: number
  /** The day and the period. */
  label: string
  onKey: (event: KeyboardEvent<HTMLInputElement>, from: Position) => void
}

/** The subject and the teacher of a lesson. */
export function LessonCell({
  form,
  teachers,
  clashes,
  day,
  period,
  line,
  column,
  label,
  onKey,
}: CellProps) {
  const { language } = useStaff()
  const words = useScreenWords(routineWords)
  const nameOf = useSectionName()
  const note = useId()
  const { timetable, values, sending } = form
  const problemOf = useFieldProblem(sending.error)
  const { from, to } = timetable.periods[period]!
  const { subject, teacher, teacherId } = values[cellKey(day, period)]!
  const index = timetable.lessons.findIndex((one) => one.day === day && one.period === period)
  const clash = clashes.get(cellKey(day, period))
  const write = (patch: Partial<Lesson>) => form.writeCell(day, period, patch)
  const shared = (name: 'subject' | 'teacher') => ({
    label: words.field(label, words[name]),
    placeholder: words[name],
    className: name,
    position: `${name === 'subject' ? line : line + 1}/${column}`,
    id: index >= 0 ? `field-lessons.${index}.${name}` : undefined,
    isInvalid: problemOf(`lessons.${index}.${name}`) !== undefined,
    isReadOnly: sending.isSending,
    onKey: (event: KeyboardEvent<HTMLInputElement>) =>
      onKey(event, { line: name === 'subject' ? line : line + 1, column }),
  })
  const others = timetable.lessons.filter((_, at) => at !== index)
  const usual = (of: string) => (teacher === '' ? teacherOf(of, others) : undefined)
  return (
    <td
      role="cell"
      className={clash && 'clash'}
      data-l={`${timetable.periods[period]!.name}, ${formatHours({ from, to }, language)}`}
    >
      <SuggestField
        {...shared('subject')}
        value={subject}
        maxLength={80}
        suggest={() =>
          suggest(subject, subjectsWith(others.map((one) => one.subject)), String).map((name) => ({
            key: name,
            name,
          }))
        }
        onType={(text) => write({ subject: text })}
        onTyped={() => {
          const known = usual(subject)
          if (known) write(known)
        }}
        onPick={({ name }) => write({ subject: name, ...usual(name) })}
      />
      <BijoyOffer text={subject} />
      <SuggestField
        {...shared('teacher')}
        className={teacherId ? 'teacher linked' : 'teacher'}
        value={teacher}
        maxLength={120}
        describedBy={clash && note}
        suggest={() => suggest(teacher, teachers, ({ name }) => name).map(suggestionOf)}
        onType={(text) =>
          write({ teacher: text, teacherId: findByName(text, teachers)?._id ?? null })
        }
        onPick={({ key, name }) => write({ teacher: name, teacherId: key })}
      />
      <BijoyOffer text={teacher} />
      {clash && (
        <p id={note} className="at-once">
          <span aria-hidden="true">!</span>
          {words.alsoIn(clash.map(({ routine }) => nameOf(routine)).join('; '))}
        </p>
      )}
    </td>
  )
}

function suggestionOf({ _id, name, subject, designation }: Teacher): Suggestion {
  return { key: _id, name, note: subject || designation }
}

/** The teacher of the subject in the rest of the week, if it is one person. */
function teacherOf(
  subject: string,
  lessons: Lesson[],
): Pick<Lesson, 'teacher' | 'teacherId'> | undefined {
  const taught = lessons.filter((one) => one.subject === subject && one.teacher !== '')
  const [first] = taught
  const isOne = taught.every((one) => one.teacher === first?.teacher)
  return first && isOne ? { teacher: first.teacher, teacherId: first.teacherId } : undefined
}

/** The written subjects, then the usual subjects. */
function subjectsWith(written: string[]): string[] {
  return [...new Set([...written, ...SUBJECTS])].filter(Boolean)
}

/** The options with a word that begins with the text; empty if the text is an option. */
function suggest<T>(text: string, options: T[], nameOf: (option: T) => string): T[] {
  const typed = foldText(text)
  if (typed === '' || options.some((option) => nameOf(option) === text)) return []
  return options
    .filter((option) => ` ${foldText(nameOf(option))}`.includes(` ${typed}`))
    .slice(0, MAX_SUGGESTED)
}

function foldText(text: string): string {
  return foldedWords(text).join(' ')
}
