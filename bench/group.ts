import type { Figure } from './figures.ts'

/** Rows of one subject. */
export interface Group {
  title: string
  /** It takes long: a whole run leaves it out. */
  isOnlyByName?: boolean
  /** Measures and stops everything it started; `say` reports the progress. */
  measure(say: (text: string) => void): Promise<Figure[]>
}
