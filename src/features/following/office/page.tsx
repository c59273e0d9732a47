import { lazyPart } from '../../../office/connection/lazy-part.tsx'
import { Loaded } from '../../../office/connection/loaded.tsx'
import { Screen } from '../../../office/frame/screen.tsx'
import { useIsAdmin, useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { SHIFTS } from '@pathshala/bengali/classes'
import { formatDate, formatNumber } from '../../../words/format.ts'
import type {
  FollowersOverview,
  FollowingSwitch,
  Sending,
  UnreachedRemoval,
} from '../followers-schema.ts'
import { FOLLOWED_KINDS } from '../kinds.ts'
import { QrCode } from '../../../pages/parts/qr-code.tsx'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { useSending } from '../../../office/form/use-sending.ts'
import { TestCard } from './test-card.tsx'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { callApi } from '../../../office/connection/api-client.ts'
import { ConfirmDialog } from '../../../office/list/confirm-dialog.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { useParts } from '../../../office/list/parts.tsx'
import { useMoment } from '../../../office/frame/use-moment.ts'
import { useNow } from '../../../office/frame/use-now.ts'
import { useReload } from '../../../office/connection/use-api.ts'
import { Act } from '../../../office/list/act.tsx'
import { describeSoon } from '../../../office/form/school-time.ts'
import { stopMessage } from './stop-message.ts'
import { FOLLOWERS, useFollowers } from './use-followers.ts'
import { webhookWords } from './webhook-words.ts'
import { followerWords } from './words.ts'
import './followers.css'

/** Few schools have such programs, and only admins see them. */
const WebhooksCard = lazyPart(() => import('./webhooks-card.tsx').then((part) => part.WebhooksCard))

export default function FollowersScreen() {
  const isAdmin = useIsAdmin()
  const words = useScreenWords(followerWords)
  const webhooks = useScreenWords(webhookWords)
  const query = useFollowers({ isLive: true })
  return (
    <Screen
      screen="followers"
      lead={words.lead}
      parts={[
        { id: 'sendings', label: words.sendings.title },
        ...(isAdmin ? [{ id: 'webhooks', label: webhooks.title }] : []),
      ]}
    >
      <Loaded query={query}>
        {(overview) => (
          <>
            <FollowerNumbers overview={overview} />
            {/* Guardians follow only if somebody tells them. */}
            {overview.isOn && overview.followers.all === 0 && <Invitation overview={overview} />}
            <SendingList sendings={overview.sendings} />
            {overview.isOn && overview.followers.all > 0 && <Invitation overview={overview} />}
            {overview.isOn && <TestCard />}
            {overview.unreached > 0 && <UnreachedCard overview={overview} />}
            {overview.whyOff !== 'no-https' && <PowerCard overview={overview} />}
          </>
        )}
      </Loaded>
      {isAdmin && <WebhooksCard />}
    </Screen>
  )
}

/**
 * The number of phones that follow, their topics, and the reason why messages do not reach them.
 */
function FollowerNumbers({ overview }: { overview: FollowersOverview }) {
  const { language, timeZone } = useStaff()
  const words = useScreenWords(followerWords)
  const { numbers } = words
  const { followers, whyOff, isFull, keyRefusedSince } = overview
  const { all, closures, kinds } = followers
  const number = (count: number) => formatNumber(count, language)
  const ofClosures = closures.both + closures.Morning + closures.Day
  const shifts = [
    [numbers.bothShifts, closures.both],
    ...SHIFTS.map((shift) => [numbers.shifts[shift], closures[shift]] as const),
  ] as const
  return (
    <section className="card follower-numbers" aria-labelledby="follower-numbers">
      <h2 id="follower-numbers" className="vh">
        {numbers.title}
      </h2>
      {whyOff && <p className="warning">{words.off[whyOff]}</p>}
      {isFull && <p className="warning">{words.full}</p>}
      {keyRefusedSince && (
        <p className="warning">
          {words.keyRefused(formatDate(keyRefusedSince, language, timeZone))}
        </p>
      )}
      {all === 0 ? (
        <p className="all">{numbers.none}</p>
      ) : (
        <>
          <p className="all">
            <b>{numbers.phones(number(all))}</b> {numbers.following}
          </p>
          <ul aria-label={numbers.wanted}>
            <li>
              <span>{words.kinds.calendar}</span> <b>{number(ofClosures)}</b>
              <p className="s">
                {shifts.map(([label, count]) => `${label}\u00a0${number(count)}`).join(' · ')}
              </p>
            </li>
            {FOLLOWED_KINDS.map((kind) => (
              <li key={kind}>
                <span>{words.kinds[kind]}</span> <b>{number(kinds[kind])}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Phones that no message has reached. Most are invented, and they can be removed at once. */
function UnreachedCard({ overview }: { overview: FollowersOverview }) {
  const { language } = useStaff()
  const { unreached: words } = useScreenWords(followerWords)
  const reload = useReload(FOLLOWERS)
  const [isAsking, setIsAsking] = useState(false)
  const number = (count: number) => formatNumber(count, language)
  const remove = async () => {
    const path = `${FOLLOWERS}/unreached`
    const { unreached } = await callApi<UnreachedRemoval>({ method: 'DELETE', path })
    notify(words.removed(number(unreached)))
    await reload()
  }
  return (
    <section className="card unreached" aria-labelledby="unreached">
      <h2 id="unreached">{words.title}</h2>
      <p>{words.text(number(overview.unreached))}</p>
      <Button variant="outline" color="red" onClick={() => setIsAsking(true)}>
        {words.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.title}
          question={words.question}
          subject=""
          action={words.remove}
          onClose={() => setIsAsking(false)}
          onConfirm={remove}
        />
      )}
    </section>
  )
}

/** The messages that staff can still stop, and then the others. */
function SendingList({ sendings }: { sendings: Sending[] }) {
  const { sendings: words } = useScreenWords(followerWords)
  const waiting = sendings.filter((sending) => sending.waiting > 0)
  const ended = sendings.filter((sending) => !waiting.includes(sending))
  const { shown, more } = useParts(ended)
  return (
    <>
      {waiting.length > 0 && (
        <section className="list" aria-labelledby="waiting">
          <h2 id="waiting">{words.waitingTitle}</h2>
          <ul className="card items rows">
            {waiting.map((sending) => (
              <li key={sending._id}>
                <SendingEntry sending={sending} />
                <StopButton sending={sending} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="list" aria-labelledby="sendings">
        <h2 id="sendings">{words.title}</h2>
        {ended.length === 0 ? (
          <p className="card none">{words.empty}</p>
        ) : (
          <ul className="card items rows">
            {shown.map((sending) => (
              <li key={sending._id}>
                <SendingEntry sending={sending} />
              </li>
            ))}
          </ul>
        )}
        {more}
      </section>
    </>
  )
}

function StopButton({ sending: { _id, title } }: { sending: Sending }) {
  const { sendings: words } = useScreenWords(followerWords)
  const reload = useReload(FOLLOWERS)
  const sending = useSending()
  const stop = async () => {
    notify((await stopMessage(_id)) ? words.stopped : words.tooLate)
    await reload()
  }
  return (
    <>
      <Group className="acts">
        <Act
          of={title}
          isRemoval
          loading={sending.isSending}
          onClick={() => void sending.run(stop)}
        >
          {words.stop}
        </Act>
      </Group>
      <FormProblem error={sending.error} />
    </>
  )
}

function SendingEntry({ sending }: { sending: Sending }) {
  const { language, timeZone } = useStaff()
  const { sendings: words, kinds } = useScreenWords(followerWords)
  const { title, kind, reason, createdAt, sentAt, dueAt } = sending
  const now = useNow()
  const momentOf = useMoment()
  const at = sentAt ?? createdAt
  const shownState = stateOf(sending)
  const mark = { ...words.reasons, published: '', closure: '', welcome: '', test: '' }[reason]
  return (
    <div>
      <p className="t">{title ? <span lang="bn">{title}</span> : words.untitled}</p>
      <p className="meta whole">
        <span>{kinds[kind]}</span>
        {mark && <b className="mark">{mark}</b>}
        {shownState !== 'sent' && (
          <b className={`mark ${shownState}`}>{words.states[shownState]}</b>
        )}
        <time dateTime={at}>{momentOf(at)}</time>
        {shownState === 'waiting' && dueAt && dueAt > now && (
          <span>{words.due(describeSoon(dueAt, language, timeZone))}</span>
        )}
      </p>
      <p className="meta">
        <Numbers sending={sending} />
      </p>
    </div>
  )
}

/** A message is sent when the first phone has got it. */
function stateOf({ state, waiting }: Sending) {
  return state === 'sent' && waiting > 0 ? 'sending' : state
}

/** “১,২০০টি ফোনে গেছে · ৩টিতে যায়নি” */
function Numbers({ sending }: { sending: Sending }) {
  const { language } = useStaff()
  const { sendings: words } = useScreenWords(followerWords)
  const { state, sent } = sending
  if (state === 'withdrawn' && sent === 0) return words.withdrawnWhy
  const rest = (['waiting', 'failed', 'gone'] as const).filter((name) => sending[name] > 0)
  const shown = sent > 0 || rest.length === 0 ? (['sent', ...rest] as const) : rest
  return shown.map((name) => words[name](formatNumber(sending[name], language))).join(' · ')
}

/** A sheet for the wall that tells guardians how to follow. */
function Invitation({ overview: { address } }: { overview: FollowersOverview }) {
  const { schoolName } = useStaff()
  const { invite: words } = useScreenWords(followerWords)
  if (address === null) return null
  return (
    <section className="card invitation" aria-labelledby="invitation">
      <h2 id="invitation">{words.title}</h2>
      <div className="stack loose wall-sheet">
        <QrCode text={address} label={words.code} />
        <div>
          <p className="on-paper">{schoolName}</p>
          <p className="call">{words.text}</p>
          <p className="address">{address.replace(/^https?:\/\//, '')}</p>
          <ol>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
      <p className="s">{words.printHint}</p>
      <Group className="acts">
        <Button variant="default" onClick={() => window.print()}>
          {words.print}
        </Button>
      </Group>
    </section>
  )
}

/** The switch that ends all messages. Turning them off is confirmed, because closures are lost too. */
function PowerCard({ overview }: { overview: FollowersOverview }) {
  const { power: words, off } = useScreenWords(followerWords)
  const reload = useReload(FOLLOWERS)
  const sending = useSending()
  const [isAsking, setIsAsking] = useState(false)
  const { isOn, version } = overview.switch
  const turn = async (next: boolean) => {
    const body = { isOn: next }
    await callApi<FollowingSwitch>({ method: 'PUT', path: FOLLOWERS, body, version })
    notify(next ? words.turnedOn : words.turnedOff)
    await reload()
  }
  return (
    <section className="card power" aria-labelledby="power">
      <h2 id="power">{words.title}</h2>
      <FormProblem error={sending.error} />
      <p>{isOn ? words.isOn : off['switched-off']}</p>
      {isOn ? (
        <Button variant="outline" color="red" onClick={() => setIsAsking(true)}>
          {words.turnOff}
        </Button>
      ) : (
        <Button loading={sending.isSending} onClick={() => void sending.run(() => turn(true))}>
          {words.turnOn}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.title}
          question={words.question}
          subject=""
          action={words.turnOff}
          onClose={() => setIsAsking(false)}
          onConfirm={() => turn(false)}
        />
      )}
    </section>
  )
}
