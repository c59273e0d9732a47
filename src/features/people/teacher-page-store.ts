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

/** `html` is a page that an older version of this software stored without cleaning it. */
type StoredPage = { cleanHtml: string | null } | { html: string }

export function createTeacherPageStore(database: Database) {
  const singleton = createSingletonStore<StoredPage>(database, 'teacherPage')

  return {
    /** Does not return a page that was not cleaned: visitors get the list instead. */
    async find(): Promise<TeacherPage> {
      const stored = await singleton.find()
      const html = stored && 'cleanHtml' in stored ? stored.cleanHtml : null
      return {
        html,
        version: stored?.version ?? 0,
        updatedAt: html === null ? null : stored!.updatedAt,
      }
    },

    /** The stored page, cleaned or not; undefined if there is none. */
    async findStored(): Promise<{ html: string; isClean: boolean } | undefined> {
      const stored = await singleton.find()
      if (!stored) return undefined
      if ('html' in stored) return { html: stored.html, isClean: false }
      return stored.cleanHtml === null ? undefined : { html: stored.cleanHtml, isClean: true }
    },

    /**
     * Stores a cleaned page, or null for the list. The row is never deleted, so that versions never
     * repeat.
     */
    async replace(cleanHtml: string | null): Promise<TeacherPage> {
      await singleton.put({ cleanHtml })
      return this.find()
    },

    /** Marks a page that turned out not to be clean, so that it is never served. */
    async markUncleaned(html: string): Promise<void> {
      await singleton.put({ html })
    },
  }
}

/** The page as the API returns it. */
export function describePage({ html, version, updatedAt }: TeacherPage) {
  return { source: html === null ? ('list' as const) : ('file' as const), updatedAt, version }
}
