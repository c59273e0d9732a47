import { isValidElement, type ReactNode } from 'react'
import { looksLikeBijoy } from '@pathshala/bengali/bijoy'
import { useLater } from '../connection/use-later.ts'

/**
 * The theme puts this around every text field of the office: the field, and an offer if needed. A
 * clerk can type Bijoy in any field, so a new form must not have to ask for it.
 */
export function withBijoyOffer(field: ReactNode): ReactNode {
  const value = isValidElement<{ value?: unknown }>(field) ? field.props.value : undefined
  return (
    <>
      {field}
      {typeof value === 'string' && <BijoyOffer text={value} />}
    </>
  )
}

/** Offers the Unicode form of `text` if it was typed in Bijoy. */
export function BijoyOffer({ text }: { text: string }): ReactNode {
  const isNeeded = looksLikeBijoy(text)
  const show = useLater(loadNote, { isNeeded, attempt: text })
  return isNeeded && show?.(text)
}

/** The note contains the converter, so it is loaded only when it is needed. */
async function loadNote() {
  const { BijoyNote } = await import('./bijoy-note.tsx')
  return (text: string) => <BijoyNote text={text} />
}
