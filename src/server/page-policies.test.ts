import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createPublicPolicy } from './page-policies.ts'

const FRAME = 'body{color:#000}'
const LIST = 'td{color:#111}'
const RULES = '{"prefetch":[]}'
const WORKER = 'navigator.serviceWorker.register()'
const policyOf = createPublicPolicy({
  styles: [FRAME, LIST],
  scripts: [RULES, 'share()', WORKER],
})

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const allowed = (html: string) =>
  policyOf(html)
    .split('; ')
    .filter((part) => /^(style|script)-src /.test(`${part} `))

it.each([
  [
    'only the styles and scripts of the page',
    `<style>${FRAME}</style><style>${LIST}</style><script type="speculationrules">${RULES}</script>`,
    [`style-src ${hashOf(FRAME)} ${hashOf(LIST)}`, `script-src ${hashOf(RULES)}`],
  ],
  ['nothing on a page without styles and scripts', '<p>কাল ছুটি</p>', ['style-src', 'script-src']],
  [
    'no foreign style or script',
    `<style>${FRAME}</style><style>p{}</style><script>steal()</script>`,
    [`style-src ${hashOf(FRAME)}`, 'script-src'],
  ],
])('allows %s', (_what, html, parts) => {
  expect(allowed(html)).toEqual(parts)
})

it('allows a worker only on a page with the script that starts it', () => {
  expect(policyOf(`<script>${WORKER}</script>`)).toContain("; worker-src 'self'; ")
  for (const html of [`<p>${WORKER}</p>`, `<script>${WORKER};</script>`]) {
    expect(policyOf(html)).not.toContain('worker-src')
  }
})
