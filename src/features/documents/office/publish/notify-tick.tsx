import type { DocumentKind, Topic } from '../../../../content.ts'
import { Check } from '../../../../office/form/fields.tsx'
import { useScreenWords, useStaff } from '../../../../office/shell/staff-context.tsx'
import { formatNumber } from '../../../../words/format.ts'
import { isNews } from '../../../following/due-times.ts'
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

/**
 * Whether followers are told. It is absent if no phone would ring: a school without followers does
 * not need this choice.
 */
export function NotifyTick({
  kind,
  topic,
  date,
  createdAt,
  isChecked,
  onChange,
}: {
  kind: DocumentKind
  topic: string | null
  /** The date on the paper, ISO 8601 UTC; null if it is not entered. */
  date: string | null | undefined
  /** Undefined for a new document. */
  createdAt?: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}) {
  const { language } = useStaff()
  const { notify: words } = useScreenWords(publishWords)
  const phones = usePhonesTold(kind, topic)
  if (phones === 0) return null
  if (isOldPaper(date, createdAt)) return <p className="s">{words.tooOld}</p>
  return (
    <div>
      <Check name="notifyFollowers" isChecked={isChecked} onChange={onChange}>
        {words.label(formatNumber(phones, language))}
      </Check>
      {isChecked && <p className="s">{words.when}</p>}
    </div>
  )
}

function isOldPaper(
  date: string | null | undefined,
  createdAt = new Date().toISOString(),
): boolean {
  return Boolean(date) && !isNews({ date: date!, createdAt })
}
