import { nowIso } from '../../../../base/clock.ts'
import type { ReactNode } from 'react'
import type { DocumentKind, Topic } from '../../../../content.ts'
import { Check } from '../../../../office/form/fields.tsx'
import { describeSoon } from '../../../../office/form/school-time.ts'
import { useNow } from '../../../../office/frame/use-now.ts'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { formatNumber } from '../../../../words/format.ts'
import { dueTime, isNews, WAIT_MS } from '../../../following/due-times.ts'
import { useFollowers } from '../../../following/office/use-followers.ts'
import { phonesForDocument } from '../../../following/phones-told.ts'
import { publishWords } from './words.ts'

/**
 * The number of phones that get such an announcement; 0 while it is unknown, or following is off.
 */
export function usePhonesTold(kind: DocumentKind, topic: string | null): number {
  const { data } = useFollowers()
  return data?.isOn ? phonesForDocument(data.followers, kind, (topic || null) as Topic | null) : 0
}

interface Plan {
  kind: DocumentKind
  topic: string | null
  /** Null for now; undefined if it is not known when the document appears. */
  publishAt: string | null | undefined
  /** The date on the paper, ISO 8601 UTC; null if it is not entered. */
  date: string | null | undefined
  /** Undefined for a new document. */
  createdAt?: string
  /** Whether staff want followers to be told. */
  isChecked: boolean
}

/**
 * When the document appears and how many phones ring, and the switch for the phones. The switch is
 * absent if no phone would ring: a school without followers does not need this choice.
 */
export function PublishPlan({
  onChange,
  children,
  ...plan
}: Plan & {
  onChange: (isChecked: boolean) => void
  /** More sentences. */
  children?: ReactNode
}) {
  const { language } = useStaff()
  const { plan: words } = useScreenWords(publishWords)
  const phones = usePhonesTold(plan.kind, plan.topic)
  const [appears, told] = usePlanWords(plan, phones)
  const end = language === 'bn' ? '।' : '.'
  return (
    <div className="say">
      <p role="status">
        {appears && <b>{appears + (told ? ';' : end)}</b>}{' '}
        {told && (appears ? told : told[0]!.toUpperCase() + told.slice(1)) + end} {children}
      </p>
      {phones > 0 && !isOldPaper(plan) && (
        <Check name="notifyFollowers" isChecked={plan.isChecked} onChange={onChange}>
          <span className="vh">{words.whom(formatNumber(phones, language))}: </span>
          {words.tell}
        </Check>
      )}
    </div>
  )
}

/** The two halves of the sentence. */
function usePlanWords(plan: Plan, phones: number): [appears: string | undefined, told?: string] {
  const { language, timeZone } = useStaff()
  const { plan: words } = useScreenWords(publishWords)
  // The sentence changes when a night begins or ends.
  const now = useNow()
  const { publishAt, isChecked } = plan
  const appears =
    publishAt === null
      ? words.now
      : publishAt && words.later(describeSoon(publishAt, language, timeZone))
  if (phones === 0) return [appears]
  if (isOldPaper(plan)) return [appears, words.tooOld]
  if (!isChecked) return [appears, words.nobody]
  const number = formatNumber(phones, language)
  if (publishAt === undefined) return [appears, words.whenever(number)]
  const at = publishAt ?? now
  const due = dueTime(at, timeZone)
  if (Date.parse(due) - Date.parse(at) > WAIT_MS)
    return [appears, words.atTime(describeSoon(due, language, timeZone), number)]
  return [appears, publishAt === null ? words.soon(number) : words.soonAfter(number)]
}

function isOldPaper({ date, createdAt = nowIso() }: Plan): boolean {
  return Boolean(date) && !isNews({ date: date!, createdAt })
}
