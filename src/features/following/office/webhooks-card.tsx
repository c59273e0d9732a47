import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Act } from '../../../office/list/act.tsx'
import { callApi } from '../../../office/connection/api-client.ts'
import { useShortForm } from '../../../office/form/fields.tsx'
import { Form } from '../../../office/form/form.tsx'
import { CopyButton } from '../../../office/form/dialog-buttons.tsx'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { requireFilled } from '../../../office/form/input-problem.ts'
import { Loaded } from '../../../office/connection/loaded.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { postOnce } from '../../../office/form/post-once.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useApi, useReload } from '../../../office/connection/use-api.ts'
import { NothingFound, useListSearch, useParts } from '../../../office/list/parts.tsx'
import { RowMenu } from '../../../office/list/row-menu.tsx'
import { useMoment } from '../../../office/frame/use-moment.ts'
import { useRemoval } from '../../../office/list/use-removal.tsx'
import { useSending } from '../../../office/form/use-sending.ts'
import { inDigits } from '@pathshala/bengali/digits'
import { formatNumber } from '../../../words/format.ts'
import type { CreatedWebhook, WebhookRecord } from '../webhooks/schema.ts'
import { webhookWords } from './webhook-words.ts'

const WEBHOOKS = '/webhooks'
const NO_WEBHOOKS: readonly WebhookRecord[] = []
/** The server starts a program that sends the test. */
const POLL_MS = 1500

/** For admins: the programs that get announcements. */
export function WebhooksCard() {
  const words = useScreenWords(webhookWords)
  const [created, setCreated] = useState<CreatedWebhook>()
  const removal = useRemoval<WebhookRecord>(WEBHOOKS, ({ url }) => url, {
    noteOf: () => notify(words.removed),
  })
  const [isOpen, setIsOpen] = useState(false)
  /** The webhook as it was when its test began. */
  const [tested, setTested] = useState<WebhookRecord>()
  const isTested = (webhook: WebhookRecord) =>
    webhook._id === tested?._id && webhook.lastTriedAt === tested.lastTriedAt
  const query = useApi<WebhookRecord[]>(WEBHOOKS, {
    refetchInterval: ({ state }) => (state.data?.some(isTested) ? POLL_MS : false),
  })
  const reload = useReload(WEBHOOKS)
  const search = useListSearch<WebhookRecord>(({ url }) => url)
  const found = search.find(query.data ?? NO_WEBHOOKS)
  const { shown, more } = useParts(found)
  return (
    <section aria-labelledby="webhooks">
      {/* Few schools have such a program. */}
      <details
        className="card part webhooks"
        open={isOpen || !!query.data?.length}
        // It stays open when the last program is removed.
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary>
          <h2 id="webhooks">{words.title}</h2>
        </summary>
        <div className="stack loose">
          <p className="lead">{words.lead}</p>
          <Loaded query={query}>
            {(webhooks) =>
              webhooks.length === 0 ? (
                <p>{words.empty}</p>
              ) : (
                <>
                  {search.fieldFor(webhooks.length)}
                  {found.length === 0 ? (
                    <NothingFound />
                  ) : (
                    <ul className="items rows" aria-label={words.list}>
                      {shown.map((webhook) => (
                        <li key={webhook._id}>
                          <WebhookEntry
                            webhook={webhook}
                            isTested={isTested(webhook)}
                            onTest={() => setTested(webhook)}
                            onRemove={() => removal.ask(webhook)}
                            onChanged={reload}
                          />
                        </li>
                      ))}
                    </ul>
                  )}
                  {more}
                </>
              )
            }
          </Loaded>
          {created ? (
            <Secret secret={created.secret} onDone={() => setCreated(undefined)} />
          ) : (
            <NewWebhook
              onCreated={(webhook) => {
                setCreated(webhook)
                void reload()
              }}
            />
          )}
        </div>
      </details>
      {removal.dialog(words.confirmRemove)}
    </section>
  )
}

function WebhookEntry({
  webhook,
  isTested,
  onTest,
  onRemove,
  onChanged,
}: {
  webhook: WebhookRecord
  isTested: boolean
  onTest: () => void
  onRemove: () => void
  onChanged: () => Promise<void>
}) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(webhookWords)
  const sending = useSending()
  const { _id, url, isOn, version } = webhook
  const path = `${WEBHOOKS}/${_id}`
  const turn = () =>
    sending.run(async () => {
      await callApi({ method: 'PUT', path, body: { isOn: !isOn }, version })
      notify(isOn ? words.turnedOff : words.turnedOn)
      await onChanged()
    })
  const test = () =>
    sending.run(async () => {
      await callApi({ method: 'POST', path: `${path}/test` })
      onTest()
      await onChanged()
    })
  return (
    <>
      <div>
        <p className="t" lang="en">
          {url}
        </p>
        <p className="meta beside">
          {!isOn && <b className="mark">{words.off}</b>}
          <span role="status">{isTested ? words.testing : <LastCall webhook={webhook} />}</span>
        </p>
        <FormProblem error={sending.error} />
      </div>
      <Group className="acts">
        <Act of={url} isRemoval onClick={onRemove}>
          {staffWords.common.remove}
        </Act>
        <RowMenu
          subject={url}
          actions={[
            { label: words.test, run: () => void test() },
            { label: isOn ? words.turnOff : words.turnOn, run: () => void turn() },
          ]}
        />
      </Group>
    </>
  )
}

function LastCall({ webhook: { lastTriedAt, lastProblem, failures } }: { webhook: WebhookRecord }) {
  const { language } = useStaff()
  const momentOf = useMoment()
  const words = useScreenWords(webhookWords)
  if (lastTriedAt === null) return words.untried
  const moment = momentOf(lastTriedAt)
  if (lastProblem === '') return words.arrived(moment)
  const problem = words.problems[lastProblem] ?? words.answered(inDigits(lastProblem, language))
  const several = failures > 1 && ` · ${words.failures(formatNumber(failures, language))}`
  return (
    <>
      {words.failed(moment, problem)}
      {several}
    </>
  )
}

/** Shows the signing key. It is shown only once. */
function Secret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { secret: words } = useScreenWords(webhookWords)
  return (
    <div className="stack noted webhook-secret" role="status">
      <h3>{words.title}</h3>
      <p>{words.lead}</p>
      <p>
        <code>{secret}</code>
      </p>
      <Group className="acts">
        <CopyButton text={secret} words={words} />
        <Button onClick={onDone}>{words.done}</Button>
      </Group>
    </div>
  )
}

function NewWebhook({ onCreated }: { onCreated: (webhook: CreatedWebhook) => void }) {
  const words = useScreenWords(webhookWords)
  const { values, sending, field, problem } = useShortForm({ url: '' }, { url: words.url })
  const add = () =>
    sending.run(async () => {
      requireFilled(values)
      onCreated(await postOnce<CreatedWebhook>({ path: WEBHOOKS, body: values }))
    })
  return (
    <Form sending={sending} onSubmit={() => void add()}>
      <FormProblem {...problem} />
      <TextInput
        {...field('url')}
        description={words.urlHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        required
      />
      <Button type="submit" variant="default" loading={sending.isSending} w="fit-content">
        {words.add}
      </Button>
    </Form>
  )
}
