import { inDigits } from '@pathshala/bengali/digits'
import { preparedYear } from '../../words/school-year.ts'
import type { ScreenKey } from './screens.ts'
import { useStaff } from './staff-context.tsx'
import { useToday } from './use-today.ts'

/** The label of a screen. That of the new school year has the year. */
export function useScreenLabel(): (key: ScreenKey) => string {
  const { words, language, isDistrict } = useStaff()
  const year = preparedYear(useToday())
  return (key) =>
    isDistrict && key === 'overview'
      ? words.schools
      : key === 'year'
        ? `${words.screens.year} ${inDigits(String(year), language)}`
        : words.screens[key]
}
