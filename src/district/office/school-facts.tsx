import type { ReactNode } from 'react'
import { type Fact, FactList } from '../../office/list/fact-list.tsx'
import { useScreenWords } from '../../office/frame/staff-context.tsx'
import { useMoment } from '../../office/frame/use-moment.ts'
import { MB, type Trouble } from '../console/columns.ts'
import type { SchoolDetails } from '../console/one-school.ts'
import { tableWords } from '../console/words.ts'
import { useValues } from './use-values.ts'
import { schoolListWords, oneSchoolWords } from './words.ts'

/** The last survey of a school in words. */
export function SchoolFacts({ school }: { school: SchoolDetails }) {
  const words = useScreenWords(oneSchoolWords).facts
  const { survey } = school
  const momentOf = useMoment()
  const facts = useFacts(school)
  return (
    <section className="card stack" aria-labelledby="facts">
      <h2 id="facts">{words.title}</h2>
      {survey ? (
        <>
          <FactList facts={facts} />
          <p className="s">{words.seen(momentOf(survey.at))}</p>
        </>
      ) : (
        <p>{words.notSeen}</p>
      )}
    </section>
  )
}

function useFacts(school: SchoolDetails): Fact[] {
  const words = useScreenWords(oneSchoolWords).facts
  const list = useScreenWords(schoolListWords)
  const { columns } = useScreenWords(tableWords)
  const { number, size, dayOf, textsOf } = useValues()
  const { survey, troubles, diskLimitMb } = school
  if (!survey) return []
  const texts = textsOf(school)
  const marked = (value: ReactNode, ...bad: Trouble[]) =>
    bad.some((trouble) => troubles.includes(trouble)) ? <b className="bad">{value}</b> : value
  const { fileBytes, databaseBytes } = survey
  const sizes = words.sizes(size(fileBytes), size(databaseBytes), size(diskLimitMb * MB))
  return [
    [columns.published, marked(texts.published, 'silent', 'neverPublished')],
    [columns.work, texts.work],
    [words.signIn, survey.lastSignInDay === null ? list.never : dayOf(survey.lastSignInDay)],
    [
      columns.backup,
      <>
        {marked(texts.backup, 'backupFailing')}
        {survey.backupProblem && (
          <span className="s" lang="en">
            {survey.backupProblem}
          </span>
        )}
      </>,
    ],
    [
      columns.size,
      <>
        {marked(`${texts.size} (${texts.part})`, 'diskNearlyFull')}
        <span className="s">{sizes}</span>
      </>,
    ],
    [words.documents, number(survey.documents)],
    ...(survey.waitingToRead > 0
      ? [[words.waiting, number(survey.waitingToRead)] satisfies Fact]
      : []),
    [words.followers, number(survey.followers)],
    [words.accounts, words.accountsOf(number(survey.accounts), number(survey.adminsWithTwoStep))],
    ...(troubles.includes('sampleLeft')
      ? [[words.sample, marked(words.sampleLeft, 'sampleLeft')] satisfies Fact]
      : []),
    [words.version, survey.isMigrated ? words.migrated : words.notMigrated],
  ]
}
