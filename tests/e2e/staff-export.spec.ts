import { readFile } from 'node:fs/promises'
import { EXPORT_KEYS, type ExportKey } from '#src/content.ts'
import { exportLabel } from '#src/office/frame/download-links.tsx'
import { staffBn } from '#src/words/staff-words.ts'
import { expect, expectAccessible, expectToFit, test } from './site.ts'
import { signInTo } from './staff.ts'

test('every list can be downloaded from one screen', async ({ page, sampleSite }) => {
  await signInTo(page, sampleSite, 'export')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(staffBn.screens.export)
  const lists = page.getByRole('main').getByRole('listitem')
  await expect(lists).toHaveCount(EXPORT_KEYS.length)
  const linkOf = (kind: ExportKey, format: string) =>
    lists.getByRole('link').filter({ hasText: `${exportLabel(staffBn, kind)}: ${format}` })
  for (const format of ['CSV', 'JSON', 'Excel']) {
    await page.getByText(format, { exact: true }).click()
    for (const kind of EXPORT_KEYS) await expect(linkOf(kind, format)).toHaveCount(1)
  }
  await expectAccessible(page)
  await expectToFit(page)

  const download = page.waitForEvent('download')
  await page.getByText('CSV', { exact: true }).click()
  await linkOf('notices', 'CSV').click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^notices-\d{4}-\d\d-\d\d\.csv$/)
  const [heading, ...rows] = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(heading).toMatch(/^\uFEFF.*\(title\)/)
  expect(rows.length).toBeGreaterThan(1)
})
