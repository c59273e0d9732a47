import { useState } from 'react'
import type { Language } from '../../words/language.ts'
import { useStaff } from '../shell/staff-context.tsx'

const KEY = 'digits'

/**
 * The digits in which forms show stored numbers: Latin, until a clerk types Bengali digits on this
 * device. After that they are Bengali, so that her numbers do not come back in another script.
 */
export function useDigits(): { digits: Language; noteTyped: (text: string) => void } {
  const { language } = useStaff()
  const [hasTypedBengali, setHasTypedBengali] = useState(readStored)
  return {
    digits: language === 'bn' && hasTypedBengali ? 'bn' : 'en',
    noteTyped: (text) => {
      if (hasTypedBengali || !/[০-৯]/.test(text)) return
      setHasTypedBengali(true)
      store()
    },
  }
}

function readStored(): boolean {
  try {
    return window.localStorage.getItem(KEY) === 'bn'
  } catch {
    // The server has no window. In a browser, storage is off: the choice lasts while the form is open.
    return false
  }
}

function store(): void {
  try {
    localStorage.setItem(KEY, 'bn')
  } catch {
    // As above.
  }
}
