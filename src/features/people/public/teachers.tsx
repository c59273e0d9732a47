import { teacherWeekUrl } from '../../../content.ts'
import { smallSource } from '../../../files/pictures/source.ts'
import { telephoneLinks } from '../../../pages/parts/telephone.ts'
import { TelephoneLinks } from '../../../pages/parts/telephone-links.tsx'
import type { Words } from '../../../words/public-words.ts'
import { formatNumber } from '../../../words/format.ts'
import { type Language, pathIn } from '../../../words/language.ts'
import { termsIn } from '../english-terms.ts'
import { CATEGORIES } from '../table.ts'
import type { OfficerRecord } from '../schema.ts'
import type { OfficerStore } from '../store.ts'
import { peopleBySubject } from './people-by-subject.ts'
import { MailLink } from '../../../pages/parts/mail-text.tsx'

interface Texts {
  words: Words['officers']
  language: Language
  /** Absent in the file, which has no links to pages. */
  links?: {
    /** The ids of the people who have lessons. Their rows link to their own week. */
    withLessons: (string | null)[]
    /** For people without a number of their own. */
    officePhone: string
  }
}

/** The markup of the school's own cleaned page, or else the list of people. */
export type TeacherContent = string | OfficerRecord[]

export async function findTeachers(store: OfficerStore): Promise<TeacherContent> {
  const { html } = await store.ownPage.find()
  return html ?? (await store.listVisible())
}

export function Teachers({ teachers, ...texts }: { teachers: TeacherContent } & Texts) {
  if (typeof teachers === 'string') {
    return <div className="teachers cards scroll" dangerouslySetInnerHTML={{ __html: teachers }} />
  }
  return (
    <div className="people">
      {teachers.length === 0 && <p>{texts.words.nobody}</p>}
      {texts.links && <Index people={teachers} {...texts} />}
      {CATEGORIES.map((category) => {
        const people = teachers.filter((officer) => officer.category === category)
        return people.length > 0 && <Group key={category} people={people} {...texts} />
      })}
    </div>
  )
}

/** Each subject leads to its teachers, each kind to its part of the list. The list has its own order. */
function Index({ people, words, language }: { people: OfficerRecord[] } & Texts) {
  const subjects = peopleBySubject(people)
  if (subjects.length < 2) return null
  const kinds = CATEGORIES.map((category) => ({
    category,
    count: people.filter((one) => one.category === category).length,
  }))
  return (
    <nav className="index bare no-print" aria-labelledby="subjects">
      <h2 id="subjects">{words.whichSubject}</h2>
      <ul>
        {subjects.map(([subject, teachers]) => (
          <li key={subject}>
            <details>
              <summary>
                <span lang="bn">
                  <Terms language={language}>{subject}</Terms>
                </span>{' '}
                <b>{formatNumber(teachers.length, language)}</b>
              </summary>
              <ul lang="bn">
                {teachers.map(({ _id, name }) => (
                  <li key={_id}>
                    <a href={`#${_id}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
        {kinds.map(
          ({ category, count }) =>
            count > 0 && (
              <li key={category}>
                <a href={`#${category}`}>
                  {words.headings[category]} <b>{formatNumber(count, language)}</b>
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}

/** CSS shows the rows as cards on a screen. They are a plain table on paper and in the file. */
function Group({ people, ...texts }: { people: OfficerRecord[] } & Texts) {
  const { columns, headings, persons } = texts.words
  return (
    <>
      <h2 id={texts.links && people[0]!.category}>
        {headings[people[0]!.category]}{' '}
        <small>{persons(formatNumber(people.length, texts.language))}</small>
      </h2>
      <table className="staff-list">
        <caption className="vh">{headings[people[0]!.category]}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.designation}</th>
            <th scope="col">{columns.subject}</th>
            <th scope="col">{columns.contact}</th>
          </tr>
        </thead>
        <tbody lang="bn">
          {people.map((officer) => (
            <Row key={officer._id} officer={officer} {...texts} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function Row({ officer, words, language, links }: { officer: OfficerRecord } & Texts) {
  const { photo, name, designation, subject, qualification, phone, email } = officer
  return (
    <tr
      id={links && officer._id}
      className={[photo && 'pictured', email && 'mail'].filter(Boolean).join(' ') || undefined}
    >
      <th scope="row">
        {photo && (
          <img
            src={smallSource(photo)}
            width="72"
            height={Math.round((72 * photo.height) / photo.width)}
            alt=""
            loading="lazy"
          />
        )}
        {photo && ' '}
        {name}
      </th>
      <td>
        <Terms language={language}>{designation}</Terms>
      </td>
      <td className={links && subject ? 'subject' : undefined}>
        <Terms language={language}>{subject}</Terms>
        {subject && qualification && <br />}
        {qualification && <small>{qualification}</small>}
      </td>
      <td>
        <TelephoneLinks text={phone} language={language} />
        {links && !phone && (
          <OfficeLink phone={links.officePhone} name={name} words={words} language={language} />
        )}
        {links?.withLessons.includes(officer._id) && (
          <>
            {' '}
            <a href={pathIn(language, teacherWeekUrl(officer._id))}>
              <span lang={language}>{words.routine}</span> <span className="vh">({name})</span>
            </a>
          </>
        )}
        {phone && email && (links ? ' ' : <br />)}
        {email && <MailLink text={email} breaks={links !== undefined} />}
      </td>
    </tr>
  )
}

/** A post or subjects in the language of the page, if they are known. */
function Terms({ language, children: text }: { language: Language; children: string }) {
  const shown = termsIn(language, text)
  return shown === text ? text : <span lang={language}>{shown}</span>
}

function OfficeLink({
  phone,
  name,
  words,
  language,
}: { phone: string; name: string } & Pick<Texts, 'words' | 'language'>) {
  const [href] = telephoneLinks(phone)
  return (
    href && (
      <a href={href}>
        <span lang={language}>{words.callOffice}</span> <span className="vh">({name})</span>
      </a>
    )
  )
}
