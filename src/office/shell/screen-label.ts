import { inDigits } from '../../words/format.ts'
import type { ScreenKey } from './screens.ts'
import { useStaff } from './staff-context.tsx'

/** The label of a screen. That of the new school year has the year. */
export function useScreenLabel(): (key: ScreenKey) => string {
  const { words, language, schoolYear } = useStaff()
  return (key) =>
    key === 'year'
      ? `${words.screens.year} ${inDigits(String(schoolYear), language)}`
      : words.screens[key]
}
