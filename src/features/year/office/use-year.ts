import { useRef, useState } from 'react'
import { callApi } from '../../../office/shell/api-client.ts'
import { notify } from '../../../office/shell/notify.ts'
import { postOnce } from '../../../office/form/post-once.ts'
import { useScreenWords, useStaff } from '../../../office/shell/staff-context.tsx'
import { useApi, useReload } from '../../../office/shell/use-api.ts'
import { useSending } from '../../../office/form/use-sending.ts'
import type { HistoryKind } from '../../../records/history/kinds.ts'
import type { HistoryRecord } from '../../../records/history/schema.ts'
import { inDigits } from '../../../words/format.ts'
import type { YearPlan } from '../schema.ts'
import { yearWords } from './words.ts'

const HISTORY = '/admin/history'

export function useYearPlan() {
  return useApi<YearPlan>('/admin/year', { staleTime: 0 })
}

/** The act of a job, and its undo. `kind` is that of its history entry. */
export function useYearAct(kind: HistoryKind) {
  const words = useScreenWords(yearWords)
  const { account } = useStaff()
  const reload = useReload()
  const sending = useSending()
  const [entryId, setEntryId] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const findLastEntry = async () => {
    const path = `${HISTORY}?kind=${kind}&limit=1`
    return (await callApi<HistoryRecord[]>({ method: 'GET', path }))[0]
  }
  /** The pressed button is gone, so the focus goes to the heading of its job. */
  const showAgain = async () => {
    await reload()
    heading.current?.focus()
  }
  return {
    sending,
    heading,
    /** Returns true if it succeeded. */
    act: (work: () => Promise<string>) =>
      sending.run(async () => {
        const before = await findLastEntry()
        const done = await work()
        const entry = await findLastEntry()
        // An act that changed nothing has no entry, so the last one is not of this act.
        const isOwn = entry?._id !== before?._id && entry?.username === account?.username
        setEntryId(isOwn && entry?.canSetBack ? entry._id : undefined)
        notify(done)
        await showAgain()
      }),
    undo:
      entryId === undefined
        ? undefined
        : () =>
            void sending.run(async () => {
              await postOnce({ path: `${HISTORY}/${entryId}/restore` })
              setEntryId(undefined)
              notify(words.undone)
              await showAgain()
            }),
  }
}

/** A number or a year in the digits of the language. */
export function useInDigits(): (value: number) => string {
  const { language } = useStaff()
  return (value) => inDigits(String(value), language)
}
