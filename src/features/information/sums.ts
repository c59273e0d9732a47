import type { OwnValue } from './schema.ts'

type ExamYear = Pick<OwnValue<'ssc-results'>['rows'][number], 'appeared' | 'passed' | 'gpa5'>

/** The pass rate with two decimals, such as `93.96%`. It is null if no pupil took the exam. */
export function passRate({ appeared, passed }: Omit<ExamYear, 'gpa5'>): string | null {
  return appeared === 0 ? null : `${((passed / appeared) * 100).toFixed(2)}%`
}

/** In a small group, the number of best results could identify a pupil. */
export function showsGpa5({ appeared }: Pick<ExamYear, 'appeared'>): boolean {
  return appeared >= 10
}

export function newestFirst<Row extends { year: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => b.year - a.year)
}

type Post = Pick<OwnValue<'posts'>['rows'][number], 'sanctioned' | 'filled'>

/** More can work than posts exist, because teachers are attached. */
export function vacantOf({ sanctioned, filled }: Post): number {
  return Math.max(0, sanctioned - filled)
}

export function totalPosts(rows: readonly Post[]) {
  const sum = (amount: (row: Post) => number) => rows.reduce((total, row) => total + amount(row), 0)
  return {
    sanctioned: sum(({ sanctioned }) => sanctioned),
    filled: sum(({ filled }) => filled),
    vacant: sum(vacantOf),
  }
}
