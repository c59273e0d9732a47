import { Fragment, type ReactNode } from 'react'
import { contentKinds } from '../../../content.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { useQuestionsLink } from '../../../pages/parts/use-questions-link.ts'
import { telephoneLinks, telephoneParts } from '../../../pages/parts/telephone.ts'
import { inDigits, toLatinDigits } from '@pathshala/bengali/digits'
import { langOf, recordIn } from '../../../words/language.ts'
import type { Contact, Site } from '../schema.ts'

/** The national helplines against violence, among the numbers that the school shows. */
const SAFETY_NUMBERS = new Set(['109', '1098'])

/** Officers in charge, and the committee to which a girl can complain. */
export interface InCharge {
  officers: (OfficerInCharge & { about: string })[]
  committee: OfficerInCharge | undefined
}

interface OfficerInCharge {
  name: string
  details: string[]
  phone: string
  /** More about it. */
  link: { path: string; text: string }
}

/** Questions, and who answers them. A person without a name or a number is left out. */
export function WhomToAsk({
  contact,
  site,
  headPhone,
  officers,
  committee,
}: {
  contact: Contact
  site: Site
  headPhone: string
} & InCharge) {
  const { language, words, to } = usePage()
  const { who, office, head, teacher, safety } = words.contact
  const questions = useQuestionsLink()
  const { headTeacherName: headName, headTeacherDesignation: designation } = site
  const helplines = site.hotlines
    .filter(({ number }) => SAFETY_NUMBERS.has(toLatinDigits(number)))
    .map((hotline) => recordIn(language, hotline))
  return (
    <section aria-labelledby="who">
      <h2 id="who">{who}</h2>
      {questions && (
        <p>
          <a className="more" href={questions.href}>
            {questions.title}
          </a>
        </p>
      )}
      <ul className="card who lined">
        <Answer {...office} details={[site.officeHours]} links={<Numbers text={contact.phone} />} />
        {headName && (
          <Answer
            about={head}
            name={designation}
            details={[headName]}
            links={<Numbers text={headPhone} />}
          />
        )}
        <Answer
          {...teacher}
          links={
            <a className="btn q" href={to(contentKinds.officers.pages[0].path)}>
              {teacher.link}
            </a>
          }
        />
        {officers.map(({ phone, link, ...officer }) => (
          <Answer key={officer.about} {...officer} links={<Reach phone={phone} link={link} />} />
        ))}
        {(committee || helplines.length > 0) && (
          <Answer
            about={safety.about}
            name={committee?.name ?? safety.name}
            className="calm"
            details={committee?.details ?? [safety.hint]}
            links={
              <>
                {committee && <Reach {...committee} />}
                {helplines.map(({ number, label }) => (
                  <Fragment key={number}>
                    <a className="btn q" href={telephoneLinks(number)[0]}>
                      <span lang={langOf(label, language)}>
                        {inDigits(number, language)} {label}
                      </span>
                    </a>{' '}
                  </Fragment>
                ))}
              </>
            }
          />
        )}
      </ul>
    </section>
  )
}

function Reach({ phone, link }: Pick<OfficerInCharge, 'phone' | 'link'>) {
  const { to } = usePage()
  return (
    <>
      <Numbers text={phone} />
      <a className="btn q" href={to(link.path)}>
        {link.text}
      </a>{' '}
    </>
  )
}

/** The telephone numbers of a text as buttons. */
function Numbers({ text }: { text: string }) {
  const { language } = usePage()
  return telephoneParts(text).map(
    ({ text: number, href }) =>
      href && (
        <Fragment key={href}>
          <a className="btn q" href={href}>
            {inDigits(number, language)}
          </a>{' '}
        </Fragment>
      ),
  )
}

function Answer({
  about,
  name,
  details = [],
  links,
  className,
}: {
  about: string
  name: string
  details?: string[]
  links: ReactNode
  className?: string
}) {
  const { language } = usePage()
  return (
    <li className={className}>
      <div>
        <h3>{about}</h3> <b lang={langOf(name, language)}>{name}</b>
        {details.some(Boolean) && (
          <p className="s">
            {details.filter(Boolean).map((detail, index, all) => (
              <Fragment key={detail}>
                {index > 0 && (/[.।]$/.test(all[index - 1]!) ? ' ' : '; ')}
                <span lang={langOf(detail, language)}>{bindNumber(detail)}</span>
              </Fragment>
            ))}
          </p>
        )}
      </div>
      <p className="reach">{links}</p>
    </li>
  )
}

/** The number of a room does not stand alone on a line. */
function bindNumber(text: string): string {
  return text.replace(/ (?=\p{Nd}+$)/u, '\u00a0')
}
