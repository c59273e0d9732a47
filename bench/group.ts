import type { Figure } from './figures.ts'

/** Figures of one subject. */
export interface Group {
  title: string
  /** Measures, and leaves nothing running; `say` tells who waits how far it is. */
  measure(say: (text: string) => void): Promise<Figure[]>
}
