import { useState } from 'react'
import { type Changes, NO_CHANGES } from './changes.ts'

/** The changes of a short form, in the form of a draft that the device does not store. */
export function useChanges<T>() {
  const [values, change] = useState<Changes<T>>(NO_CHANGES)
  const empty = () => change(NO_CHANGES)
  return { values, change, reset: empty, discard: empty }
}
