import type { Figure } from './figures.ts'

/** Rows of one subject. */
export interface Group {
  title: string
  /** Measures and stops everything it started; `say` reports the progress. */
  measure(say: (text: string) => void): Promise<Figure[]>
}
