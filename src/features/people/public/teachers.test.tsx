import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bn } from '../../../words/public-words.ts'
import { cleanTeacherHtml } from '../clean-teacher-page.ts'
import type { OfficerRecord } from '../schema.ts'
import { Teachers } from './teachers.tsx'

const word = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom('<script>', '"><img src=x onerror=alert(1)>', '&lt;', "' onclick='x", '০১৭০০-০'),
)
const officer: fc.Arbitrary<OfficerRecord> = fc.record({
  _id: fc.uuid(),
  category: fc.constantFrom('teacher' as const, 'officer' as const),
  name: word,
  designation: word,
  subject: word,
  qualification: word,
  phone: word,
  phoneOf: fc.constantFrom('office' as const, null),
  email: word,
  photo: fc.option(
    fc.record({
      src: fc.constant('gallery-uploads/01a1f7e0-0000-7000-8000-000000000000.webp'),
      width: fc.constant(400),
      height: fc.constant(300),
      color: fc.constant('#123456'),
    }),
  ),
  updatedAt: word,
  version: fc.nat(),
  isSample: fc.boolean(),
})

it('the markup of the list is unchanged by the cleaner, for any text', () => {
  fc.assert(
    fc.property(fc.array(officer, { maxLength: 3 }), (teachers) => {
      const list = <Teachers teachers={teachers} words={bn.officers} language="bn" />
      const html = renderToStaticMarkup(list)
      const tags = (markup: string) => markup.match(/<\/?[a-z]\w*/g)
      expect(tags(cleanTeacherHtml(html))).toEqual(tags(html))
      const withoutValues = html.replace(/"[^"]*"/g, '')
      for (const [, name] of withoutValues.matchAll(/<[^>]*?\s([\w-]+)=/g)) {
        expect([
          'class',
          'scope',
          'src',
          'width',
          'height',
          'alt',
          'loading',
          'href',
          'lang',
        ]).toContain(name)
      }
    }),
  )
})
