import { useState } from 'react'
import type { DocumentKind } from '../../../../content.ts'
import { Check } from '../../../../office/form/fields.tsx'
import { useNow } from '../../../../office/shell/use-now.ts'
import { useScreenWords, useStaff } from '../../../../office/shell/staff-context.tsx'
import { formatNumber } from '../../../../words/format.ts'
import { useNotification } from '../use-document.ts'
import { mistakeWords } from './mistake-words.ts'

/** An older notice is usually deleted because it is over, and not because it was wrong. */
const FRESH_MS = 2 * 24 * 60 * 60_000

/**
 * For the dialog that deletes or hides a document: whether phones were told of it, and whether they
 * are told now that it was wrong. Nothing is loaded without an id.
 */
export function useMistake(kind: DocumentKind, id: string | undefined) {
  const { language } = useStaff()
  const words = useScreenWords(mistakeWords)
  const now = useNow()
  const { data, isLoading } = useNotification(kind, id ?? '', id !== undefined)
  const [chosen, setChosen] = useState<{ id: string | undefined; isTold: boolean }>()
  const phones = data?.correctable ?? 0
  const isFresh = Date.parse(now) - Date.parse(data?.sentAt ?? '') < FRESH_MS
  const isTold = phones > 0 && (chosen?.id === id ? chosen!.isTold : isFresh)
  return {
    isLoading,
    isTold,
    choice: phones > 0 && (
      <>
        <div className="gentle">
          <b>{words.reached(formatNumber(phones, language))}</b> {words.stays}
        </div>
        <Check
          name="notifyOfMistake"
          isChecked={isTold}
          onChange={(next) => setChosen({ id, isTold: next })}
        >
          {words.tell}
        </Check>
      </>
    ),
  }
}
