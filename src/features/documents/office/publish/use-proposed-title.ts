import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { fetchPart } from '../../../../office/connection/screen-code.ts'

/**
 * Fills in the title from the first file, unless somebody has typed one. Returns the proposed title.
 * `fieldId` is the field of the title.
 */
export function useProposedTitle(
  fieldId: string,
  file: File | undefined,
  onPropose: (titleOf: (typed: string) => string) => void,
): string | undefined {
  const [proposed, setProposed] = useState<string>()
  const propose = useEffectEvent((title: string | undefined) => {
    onPropose((typed) => (typed.trim() === '' || typed === proposed ? (title ?? '') : typed))
    setProposed(title)
  })
  useEffect(() => {
    let isCurrent = true
    const found =
      file && fetchPart(() => import('./propose-title.ts')).then((part) => part.proposeTitle(file))
    // A title can be typed too.
    void Promise.resolve(found)
      .catch(() => undefined)
      .then((title) => isCurrent && propose(title))
    return () => {
      isCurrent = false
    }
  }, [file])
  // Selected before it is painted, so that no letter comes between.
  useLayoutEffect(() => {
    const field = document.activeElement
    // The clerk may be about to type. What she types then replaces the proposal.
    if (!(field instanceof HTMLTextAreaElement) || field.id !== fieldId) return
    if (field.value === proposed) field.select()
  }, [fieldId, proposed])
  return proposed
}
