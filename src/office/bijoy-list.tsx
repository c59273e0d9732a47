import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InBijoy, Repaired } from '../school/bijoy/schema.ts'
import { formatNumber } from '../words/format.ts'
import { callApi } from './api-client.ts'
import { bijoyWords } from './bijoy-words.ts'
import { FormProblem } from './form-problem.tsx'
import { notify } from './notify.ts'
import { useScreenWords, useStaff } from './staff-context.tsx'
import { useSending } from './use-sending.ts'

const PATH = '/admin/bijoy'
const MAX_SHOWN = 10

/** Lists the records with text in Bijoy. One button repairs them, and another sets them back. */
export function BijoyList({ found }: { found: InBijoy[] }) {
  const words = useScreenWords(bijoyWords)
  const { language } = useStaff()
  const client = useQueryClient()
  const sending = useSending()
  const [entries, setEntries] = useState<string[]>([])
  if (found.length === 0 && entries.length === 0) return null

  const repair = async () => {
    const answer = await callApi<Repaired>({ method: 'POST', path: `${PATH}/repair` })
    setEntries(answer.entries)
    notify(words.repaired)
    await client.invalidateQueries()
  }
  const setBack = async () => {
    for (const id of entries) {
      await callApi({ method: 'POST', path: `/admin/history/${id}/restore` })
      setEntries((old) => old.filter((one) => one !== id))
    }
    notify(words.isBack)
    await client.invalidateQueries()
  }
  return (
    <section className="card" aria-labelledby="bijoy">
      <h2 id="bijoy">{words.title}</h2>
      <FormProblem error={sending.error} quoted={words.failed} />
      {entries.length > 0 ? (
        <>
          <p role="status">{words.repaired}</p>
          <Button
            variant="default"
            mt="sm"
            loading={sending.isSending}
            onClick={() => void sending.run(setBack)}
          >
            {words.setBack}
          </Button>
        </>
      ) : (
        <>
          <p>{words.lead}</p>
          <Texts found={found} />
          <Button mt="sm" loading={sending.isSending} onClick={() => void sending.run(repair)}>
            {words.repair(formatNumber(found.length, language))}
          </Button>
        </>
      )}
    </section>
  )
}

function Texts({ found }: { found: InBijoy[] }) {
  const words = useScreenWords(bijoyWords)
  return (
    <ul className="items">
      {found.slice(0, MAX_SHOWN).map(({ kind, _id, before, after }) => (
        <li key={`${kind} ${_id}`}>
          <p>
            <del>{before}</del>
            <br />
            <span className="s">{words.becomes}</span> <b lang="bn">{after}</b>
          </p>
        </li>
      ))}
      {found.length > MAX_SHOWN && <li aria-hidden="true">…</li>}
    </ul>
  )
}
