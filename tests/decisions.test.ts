import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = path.join(import.meta.dirname, '../docs/decisions')
const RECORDS = readdirSync(FOLDER).filter((name) => /^\d/.test(name))

/** Other words for the headings of docs/decisions/README.md. */
const OTHER_HEADINGS = /^\*\*(Problem|Rejected|Alternatives|Costs?|The cost)\b[^*]*\*\*/m

it.each(RECORDS)('decision %s has the form of all records', (name) => {
  const text = readFileSync(path.join(FOLDER, name), 'utf8')
  const [title, , status, , ...rest] = text.split('\n')
  expect(title).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`))
  expect(status).toMatch(/^Date: \d{4}-\d\d-\d\d\. Status: (Accepted|Superseded|Withdrawn)\b/)
  const headings = rest.join('\n').match(/^\*\*(Context|Decision)\b/gm)
  expect(headings).toContain('**Decision')
  expect(headings!.lastIndexOf('**Context')).toBeLessThan(1)
  expect(rest[0]).toMatch(/^\*\*(Context|Decision)[.:]/)
  expect(text).not.toMatch(OTHER_HEADINGS)
})
