import { Fragment, type ReactNode } from 'react'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { telephoneLink, telephoneParts } from '../../../pages/parts/telephone.ts'
import { toLatinDigits } from '../../../words/digits.ts'
import { inDigits } from '../../../words/format.ts'
import { langOf } from '../../../words/language.ts'
import type { Contact, Site } from '../schema.ts'

/** The national helplines against violence, among the numbers that the school shows. */
const SAFETY_NUMBERS = new Set(['109', '1098'])

/** Questions, and who answers them. A person without a name or a number is left out. */
export function WhomToAsk({
  contact,
  site,
  headPhone,
}: {
  contact: Contact
  site: Site
  headPhone: string
}) {
  const { language, words, to } = usePage()
  const { who, office, head, teacher, safety } = words.contact
  const isEnglish = language === 'en'
  const headName = (isEnglish && site.headTeacherNameEnglish) || site.headTeacherName
  const designation =
    (isEnglish && site.headTeacherDesignationEnglish) || site.headTeacherDesignation
  const helplines = site.hotlines.filter(({ number }) => SAFETY_NUMBERS.has(toLatinDigits(number)))
  return (
    <section aria-labelledby="who">
      <h2 id="who">{who}</h2>
      <ul className="card who">
        <Answer
          {...office}
          detail={(isEnglish && site.officeHoursEnglish) || site.officeHours}
          links={<Numbers text={contact.phone} />}
        />
        {headName && (
          <Answer
            about={head}
            name={designation}
            detail={headName}
            links={<Numbers text={headPhone} />}
          />
        )}
        <Answer
          {...teacher}
          links={
            <a className="btn q" href={to('/officers_teachers')}>
              {teacher.link}
            </a>
          }
        />
        {helplines.length > 0 && (
          <Answer
            {...safety}
            className="calm"
            detail={safety.hint}
            links={helplines.map(({ number, label, labelEnglish }) => (
              <Fragment key={number}>
                <a className="btn q" href={telephoneLink(number)}>
                  <span lang={langOf(label, language)}>
                    {inDigits(number, language)} {(isEnglish && labelEnglish) || label}
                  </span>
                </a>{' '}
              </Fragment>
            ))}
          />
        )}
      </ul>
    </section>
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
  detail = '',
  links,
  className,
}: {
  about: string
  name: string
  detail?: string
  links: ReactNode
  className?: string
}) {
  const { language } = usePage()
  return (
    <li className={className}>
      <div>
        <h3>{about}</h3>
        <b lang={langOf(name, language)}>{name}</b>
        {detail && (
          <p className="s" lang={langOf(detail, language)}>
            {detail}
          </p>
        )}
      </div>
      <p className="reach">{links}</p>
    </li>
  )
}
