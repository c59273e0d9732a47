import { describe, expect, it, test } from 'vitest'
import { calendarEntry } from '../../../tests/records.ts'
import { closureWords } from '../../words/closure-words.ts'
import { englishName, entryIn } from './english-names.ts'
import { nationalDaysOf } from './office/national-days.ts'
import type { CalendarRecord } from './schema.ts'
import { sampleEntries } from './sample.ts'

describe('The English name of a title', () => {
  test.each([
    ['শহিদ দিবস ও আন্তর্জাতিক মাতৃভাষা দিবস', 'Martyrs’ Day and International Mother Language Day'],
    ['শহীদ দিবস ও আন্তর্জাতিক মাতৃভাষা দিবস', 'Martyrs’ Day and International Mother Language Day'],
    ['মহান স্বাধীনতা ও জাতীয় দিবস', 'Independence and National Day'],
    ['রমজান ও ঈদুল ফিতরের ছুটি', 'Ramadan and Eid-ul-Fitr holidays'],
    ['পবিত্র রমজান, শবে কদর ও ঈদুল ফিতর', 'Ramadan, Shab-e-Qadr and Eid-ul-Fitr'],
    ['ঈদ-উল-ফিতর উপলক্ষে ছুটি', 'Eid-ul-Fitr holidays'],
    ['গ্রীষ্মকালীন অবকাশ ও ঈদুল আজহার ছুটি', 'Summer vacation and Eid-ul-Azha holidays'],
    ['ঈদ-ই-মিলাদুন্নবী (সা.)', 'Eid-e-Miladunnabi'],
    ['ঈদুল ফিতর (চাঁদ দেখা সাপেক্ষে)', 'Eid-ul-Fitr'],
    ['শ্রী শ্রী কালী পূজা', 'Kali Puja'],
    ['শারদীয় দুর্গা পূজার ছুটি', 'Durga Puja holidays'],
    ['মে দিবস ও বুদ্ধ পূর্ণিমা**', 'May Day and Buddha Purnima'],
    ['বার্ষিক পরীক্ষা-২০২৬', 'Annual examination 2026'],
    ['বার্ষিক পরীক্ষার ফল প্রকাশ', 'Annual examination: results'],
    // From public lists.
    ['যীশু খ্রীষ্টের জন্মদিন (বড়দিন)', 'Christmas'],
    ['পবিত্র শবে কদর (লাইলাতুল কদর)', 'Shab-e-Qadr'],
    ['দুর্গাপূজা (বিজয়া দশমী)', 'Durga Puja (Bijoya Dashami)'],
    ['দুর্গাপূজা - বিজয়া দশমী', 'Durga Puja (Bijoya Dashami)'],
    ['আন্তর্জাতিক মাতৃভাষা দিবস (শহীদ দিবস)', 'International Mother Language Day (Martyrs’ Day)'],
    ['ঈদুল ফিতর (১ম দিন)', 'Eid-ul-Fitr (day 1)'],
    ['ঈদুল আযহা ২য় দিন', 'Eid-ul-Azha (day 2)'],
    ['ঈদুল ফিতর (আনুমানিক)', 'Eid-ul-Fitr'],
    ['পবিত্র রমজান মাস শুরু', 'Ramadan begins'],
    ['শব ই বারাত', 'Shab-e-Barat'],
  ])('%s is %s', (title, english) => expect(englishName(title)).toBe(english))

  test.each([
    '',
    'ছুটি',
    'নবীনবরণ ও বিজয় দিবস',
    'বার্ষিক পরীক্ষা (ষষ্ঠ শ্রেণি)',
    'বার্ষিক পরীক্ষা (সৃজনশীল)',
    'ভর্তি পরীক্ষা (সেকেন্ড শিফট)',
    '২০২৬',
    'Victory Day',
    'ও',
  ])('is not known if a part of it is not: “%s”', (title) =>
    expect(englishName(title)).toBeUndefined(),
  )

  it('is known for each day and each reason that the office offers', () => {
    const offered = [
      ...nationalDaysOf(2027, []).map(({ title }) => title),
      ...Object.values(closureWords.bn.causes),
    ]
    expect(offered.filter((title) => englishName(title) === undefined)).toEqual([])
  })
})

describe('An entry on an English page', () => {
  const record = { _id: 'a', updatedAt: '', version: 1, isSample: false }
  const entry: CalendarRecord = { ...calendarEntry, ...record, note: 'ক' }

  it('has the name of its day, and its note in Bengali if there is no other', () => {
    expect(entryIn('en', entry)).toMatchObject({ title: 'Victory Day', note: 'ক' })
    expect(entryIn('bn', entry)).toBe(entry)
  })

  it('has what the school writes before the name of the day', () => {
    const written = { ...entry, titleEnglish: 'Victory Day parade', noteEnglish: 'At seven' }
    expect(entryIn('en', written)).toMatchObject({ title: 'Victory Day parade', note: 'At seven' })
  })

  it('is wholly in English in the sample', () => {
    const bengali = sampleEntries('2026-11-22')
      .map((one) => entryIn('en', { ...one, ...record }))
      .filter(({ title, note }) => /[\u0980-\u09FF]/.test(title + note))
    expect(bengali.map(({ title, note }) => [title, note])).toEqual([])
  })
})
