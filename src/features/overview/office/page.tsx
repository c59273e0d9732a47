import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CONTENT_KEYS, contentKinds, DOCUMENT_KINDS } from '../../../content.ts'
import { useApi, useReload } from '../../../office/connection/use-api.ts'
import type { LastChange, Overview } from '../schema.ts'
import { formatAmount, formatNumber, formatToday } from '../../../words/format.ts'
import { ClosuresCard } from './closures-card.tsx'
import { listDrafts } from '../../../office/draft/draft-store.ts'
import { lazyPart } from '../../../office/connection/lazy-part.tsx'
import { Loaded } from '../../../office/connection/loaded.tsx'
import { overviewWords } from './words.ts'
import { Screen } from '../../../office/frame/screen.tsx'
import { findScreen } from '../../../office/frame/screens.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useToday } from '../../../office/frame/use-today.ts'
import { isYearSeason } from '../../../words/school-year.ts'
import { screenOf } from '../../../office/frame/screen-link.tsx'
import { TaskList } from './task-list.tsx'
import { useMoment } from '../../../office/frame/use-moment.ts'
import './overview.css'

// Most schools need these seldom, so they are not part of the first page's script.
const notes = () => import('./notes.tsx')
const DamageNote = lazyPart(() => notes().then((part) => part.DamageNote))
const SampleNote = lazyPart(() => notes().then((part) => part.SampleNote))
const BackupNote = lazyPart(() => notes().then((part) => part.BackupNote))
const ClockNote = lazyPart(() => notes().then((part) => part.ClockNote))
const Welcome = lazyPart(() => import('./welcome.tsx').then((part) => part.Welcome))
const Steps = lazyPart(() => import('./steps.tsx').then((part) => part.Steps))
const DraftList = lazyPart(() => import('./draft-list.tsx').then((part) => part.DraftList), null)
const YearCard = lazyPart(
  () => import('../../year/office/year-card.tsx').then((part) => part.YearCard),
  null,
)

export default function OverviewScreen() {
  const { language, timeZone, words } = useStaff()
  const day = useToday()
  const query = useApi<Overview>('/admin/overview', { staleTime: 0 })
  const noon = new Date(`${day}T12:00:00Z`)
  const publish = (
    <div key="publish" className="stack publish">
      <PublishCard />
      <ClosuresCard isHoliday={query.data?.isHoliday ?? null} />
    </div>
  )
  const today = (
    <div key="today" className="stack loose">
      <YearOfSeason />
      <Loaded query={query}>{(overview) => <Today {...overview} />}</Loaded>
    </div>
  )
  return (
    <Screen
      screen="overview"
      lead={formatToday(noon, language, timeZone)}
      links={<Link to={findScreen('week').path}>{words.screens.week}</Link>}
    >
      {query.data?.damageFoundAt && <DamageNote foundAt={query.data.damageFoundAt} />}
      {query.data && isFirstVisit(query.data) && (
        <Welcome hasGivenPassword={query.data.hasGivenPassword} />
      )}
      <div className="stack day">
        {query.data && needsNotice(query.data) ? [today, publish] : [publish, today]}
      </div>
      <DraftsOfThisDevice />
      {query.data && <Rest {...query.data} />}
    </Screen>
  )
}

/** The first visit of the person who sets the school up. */
function isFirstVisit({
  hasGivenPassword,
  steps,
}: Pick<Overview, 'hasGivenPassword' | 'steps'>): boolean {
  return hasGivenPassword || steps?.every(({ state }) => state === 'left') === true
}

/** On a phone, a school without a notice sees its steps before the forms for publishing. */
function needsNotice({ steps }: Pick<Overview, 'steps'>): boolean {
  return steps?.some(({ key, state }) => key === 'notice' && state !== 'done') === true
}

/** The forms that a clerk needs most. Each can begin with a photo, a file or a text. */
function PublishCard() {
  const { words } = useStaff()
  const own = useScreenWords(overviewWords)
  return (
    <section className="card" aria-labelledby="publish">
      <h2 id="publish">{own.publish}</h2>
      <div className="create">
        {DOCUMENT_KINDS.map((kind, index) => (
          <Button
            key={kind}
            component={Link}
            to={`${findScreen(kind).path}#new`}
            variant={index === 0 ? 'filled' : 'default'}
          >
            {words.create[kind]}
          </Button>
        ))}
      </div>
    </section>
  )
}

/**
 * A new school sees its steps first, and tasks only while there are some. A school that publishes
 * sees its tasks first.
 */
function Today({ tasks, steps }: Pick<Overview, 'tasks' | 'steps'>) {
  const own = useScreenWords(overviewWords)
  const { language } = useStaff()
  const isNew = steps !== null && steps.length > 0
  const first = isNew && <Steps key="steps" steps={steps} />
  const day = !(isNew && tasks?.length === 0) && (
    <Section
      key="today"
      id="today"
      title={
        <>
          {own.today}{' '}
          {tasks && tasks.length > 0 && (
            <small>{own.tasks(formatNumber(tasks.length, language))}</small>
          )}
        </>
      }
      data={tasks}
    >
      {(all) => (all.length > 0 ? <TaskList tasks={all} /> : <p>{own.nothingLeft}</p>)}
    </Section>
  )
  return needsNotice({ steps }) ? [first, day] : [day, first]
}

function Rest({
  hasSample,
  amounts,
  board,
  lastChanges,
  lastBackup,
  offsiteCopy,
  clockJump,
}: Omit<Overview, 'tasks' | 'steps'>) {
  const own = useScreenWords(overviewWords)
  return (
    <>
      <Section
        id="last"
        title={own.lastChanges}
        data={lastChanges}
        link={<Link to={findScreen('history').path}>{own.allChanges}</Link>}
      >
        {(changes) => <LastChanges changes={changes} />}
      </Section>
      <Section id="on-site" title={own.onSite} data={amounts}>
        {(all) => <Amounts amounts={all} board={board} />}
      </Section>
      <LastBackup backup={lastBackup} copy={offsiteCopy} />
      {clockJump && <ClockNote {...clockJump} />}
      {hasSample && <SampleNote />}
      <p className="s">
        <a href="/licences.txt">{own.licences}</a>
      </p>
    </>
  )
}

/** A part of the page. One that could not be read says so, and the others stay. */
function Section<T>({
  id,
  title,
  link,
  data,
  children,
}: {
  id: string
  title: ReactNode
  link?: ReactNode
  data: T | null
  children: (data: T) => ReactNode
}) {
  const { words } = useStaff()
  const own = useScreenWords(overviewWords)
  const reload = useReload('/admin/overview')
  return (
    <section aria-labelledby={id} className="list">
      <div className="row">
        <h2 id={id}>{title}</h2>
        {link}
      </div>
      {data === null ? (
        <div className="card row" role="alert">
          {own.failed}
          <Button variant="default" onClick={() => void reload()}>
            {words.common.tryAgain}
          </Button>
        </div>
      ) : (
        children(data)
      )}
    </section>
  )
}

/** For ten months, its code is not loaded. */
function YearOfSeason() {
  return isYearSeason(useToday()) && <YearCard />
}

/** Usually the device has no drafts, and then their code is not loaded. */
function DraftsOfThisDevice() {
  const { account } = useStaff()
  const { data: drafts = [] } = useQuery({
    queryKey: ['drafts of this device', account?.username],
    queryFn: () => listDrafts(account?.username ?? ''),
    staleTime: 0,
  })
  return drafts.length > 0 && <DraftList drafts={drafts} />
}

/** How many records each list has. It is folded, because it asks for no work. Records that exist once have no number. */
function Amounts({
  amounts,
  board,
}: Pick<Overview, 'board'> & { amounts: Record<string, number> }) {
  const { words, language } = useStaff()
  const own = useScreenWords(overviewWords)
  const lists = CONTENT_KEYS.filter((kind) => !contentKinds[kind].isSingle)
  const empty = lists.filter((kind) => amounts[kind] === 0).length
  return (
    <details className="fold">
      <summary>
        {own.allPages} {empty > 0 && <small>{own.empty(formatNumber(empty, language))}</small>}
      </summary>
      <ul className="amounts">
        {lists.map((kind) => (
          <li key={kind}>
            <Link to={findScreen(kind).path}>
              {words.screens[kind]}{' '}
              <b>
                {kind === 'information' && board
                  ? `${formatNumber(board.ok, language)}/${formatNumber(board.total, language)}`
                  : formatAmount(amounts[kind] ?? 0, language)}
              </b>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

function LastChanges({ changes }: { changes: LastChange[] }) {
  const { words } = useStaff()
  const own = useScreenWords(overviewWords)
  const moment = useMoment()
  if (changes.length === 0) return <p className="card none">{own.noChanges}</p>
  return (
    <ul className="card tasks">
      {changes.map((change) => {
        const { kind, id, action, title, username, at } = change
        const of = words.kinds[kind]
        return (
          <li key={`${kind} ${id}`} className="change">
            <p>
              <Link to={changePath(change)} lang={title ? 'bn' : undefined}>
                {title || of}
              </Link>{' '}
              <span className="s">
                {title && `${of}: `}
                {own.actions[action as keyof typeof own.actions] ?? own.actions.changed}
              </span>
            </p>
            <p className="s">
              {username || words.common.software} · <time dateTime={at}>{moment(at)}</time>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** The screen of the changed record, or the record's own screen if it has one. */
function changePath({ kind, id, action, section }: LastChange): string {
  if (action === 'deleted' && kind in contentKinds) return findScreen('bin').path
  const { path } = findScreen(screenOf(kind))
  if (section) return `${path}?${new URLSearchParams(section)}`
  if (action === 'destroyed' || id === 'many') return path
  if (kind === 'groups') return `${path}?${new URLSearchParams({ id })}`
  const hasScreen = kind === 'information' || DOCUMENT_KINDS.some((one) => one === kind)
  return hasScreen ? `${path}/${id}` : path
}

function LastBackup({
  backup,
  copy,
}: {
  backup: Overview['lastBackup']
  copy: Overview['offsiteCopy']
}) {
  const own = useScreenWords(overviewWords)
  const moment = useMoment()
  const { provenAt, isOld, hasFailedSince, canBeWritten } = backup
  if (provenAt === null || isOld || hasFailedSince || !canBeWritten || copy?.isOld)
    return <BackupNote {...backup} copy={copy} />
  return (
    <p id="backup" className="s">
      {own.backupFine(moment(provenAt))} {copy?.copiedAt && own.copyFine(moment(copy.copiedAt))}
    </p>
  )
}
