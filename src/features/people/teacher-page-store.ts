import type { Database } from '../../database/database.ts'
import { createSingletonStore } from '../../database/singleton.ts'

/** The school's own TeacherInformation.html. */
export interface TeacherPage {
  /** Cleaned; null if the page is made from the list. */
  html: string | null
  /** 0 before the first upload. */
  version: number
  /** ISO 8601 UTC; null if the page is made from the list. */
  updatedAt: string | null
}

export function createTeacherPageStore(database: Database) {
  const singleton = createSingletonStore<{ cleanHtml: string | null }>(database, 'teacherPage')

  return {
    async find(): Promise<TeacherPage> {
      const stored = await singleton.find()
      const html = stored?.cleanHtml ?? null
      return {
        html,
        version: stored?.version ?? 0,
        updatedAt: html === null ? null : stored!.updatedAt,
      }
    },

    /**
     * Stores a cleaned page, or null for the list. The row is never deleted, so that versions never
     * repeat.
     */
    async replace(cleanHtml: string | null): Promise<TeacherPage> {
      await singleton.put({ cleanHtml })
      return this.find()
    },
  }
}

/** The page as the API returns it. */
export function describePage({ html, version, updatedAt }: TeacherPage) {
  return { source: html === null ? ('list' as const) : ('file' as const), updatedAt, version }
}
