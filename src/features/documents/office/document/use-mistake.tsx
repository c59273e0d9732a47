import { useState } from 'react'
import type { DocumentKind } from '../../../../content.ts'
import { Check } from '../../../../office/form/fields.tsx'
import { useNow } from '../../../../office/frame/use-now.ts'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { formatNumber } from '../../../../words/format.ts'
import { useNotification } from '../use-document.ts'
import { mistakeWords } from './mistake-words.ts'

/** An older notice is usually deleted because it is over, and not because it was wrong. */
const FRESH_MS = 2 * 24 * 60 * 60_000

/** Whether phones got a message so lately that it is called back unless the clerk does not want it. */
export function useIsFresh(sentAt: string | null | undefined): boolean {
  return Date.parse(useNow()) - Date.parse(sentAt ?? '') < FRESH_MS
}

/**
 * For the dialog that deletes or hides a document: whether phones were told of it, and whether they
 * are told now that it was wrong. Nothing is loaded without an id.
 */
export function useMistake(kind: DocumentKind, id: string | undefined) {
  const { language } = useStaff()
  const words = useScreenWords(mistakeWords)
  const { data, isLoading } = useNotification(kind, id ?? '', id !== undefined)
  const [chosen, setChosen] = useState<{ id: string | undefined; isTold: boolean }>()
  const phones = data?.correctable ?? 0
  const isFresh = useIsFresh(data?.sentAt)
  const isTold = phones > 0 && (chosen?.id === id ? chosen!.isTold : isFresh)
  return {
    isLoading,
    isTold,
    choice: phones > 0 && (
      <MistakeChoice
        reached={words.reached(formatNumber(phones, language))}
        isTold={isTold}
        onChange={(next) => setChosen({ id, isTold: next })}
      />
    ),
  }
}

/** Says how many phones were told, and asks whether they are told now that it was wrong. */
export function MistakeChoice({
  reached,
  isTold,
  onChange,
}: {
  reached: string
  isTold: boolean
  onChange: (isTold: boolean) => void
}) {
  const words = useScreenWords(mistakeWords)
  return (
    <>
      <div className="gentle">
        <b>{reached}</b> {words.stays}
      </div>
      <Check name="notifyOfMistake" isChecked={isTold} onChange={onChange}>
        {words.tell}
      </Check>
    </>
  )
}
