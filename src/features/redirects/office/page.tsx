import { NO_LIST } from '../../../office/list/listed-rows.ts'
import { PasteCard } from '../../../office/list/paste-card.tsx'
import { lazyPart } from '../../../office/connection/lazy-part.tsx'
import { LIST_ID, ListHeading, Screen } from '../../../office/frame/screen.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { Button, Group, TextInput } from '@mantine/core'
import { useShortForm } from '../../../office/form/fields.tsx'
import { Form } from '../../../office/form/form.tsx'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { requireFilled } from '../../../office/form/input-problem.ts'
import { notify } from '../../../office/frame/notify.ts'
import { postOnce } from '../../../office/form/post-once.ts'
import { useApi, useReload } from '../../../office/connection/use-api.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Act } from '../../../office/list/act.tsx'
import { callApi } from '../../../office/connection/api-client.ts'
import { useLinkedWords } from '../../../office/list/entry-list.tsx'
import { ConfirmDialog } from '../../../office/list/confirm-dialog.tsx'
import { formatNumber } from '../../../words/format.ts'
import { notifyUndo } from '../../../office/list/removed-note.tsx'
import { decodeAddress } from '../old-path.ts'
import type { RedirectPage, RedirectRecord } from '../schema.ts'
import { AddressFields, type Addresses } from './address-fields.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { withoutOwnOrigin } from './own-origin.ts'
import { redirectWords } from './words.ts'
import { fetchPart } from '../../../office/connection/screen-code.ts'

const loadReader = () =>
  fetchPart(() => import('../read-list.ts')).then((part) => part.readRedirects)

const RedirectsPreview = lazyPart(async () => (await import('./list-preview.tsx')).RedirectsPreview)

const STEP = 30

const MAX = 1000

const EMPTY: Addresses = { path: '', target: '' }

export default function RedirectsScreen() {
  const words = useScreenWords(redirectWords)
  return (
    <Screen screen="redirects" lead={words.lead} list={words.listTitle}>
      <NewRedirect />
      <RedirectList />
      <RedirectListCard />
    </Screen>
  )
}

function RedirectListCard() {
  const { pasted: words } = useScreenWords(redirectWords)
  const card = {
    name: 'redirects-list',
    blank: NO_LIST,
    words,
    Preview: RedirectsPreview,
    loadReader,
  }
  return <PasteCard {...card} />
}

function NewRedirect() {
  const words = useScreenWords(redirectWords)
  const reload = useReload('/redirects')
  const { values, sending, field, problem, reset } = useShortForm(EMPTY, words.fields, {
    autoComplete: 'off',
  })
  const add = async () => {
    const isDone = await sending.run(async () => {
      requireFilled({ ...values })
      const target = withoutOwnOrigin(values.target)
      await postOnce({ path: '/redirects', body: { ...values, target } })
    })
    if (!isDone) return
    reset()
    notify(words.added)
    await reload()
  }
  return (
    <section className="card" aria-labelledby="new-redirect">
      <h2 id="new-redirect">{words.add}</h2>
      <Form sending={sending} onSubmit={() => void add()}>
        <FormProblem {...problem} />
        <AddressFields field={field} />
        <Button type="submit" loading={sending.isSending} w="fit-content">
          {words.add}
        </Button>
      </Form>
    </section>
  )
}

function RedirectList() {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(redirectWords)
  const [q, setQ] = useLinkedWords()
  const [limit, setLimit] = useState(STEP)
  const [changed, setChanged] = useState<RedirectRecord>()
  const [removed, setRemoved] = useState<RedirectRecord>()
  const searched = useDeferredValue(q.trim())
  const path = `/redirects?${new URLSearchParams({ q: searched, limit: String(limit) })}`
  const { data, error, refetch } = useApi<RedirectPage>(path, {
    placeholderData: keepPreviousData,
  })
  const number = (value: number) => formatNumber(value, language)
  const isFiltered = searched !== ''
  return (
    <section className="list" aria-labelledby={LIST_ID}>
      <ListHeading>{words.listTitle}</ListHeading>
      {(isFiltered || (data && data.total > 0)) && (
        <TextInput
          type="search"
          label={words.search}
          value={q}
          onChange={(event) => {
            setQ(event.currentTarget.value)
            setLimit(STEP)
          }}
          maxLength={300}
          mb="sm"
        />
      )}
      <FormProblem error={error} />
      {!data && !error && <p role="status">{staffWords.loading}</p>}
      {data && (
        <>
          {data.total === 0 && <p role="status">{isFiltered ? words.noneFound : words.empty}</p>}
          {data.redirects.length > 0 && (
            <ul className="card items rows">
              {data.redirects.map((redirect) => (
                <Entry
                  key={redirect.path}
                  redirect={redirect}
                  onChange={setChanged}
                  onRemove={setRemoved}
                />
              ))}
            </ul>
          )}
          {data.total > data.redirects.length && (
            <p role="status">{words.countOf(number(data.redirects.length), number(data.total))}</p>
          )}
          {data.total > data.redirects.length && limit < MAX && (
            <Button variant="default" onClick={() => setLimit(limit + STEP)}>
              {staffWords.common.showMore(
                number(Math.min(STEP, data.total - data.redirects.length)),
              )}
            </Button>
          )}
        </>
      )}
      {changed && (
        <ChangeDialog
          redirect={changed}
          onSaved={() => {
            notify(words.changed)
            void refetch()
          }}
          onClose={() => {
            setChanged(undefined)
            // Someone else may have deleted it first.
            void refetch()
          }}
        />
      )}
      {removed && (
        <ConfirmDialog
          question={words.confirmRemove}
          subject={removed.path}
          onClose={() => {
            setRemoved(undefined)
            // Another clerk may have deleted it first.
            void refetch()
          }}
          onConfirm={async () => {
            const query = new URLSearchParams({ path: removed.path })
            await callApi({ method: 'DELETE', path: `/redirects?${query}` })
            const addAgain = async () => {
              const body = { path: removed.path, target: removed.target }
              await postOnce({ path: '/redirects', body })
              await refetch()
            }
            notifyUndo(staffWords.common.removed, addAgain, staffWords.common.restored)
            await refetch()
          }}
        />
      )}
    </section>
  )
}

function Entry({
  redirect,
  onChange,
  onRemove,
}: {
  redirect: RedirectRecord
  onChange: (redirect: RedirectRecord) => void
  onRemove: (redirect: RedirectRecord) => void
}) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(redirectWords)
  const { path, target, moveId } = redirect
  return (
    <li>
      <div>
        <p className="t">
          <b>{path}</b>
        </p>
        <p className="meta">
          <span>
            <span className="vh">{words.leadsTo}:</span>
            <span aria-hidden="true">→</span>{' '}
            <a href={target} target="_blank" rel="noopener">
              {decodeAddress(target)}
            </a>
          </span>
          {moveId === null ? (
            <span className="wide">{words.ofStaff}</span>
          ) : (
            <span>{words.ofMove}</span>
          )}
        </p>
      </div>
      <Group className="acts">
        <Act of={path} onClick={() => onChange(redirect)}>
          {words.edit}
        </Act>
        <Act of={path} isRemoval onClick={() => onRemove(redirect)}>
          {staffWords.common.remove}
        </Act>
      </Group>
    </li>
  )
}
