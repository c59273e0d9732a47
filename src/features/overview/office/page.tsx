import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { CONTENT_KEYS, type ContentKey, contentKinds, DOCUMENT_KINDS } from '../../../content.ts'
import { useApi, useReload } from '../../../office/shell/use-api.ts'
import type { Overview } from '../schema.ts'
import { formatAmount, formatDate, formatMoment } from '../../../words/format.ts'
import { callApi } from '../../../office/shell/api-client.ts'
import { BoardCard } from '../../information/office/board-card.tsx'
import { ClosuresCard } from './closures-card.tsx'
import { type StoredDraft, listDrafts } from '../../../office/draft/draft-store.ts'
import { lazyPart } from '../../../office/shell/lazy-part.tsx'
import { Loaded } from '../../../office/shell/loaded.tsx'
import { notify } from '../../../office/shell/notify.ts'
import { overviewWords } from './words.ts'
import { Screen } from '../../../office/shell/screen.tsx'
import { findScreen } from '../../../office/shell/screens.ts'
import { useIsAdmin, useScreenWords, useStaff } from '../../../office/shell/staff-context.tsx'
import { useLater } from '../../../office/shell/use-later.ts'
import { useToday } from '../../../office/shell/use-today.ts'
import { isYearSeason } from '../../../words/school-year.ts'
import './overview.css'

/** Not part of the first page's script. */
const ProofDialog = lazyPart(() =>
  import('../../accounts/office/proof-dialog.tsx').then((part) => part.ProofDialog),
)

export default function OverviewScreen() {
  const own = useScreenWords(overviewWords)
  const query = useApi<Overview>('/admin/overview', {
    staleTime: 0,
  })
  return (
    <Screen screen="overview" lead={own.lead}>
      {query.data?.damageFoundAt && <Damage foundAt={query.data.damageFoundAt} />}
      <PublishCard />
      <ClosuresCard />
      <YearOfSeason />
      <BoardCard />
      <DraftsOfThisDevice />
      <Loaded query={query}>
        {({ hasSample, amounts, lastChanges, lastBackup, clockJump }) => (
          <>
            {hasSample && <SampleNote />}
            <Amounts amounts={amounts} />
            <LastChanges changes={lastChanges} />
            <LastBackup {...lastBackup} />
            {clockJump && <ClockJump {...clockJump} />}
          </>
        )}
      </Loaded>
    </Screen>
  )
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
            to={findScreen(kind).path}
            variant={index === 0 ? 'filled' : 'default'}
          >
            {words.create[kind]}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** For ten months, its code is not loaded. */
function YearOfSeason() {
  return useLater(loadYearCard, { isNeeded: isYearSeason(useToday()) })?.()
}

async function loadYearCard() {
  const { YearCard } = await import('../../year/office/year-card.tsx')
  return () => <YearCard />
}

/** Usually the device has no drafts, and then their code is not loaded. */
function DraftsOfThisDevice() {
  const { account } = useStaff()
  const { data: drafts = [] } = useQuery({
    queryKey: ['drafts of this device', account?.username],
    queryFn: () => listDrafts(account?.username ?? ''),
    staleTime: 0,
  })
  return useLater(loadDraftList, { isNeeded: drafts.length > 0 })?.(drafts)
}

async function loadDraftList() {
  const { DraftList } = await import('./draft-list.tsx')
  return (drafts: StoredDraft[]) => <DraftList drafts={drafts} />
}

function Amounts({ amounts }: { amounts: Overview['amounts'] }) {
  const { words, language } = useStaff()
  const own = useScreenWords(overviewWords)
  const amountOf = (kind: ContentKey) => amounts[kind] ?? 0
  const state = (kind: ContentKey) => {
    if (contentKinds[kind].isSingle) return amountOf(kind) > 0 ? own.filled : own.notFilled
    return formatAmount(amountOf(kind), language)
  }
  return (
    <section aria-labelledby="on-site" className="list">
      <h2 id="on-site">{own.onSite}</h2>
      <ul className="amounts">
        {CONTENT_KEYS.map((kind) => (
          <li key={kind}>
            <Link
              to={findScreen(kind).path}
              className={amountOf(kind) === 0 ? 'card is-empty' : 'card'}
            >
              <span>{words.screens[kind]}</span>
              <b>{state(kind)}</b>
              {amountOf(kind) === 0 && !contentKinds[kind].isSingle && (
                <span className="s">{own.empty}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {CONTENT_KEYS.every((kind) => amountOf(kind) > 0) && <p className="s">{own.nothingEmpty}</p>}
    </section>
  )
}

function LastChanges({ changes }: { changes: Overview['lastChanges'] }) {
  const { words, language, timeZone } = useStaff()
  const own = useScreenWords(overviewWords)
  return (
    <section aria-labelledby="last" className="list">
      <h2 id="last">{own.lastChanges}</h2>
      {changes.length === 0 ? (
        <p className="card none">{own.noChanges}</p>
      ) : (
        <ul className="card items">
          {changes.map(({ subject, title, at }) => (
            <li key={`${subject} ${title} ${at}`}>
              <div>
                <p className="t" lang={title ? 'bn' : undefined}>
                  {title || words.screens[subject]}
                </p>
                <p className="meta">
                  <time dateTime={at}>{formatDate(at, language, timeZone)}</time>
                  {title && <span>{words.screens[subject]}</span>}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function LastBackup({ provenAt, isOld, hasFailedSince, canBeWritten }: Overview['lastBackup']) {
  const { language, timeZone } = useStaff()
  const own = useScreenWords(overviewWords)
  return (
    <section aria-labelledby="backup" className="list">
      <h2 id="backup">{own.backup}</h2>
      <div className="card">
        {provenAt === null ? (
          <p>{own.backupNever}</p>
        ) : (
          <p>
            {own.backupAt}{' '}
            <time dateTime={provenAt}>{formatDate(provenAt, language, timeZone)}</time>
          </p>
        )}
        {provenAt !== null && isOld && <p>{own.backupOld}</p>}
        {hasFailedSince && <p>{own.backupFailed}</p>}
        {!canBeWritten && <p>{own.backupUnwritable}</p>}
      </div>
    </section>
  )
}

function Damage({ foundAt }: { foundAt: string }) {
  const { language, timeZone } = useStaff()
  const own = useScreenWords(overviewWords)
  return (
    <section className="card" role="alert" aria-labelledby="damage">
      <h2 id="damage">{own.damage}</h2>
      <p>{own.damageFound(formatMoment(foundAt, language, timeZone))}</p>
      <p>{own.damageAdvice}</p>
    </section>
  )
}

function ClockJump({ from, to, deletesAgainAt }: NonNullable<Overview['clockJump']>) {
  const { language, timeZone } = useStaff()
  const own = useScreenWords(overviewWords)
  const moments = [from, to].map((iso) => formatMoment(iso, language, timeZone)) as [string, string]
  return (
    <section aria-labelledby="clock" className="list">
      <h2 id="clock">{own.clock}</h2>
      <div className="card">
        <p>{own.clockJump(...moments)}</p>
        <p>{own.clockAdvice(formatMoment(deletesAgainAt, language, timeZone))}</p>
      </div>
    </section>
  )
}

function SampleNote() {
  const { words } = useStaff()
  const own = useScreenWords(overviewWords)
  const reload = useReload()
  const isAdmin = useIsAdmin()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <section className="card" aria-labelledby="sample">
      <h2 id="sample">{own.sampleTitle}</h2>
      <p>{own.sampleText}</p>
      {isAdmin ? (
        <Button variant="outline" color="red" mt="sm" onClick={() => setIsAsking(true)}>
          {own.sampleRemove}
        </Button>
      ) : (
        <p className="s">{own.sampleForAdmins}</p>
      )}
      {isAsking && (
        <ProofDialog
          title={words.common.removeTitle}
          lead={own.sampleConfirm}
          action={words.common.remove}
          isDangerous
          onClose={() => setIsAsking(false)}
          onConfirm={async (body) => {
            await callApi({ method: 'DELETE', path: '/sample', body })
            notify(own.sampleRemoved)
            await reload()
          }}
        />
      )}
    </section>
  )
}
