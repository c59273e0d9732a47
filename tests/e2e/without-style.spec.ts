import { pathIn } from '#src/words/language.ts'
import { ALL_PAGES, LANGUAGES } from './pages.ts'
import { expect, test } from './site.ts'

const MORE_PATHS = ['/nowhere', '/allNotices?q=zzz', '/allNotices?year=2026']

/**
 * Runs in the page: removes its style and returns all pairs of adjacent texts on one line without a
 * separator. Form controls and pictures with alternative text count as texts.
 */
function findJoinedTexts(): string[] {
  for (const style of document.querySelectorAll('style')) style.remove()
  for (const element of document.querySelectorAll('[style]')) element.removeAttribute('style')
  const joined: string[] = []
  let before: { text: string; parent: Node | null } | undefined

  const addText = (text: string, parent: Node | null) => {
    const isSeparate =
      !before ||
      before.parent === parent ||
      /[\s(“‘]$/.test(before.text) ||
      /^[\s,.:;!?)।…”’·]/.test(text)
    if (!isSeparate) joined.push(`${before!.text.slice(-30)}|${text.slice(0, 30)}`)
    before = { text, parent }
  }
  const endLine = () => {
    before = undefined
  }
  const visit = (node: Node): void => {
    if (node instanceof Text) {
      if (node.data) addText(node.data, node.parentNode)
      return
    }
    if (!(node instanceof Element) || node.matches('script, template')) return
    if (node.matches('input, select, textarea')) return addText('[control]', node)
    if (node.matches('img')) {
      const alt = node.getAttribute('alt')
      if (alt) addText(alt, node)
      return
    }
    const isInline = getComputedStyle(node).display.startsWith('inline') && !node.matches('br')
    if (!isInline) endLine()
    for (const child of node.childNodes) visit(child)
    if (!isInline) endLine()
  }
  visit(document.body)
  return joined
}

for (const language of LANGUAGES) {
  test(`without style no words of a page in ${language} run together @rest`, async ({
    page,
    sampleSite,
    emptySite,
  }) => {
    for (const { url } of [sampleSite, emptySite]) {
      for (const path of [...ALL_PAGES.map((one) => one.path), ...MORE_PATHS]) {
        await page.goto(url + pathIn(language, path))
        expect.soft(await page.evaluate(findJoinedTexts), path).toEqual([])
      }
    }
  })
}

test('without style a photo’s page keeps words separate @rest', async ({ page, sampleSite }) => {
  await page.goto(`${sampleSite.url}/photo-gallery`)
  const photo = await page.locator('a.open').first().getAttribute('href')
  await page.goto(sampleSite.url + photo!)
  expect(await page.evaluate(findJoinedTexts)).toEqual([])
})
