import type { Page } from './page.ts'

/** A feature that has to work; throws if it does not. */
export interface Check {
  name: string
  /** The first supported version. */
  since?: number
  run(page: Page, site: Site): Promise<void>
}

export interface Site {
  url: string
  username: string
  password: string
}

export const PHONE = [360, 640] as const
export const DESK = [1280, 900] as const

/** @throws Error with `wrong` if an expression in the page is not true */
export async function expectTrue(page: Page, expression: string, wrong: string): Promise<void> {
  if (!(await page.evaluate<boolean>(`Boolean(${expression})`))) throw new Error(wrong)
}

export async function expectWhole(page: Page): Promise<void> {
  await expectTrue(
    page,
    '(window.scrollTo(500, window.scrollY), window.scrollX === 0)',
    'the page moves sideways',
  )
  if (page.errors.length > 0) throw new Error(page.errors.join('; '))
}
