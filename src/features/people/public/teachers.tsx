import { teacherWeekUrl } from '../../../content.ts'
import { smallSource } from '../../../files/pictures/source.ts'
import { TelephoneLinks } from '../../../pages/parts/telephone-links.tsx'
import type { Words } from '../../../words/bn.ts'
import { type Language, pathIn } from '../../../words/language.ts'
import { CATEGORIES } from '../table.ts'
import type { OfficerRecord } from '../schema.ts'
import type { OfficerStore } from '../store.ts'

interface Texts {
  words: Words['officers']
  language: Language
  /**
   * The ids of the people who have lessons. Their rows link to their own week. Absent in the file,
   * which has no links to pages.
   */
  withLessons?: (string | null)[]
}

/** The markup of the school's own cleaned page, or else the list of people. */
type TeacherContent = string | OfficerRecord[]

export async function findTeachers(store: OfficerStore): Promise<TeacherContent> {
  const { html } = await store.ownPage.find()
  return html ?? (await store.list())
}

export function Teachers({ teachers, ...texts }: { teachers: TeacherContent } & Texts) {
  if (typeof teachers === 'string') {
    return <div className="teachers" dangerouslySetInnerHTML={{ __html: teachers }} />
  }
  return (
    <div className="teachers">
      {teachers.length === 0 && <p>{texts.words.nobody}</p>}
      {CATEGORIES.map((category) => {
        const people = teachers.filter((officer) => officer.category === category)
        return people.length > 0 && <Group key={category} people={people} {...texts} />
      })}
    </div>
  )
}

function Group({ people, ...texts }: { people: OfficerRecord[] } & Texts) {
  const { columns, headings } = texts.words
  return (
    <>
      <h2>{headings[people[0]!.category]}</h2>
      <table className="staff-list">
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

function Row({ officer, words, language, withLessons }: { officer: OfficerRecord } & Texts) {
  const { photo, name, designation, subject, qualification, phone, email } = officer
  return (
    <tr id={withLessons && officer._id}>
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
      <td>{designation}</td>
      <td>
        {subject}
        {subject && qualification && <br />}
        {qualification}
        {withLessons?.includes(officer._id) && (
          <>
            <br />
            <a href={pathIn(language, teacherWeekUrl(officer._id))}>
              <span lang={language}>{words.routine}</span> <span className="vh">({name})</span>
            </a>
          </>
        )}
      </td>
      <td>
        <TelephoneLinks text={phone} language={language} />
        {phone && email && <br />}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </td>
    </tr>
  )
}
