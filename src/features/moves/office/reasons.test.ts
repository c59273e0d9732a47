import { expect, it } from 'vitest'
import { describeReason } from './reasons.ts'

it.each([
  ['officers', 'designation', 'পদবি'],
  ['redirects', 'target', 'এই সাইটের পাতা'],
])('names the field of %s that the site does not accept', (kind, path, label) => {
  const field = { path, code: 'fill-in', params: {}, message: 'Fill this in.' } as const
  expect(describeReason({ kind, reason: 'wrong-field', field }, 'bn')).toBe(
    `এর একটি ঘরের লেখা গ্রহণ করা যায় না। ${label}: এই ঘরটি লিখুন।`,
  )
})
