import { useState } from 'react'
import type { Language } from '../words/language.ts'
import { useStaff } from './staff-context.tsx'

const KEY = 'digits'

/**
 * The digits in which forms show stored numbers: Latin, until a clerk types Bengali digits on this
 * device. From then on Bengali ones, so that what she typed does not come back in another script.
 */
export function useDigits(): { digits: Language; noteTyped: (text: string) => void } {
  const { language } = useStaff()
  const [hasTypedBengali, setHasTypedBengali] = useState(readKept)
  return {
    digits: language === 'bn' && hasTypedBengali ? 'bn' : 'en',
    noteTyped: (text) => {
      if (hasTypedBengali || !/[০-৯]/.test(text)) return
      setHasTypedBengali(true)
      keep()
    },
  }
}

function readKept(): boolean {
  try {
    return window.localStorage.getItem(KEY) === 'bn'
  } catch {
    // The server has no window. In a browser, storage is off: the choice holds while the form is open.
    return false
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, 'bn')
  } catch {
    // As above.
  }
}
