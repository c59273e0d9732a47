import { useRef, useState } from 'react'
import { restoreEntry, useEntryOf, useLeftSentence } from '../../../office/list/history-entry.ts'
import { notify } from '../../../office/frame/notify.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useApi, useReload } from '../../../office/connection/use-api.ts'
import { useSending } from '../../../office/form/use-sending.ts'
import type { HistoryKind } from '../../../records/history/kinds.ts'
import { inDigits } from '@pathshala/bengali/digits'
import type { YearPlan } from '../schema.ts'
import { yearWords } from './words.ts'

export function useYearPlan() {
  return useApi<YearPlan>('/admin/year', { staleTime: 0 })
}

/** The act of a job, and its undo. `kind` is that of its history entry. */
export function useYearAct(kind: HistoryKind) {
  const words = useScreenWords(yearWords)
  const leftSentence = useLeftSentence()
  const entryOf = useEntryOf(kind)
  const reload = useReload()
  const sending = useSending()
  const [entryId, setEntryId] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  /** The pressed button is gone, so the focus goes to the heading of its job. */
  const showAgain = async () => {
    await reload()
    heading.current?.focus()
  }
  const run = async (work: () => Promise<void>) => {
    const isDone = await sending.run(work)
    // Often another clerk was faster: the screen shows the state of which the message speaks.
    if (!isDone) await reload()
    return isDone
  }
  return {
    sending,
    heading,
    /** Returns true if it succeeded. */
    act: (work: () => Promise<string>) =>
      run(async () => {
        let done = ''
        const id = await entryOf(async () => {
          done = await work()
        })
        setEntryId(id)
        notify(done)
        await showAgain()
      }),
    undo:
      entryId === undefined
        ? undefined
        : () =>
            void run(async () => {
              const { left } = await restoreEntry(entryId)
              setEntryId(undefined)
              notify(`${words.undone} ${leftSentence(left)}`)
              await showAgain()
            }),
  }
}

/** A number or a year in the digits of the language. */
export function useInDigits(): (value: number) => string {
  const { language } = useStaff()
  return (value) => inDigits(String(value), language)
}
