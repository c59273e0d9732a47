import { expect, it } from 'vitest'
import { toLatinDigits } from '@pathshala/bengali/digits'
import { describeOnBothDatabases, signedInSite } from './build-app.ts'

const VALUES = {
  charter: {
    services: [
      {
        group: 'citizen',
        name: 'প্রত্যয়নপত্র',
        nameEnglish: 'Certificate',
        method: 'আবেদন করলে',
        papers: 'প্রবেশপত্র',
        price: 'বিনামূল্যে',
        time: '৩ দিন',
        officer: 'ফরিদা ইয়াসমিন',
        designation: 'অফিস সহকারী',
        phone: '০১৭১১-০০০০০১',
        email: 'office@school.example',
      },
    ],
  },
  posts: {
    rows: [
      {
        title: 'শিক্ষক',
        titleEnglish: 'Teacher',
        sanctioned: 27,
        filled: 25,
        women: 14,
        remark: 'ছুটিতে ১',
      },
    ],
  },
  'ssc-results': { rows: [{ year: 2024, registered: 190, appeared: 182, passed: 171, gpa5: 58 }] },
}

/** The texts in the cells of the records on a page. */
function shownTexts(html: string): string[] {
  const rows = [...html.matchAll(/<tbody>(.*?)<\/tbody>/gs)]
    .flatMap(([, body]) => [
      ...body!.matchAll(/<tr(?: id="[^"]*")?(?: class="([^"]*)")?>(.*?)<\/tr>/gs),
    ])
    // The sum of the posts is not a record.
    .filter(([, className]) => className !== 'total')
  return (
    rows
      .flatMap(([, , row]) => [...row!.matchAll(/<t[dh]([^>]*)>(.*?)<\/t[dh]>/gs)])
      // The serial number of a service is only on the page.
      .filter(([, attributes]) => !attributes!.includes('class="sn"'))
      .flatMap(([, , cell]) => cell!.replaceAll(/<wbr\/?>|<!-- -->/g, '').split(/<[^>]+>/))
      .map((text) => toLatinDigits(text).replace(/^[\s,;]+|[\s,;]+$/g, ''))
      .filter((text) => text !== '' && text !== '–')
  )
}

describeOnBothDatabases('A public table of the information board', (database) => {
  const site = signedInSite(database)

  it.each(Object.keys(VALUES) as (keyof typeof VALUES)[])(
    'has in its file for spreadsheets what its page shows: %s',
    async (key) => {
      const saved = (await site.call(`PUT /api/information/${key}`, VALUES[key])).json()
      for (const language of ['', '/en']) {
        const page = (await site.request({ url: language + saved.url.replace(/#.*/, '') })).payload
        const file = (await site.request({ url: `${language}/information/${key}.csv` })).payload
        const texts = shownTexts(page)
        expect(texts.length).toBeGreaterThanOrEqual(5)
        expect(texts.filter((text) => !toLatinDigits(file).includes(text))).toEqual([])
      }
    },
  )
})
