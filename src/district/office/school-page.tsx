import { data, Link, useParams } from 'react-router'
import StaffNotFound from '../../office/frame/not-found.tsx'
import { districtScreens } from '../../office/frame/screens.ts'
import { useIsAdmin, useScreenWords, useStaff } from '../../office/frame/staff-context.tsx'
import { staffServicesOf } from '../../office/frame/staff-services.ts'
import { useApi } from '../../office/connection/use-api.ts'
import { useMoment } from '../../office/frame/use-moment.ts'
import { languageOfText } from '../../words/language.ts'
import type { SchoolDetails } from '../console/one-school.ts'
import { tableWords } from '../console/words.ts'
import type { Route } from './+types/school-page.ts'
import { ConsoleLoaded } from './console-loaded.tsx'
import { ConsoleStyle } from './console-style.tsx'
import { SchoolActs } from './school-acts.tsx'
import { SchoolFacts } from './school-facts.tsx'
import { useValues } from './use-values.ts'
import { oneSchoolWords, schoolListWords } from './words.ts'

/** The office of a single school has no such screen. */
export function loader({ context }: Route.LoaderArgs) {
  return data(null, { status: staffServicesOf(context).isDistrict ? 200 : 404 })
}

export default function SchoolScreen() {
  return useStaff().isDistrict ? <School /> : <StaffNotFound />
}

function School() {
  const { words: staffWords, schoolName } = useStaff()
  const words = useScreenWords(oneSchoolWords)
  const { all } = useScreenWords(schoolListWords)
  const { nameOf } = useValues()
  const { id = '' } = useParams()
  const query = useApi<SchoolDetails>(`/district/schools/${encodeURIComponent(id)}`)
  const name = query.data ? nameOf(query.data) : words.title
  return (
    <>
      <ConsoleStyle />
      <title>{`${name} · ${staffWords.office} · ${schoolName}`}</title>
      <header className="screen-head">
        <p>
          <Link to={districtScreens[0]!.path}>{all}</Link>
        </p>
        <h1 lang={languageOfText(name)}>{name}</h1>
        {query.data && <Head school={query.data} />}
      </header>
      <ConsoleLoaded query={query}>
        {(school) => (
          <>
            <Problem school={school} />
            <SchoolFacts school={school} />
            <Board school={school} />
            <Names names={school.names} />
            <ActList acts={school.acts} />
          </>
        )}
      </ConsoleLoaded>
    </>
  )
}

function Head({ school }: { school: SchoolDetails }) {
  const words = useScreenWords(oneSchoolWords)
  const { states } = useScreenWords(tableWords)
  const { dayOf } = useValues()
  const isAdmin = useIsAdmin()
  const { id, host, state, since, reason, target } = school
  return (
    <>
      <p className="meta">
        <b className="mark">{words.since(states[state], dayOf(since))}</b>
        <span>{id}</span>
        {host && (
          <a href={`//${host}/`} target="_blank" rel="noopener">
            {host}
          </a>
        )}
      </p>
      {reason && <p>{words.reason(reason)}</p>}
      {target && (
        <p>
          {words.newAddress}: <a href={target}>{target}</a>
        </p>
      )}
      {isAdmin ? <SchoolActs school={school} /> : <p className="s">{words.onlyAdmins}</p>}
    </>
  )
}

function Problem({ school: { problem } }: { school: SchoolDetails }) {
  const words = useScreenWords(oneSchoolWords)
  const momentOf = useMoment()
  if (!problem) return null
  return (
    <section className="card trouble" aria-labelledby="problem">
      <h2 id="problem">{words.problem(momentOf(problem.at))}</h2>
      <p>{words.problems[problem.kind]}</p>
      <p lang="en">{problem.text}</p>
    </section>
  )
}

function Board({ school: { boardOk, missing, late } }: { school: SchoolDetails }) {
  const words = useScreenWords(oneSchoolWords).board
  const { number } = useValues()
  if (boardOk === null) return null
  const isComplete = missing.length + late.length === 0
  return (
    <section className="card stack" aria-labelledby="board">
      <h2 id="board">{words.title(number(boardOk))}</h2>
      {isComplete && <p>{words.complete}</p>}
      <Entries title={words.missing} entries={missing} />
      <Entries title={words.late} entries={late} />
    </section>
  )
}

function Entries({ title, entries }: { title: string; entries: SchoolDetails['missing'] }) {
  const { language } = useStaff()
  if (entries.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul className="points">
        {entries.map((entry) => (
          <li key={entry.title}>{language === 'en' ? entry.titleEnglish : entry.title}</li>
        ))}
      </ul>
    </div>
  )
}

function Names({ names }: Pick<SchoolDetails, 'names'>) {
  const words = useScreenWords(oneSchoolWords).names
  return (
    <section className="card stack" aria-labelledby="names">
      <h2 id="names">{words.title}</h2>
      <ul>
        {names.map(({ host, isMain, provenAt }) => (
          <li key={host}>
            {host} {isMain && <b className="mark">{words.main}</b>}{' '}
            {provenAt === null && <b className="mark bad">{words.unproven}</b>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ActList({ acts }: Pick<SchoolDetails, 'acts'>) {
  const words = useScreenWords(oneSchoolWords).acts
  const names: Record<string, string> = words.of
  const momentOf = useMoment()
  return (
    <section className="list" aria-labelledby="acts">
      <h2 id="acts">{words.title}</h2>
      {acts.length === 0 ? (
        <p className="card none">{words.none}</p>
      ) : (
        <ul className="card items rows">
          {acts.map(({ at, action, operator, detail }) => (
            <li key={`${at} ${action}`}>
              <div>
                <p className="t">
                  {names[action] ?? action}
                  {detail && `: ${detail}`}
                </p>
                <p className="meta">
                  <span>{operator === 'shell' ? words.shell : operator}</span>
                  <time dateTime={at}>{momentOf(at)}</time>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
