import { beforeAll, expect, it } from 'vitest'
import { describeSqlOnBothDatabases, sharedSite } from '../../tests/build-app.ts'
import { calendarEntry } from '../../tests/records.ts'
import { schoolDay } from '../../tests/school-day.ts'

describeSqlOnBothDatabases('A search without hits', (database) => {
  const site = sharedSite(database)
  beforeAll(async () => {
    await site.services.write(async ({ notices, news, downloads, calendar }) => {
      await notices.create({ title: 'উপবৃত্তির তথ্য জমা', text: 'জেলা শিক্ষা অফিস, Zindabahar' })
      await notices.create({ title: 'এইচপিভি টিকা', text: 'কিশোরী স্বাস্থ্যকেন্দ্রে' })
      await notices.create({ title: 'উপজেলাভিত্তিক তালিকা, রহমান', text: '' })
      await news.create({ title: 'কাবাডিতে চ্যাম্পিয়ন', text: 'কাবাবের দোকান' })
      await downloads.create({ title: 'ছাড়পত্রের আবেদন', text: '' })
      await calendar.create({
        ...calendarEntry,
        title: 'বৃক্ষরোপণ সপ্তাহ',
        kind: 'event',
        from: schoolDay(),
        to: schoolDay(),
        isClosed: false,
      })
    })
  })

  it.each([
    ['a synonym', 'উপবৃতি', 'উপবৃত্তি'],
    ['a synonym with an ending', 'উপবৃতির', 'উপবৃত্তি'],
    ['a synonym in Latin letters', 'scholarshp', 'scholarship'],
    ['a synonym by its sound', 'upobrtti', 'উপবৃত্তি'],
    ['a synonym by its sound with an exchange', 'uprobitti', 'উপবৃত্তি'],
    ['a synonym by its sound with an omission', 'upobitti', 'উপবৃত্তি'],
    ['a synonym with the same sound', 'ভেকসিন', 'ভ্যাকসিন'],
    ['a word of a title', 'চ্যামপিয়ন', 'চ্যাম্পিয়ন'],
    ['a word of a title before a word of a text', 'কাবাদি', 'কাবাডি'],
    ['a word of a text', 'সাস্থ্যকেন্দ্র', 'স্বাস্থ্যকেন্দ্র'],
    ['a Latin word of a text', 'Zindabhar', 'Zindabahar'],
    ['a long beginning of a longer word', 'উপজিলা', 'উপজেলা'],
    ['no short beginning of a longer word', 'রহিমা', undefined],
    ['nothing for a word of the table without hits', 'মেলা', undefined],
    ['a word of the calendar', 'বৃক্ষরোপন শপ্তহ', 'বৃক্ষরোপন সপ্তাহ'],
    ['one of two words', 'উপবৃতি জমা', 'উপবৃত্তি জমা'],
    ['two words', 'উপবৃতি চ্যামপিয়ন', 'উপবৃত্তি চ্যাম্পিয়ন'],
    ['no word of three letters', 'জমী', undefined],
    ['a word that people write alike in Latin letters', 'চামপিয়ন', 'চ্যাম্পিয়ন'],
    ['no word that is two letters away', 'চামকিরন', undefined],
    ['no number', '2027', undefined],
    ['two of three unknown words', 'উপবৃতি চ্যামপিয়ন ঝঝঝঝ', 'উপবৃত্তি চ্যাম্পিয়ন ঝঝঝঝ'],
    ['nothing for words that have hits apart', 'উপবৃত্তি টিকা', undefined],
    ['nothing for an e-mail address', 'ab@c.de', undefined],
    ['nothing for signs', '"*', undefined],
    ['nothing for a very long word', 'ক'.repeat(100), undefined],
  ])('takes %s: %s', async (_what, query, expected) => {
    expect(await site.services.stores.search.correct(query)).toBe(expected)
  })
})
