import type { ReactNode } from 'react'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { inDigits } from '@pathshala/bengali/digits'
import { dayAt, formatBanglaDate, formatDate } from '../../../words/format.ts'
import { langOf } from '../../../words/language.ts'
import { letterPaperWords as words } from './letter-words.ts'
import type { Stores } from '../../../request/school.ts'
import type { Letter } from '../letter.ts'
import type { DocumentRecord } from '../schema.ts'

export interface Letterhead {
  schoolName: string
  address: string
  phone: string
}

export async function findLetterhead({
  site,
  contact,
}: Pick<Stores, 'site' | 'contact'>): Promise<Letterhead> {
  const [{ schoolName, place, phone }, page] = await Promise.all([site.find(), contact.find()])
  if (!page) return { schoolName, address: place, phone }
  const { address, district } = page
  const isWhole = address.includes(district)
  return {
    schoolName,
    address: isWhole ? address : `${address}, ${district}`,
    phone: page.phone,
  }
}

/** An official letter in the form that offices use. It is the only part of its page that is printed. */
export function LetterPaper({
  document: { title, text, date, attachments },
  html,
  letter,
  letterhead,
  children,
}: {
  document: Pick<DocumentRecord, 'title' | 'text' | 'date' | 'attachments'>
  /** The text, from `renderText`. */
  html: string
  letter: Letter
  letterhead: Letterhead
  /** The foot of the paper. */
  children: ReactNode
}) {
  const { copies } = letter
  return (
    <div className="card letter" id="text" lang="bn">
      <Head {...letterhead} />
      <Reference memoNumber={letter.memoNumber} date={date} />
      <p className="subject">
        <b>{words.subject}</b> <b lang={langOf(title, 'bn')}>{words.ended(title)}</b>
      </p>
      <div className="md" lang={langOf(text, 'bn')} dangerouslySetInnerHTML={{ __html: html }} />
      {attachments.length > 0 && <p>{words.enclosed(inBengali(attachments.length))}</p>}
      <div className="sign">
        <p>{words.signed}</p>
        <p>
          <b>{letter.signatory}</b>
        </p>
        <p>{letter.designation}</p>
        <p>{letterhead.schoolName}</p>
        {letterhead.phone && <p>{words.phone(inDigits(letterhead.phone, 'bn'))}</p>}
      </div>
      {copies.length > 0 && (
        <>
          <Reference memoNumber={`${letter.memoNumber}/1(${copies.length})`} date={date} />
          <div className="copies">
            <p>{words.copies}</p>
            <ol className="numbered">
              {copies.map((copy, index) => (
                // Two copies can have the same words.
                <li key={index}>{copy}</li>
              ))}
            </ol>
          </div>
        </>
      )}
      {children}
    </div>
  )
}

function Head({ schoolName, address }: Letterhead) {
  const { origin } = usePage()
  return (
    <div className="letterhead">
      <p>{words.government}</p>
      <p>
        <b>{schoolName}</b>
      </p>
      <p>{address}</p>
      <p lang="en">{origin.replace(/^https?:\/\//, '')}</p>
    </div>
  )
}

/** The memo number, and the date in both calendars with a line between them. */
function Reference({ memoNumber, date }: { memoNumber: string; date: string }) {
  const { timeZone } = usePage()
  const day = new Date(date)
  const dateTime = dayAt(day, timeZone)
  return (
    <div className="reference">
      <p>
        {words.memoNumber} <span className="memo">{inDigits(memoNumber, 'bn')}</span>
      </p>
      <p className="on">
        {words.date}{' '}
        <span>
          <time dateTime={dateTime}>{words.bangla(formatBanglaDate(day, 'bn', timeZone))}</time>{' '}
          <time dateTime={dateTime}>
            {words.christian(formatDate(date, 'bn', timeZone).replace(',', ''))}
          </time>
        </span>
      </p>
    </div>
  )
}

function inBengali(count: number): string {
  return inDigits(String(count), 'bn')
}
