import { expect, it } from 'vitest'
import { addressLine, contactIn, hasAnswer } from './answers.ts'
import { defaultSite } from './default-site.ts'
import { sampleContact, sampleSite } from './sample.ts'

it.each(['', ' ', '-', '—', 'নেই', 'প্রযোজ্য নয়', 'প্রযোজ্য নয়।', 'N/A', 'None'])(
  '%j is not an answer',
  (text) => {
    expect(hasAnswer(text)).toBe(false)
  },
)

it.each(['সকাল ৭:১৫ – ১১:৪৫', '৫ নম্বর ওয়ার্ড', '০', 'No', 'নেইরপাড়া'])('%j is an answer', (text) => {
  expect(hasAnswer(text)).toBe(true)
})

it('the address names the upazila and the district once', () => {
  const address = { ...sampleContact, address: 'কাজলদিঘি রোড', upazila: 'সদর', district: 'নীলগঞ্জ' }
  expect(addressLine(address)).toBe('কাজলদিঘি রোড, সদর, নীলগঞ্জ')
  expect(addressLine({ ...address, address: 'সদর রোড', district: 'নেই' })).toBe('সদর রোড')
})

it('an English page has the English address, and keeps the other parts as they are written', () => {
  const site = { ...defaultSite, ...sampleSite }
  const shown = contactIn('en', sampleContact, site)
  expect(shown.district).toBe(sampleContact.district)
  expect(addressLine(shown)).toBe(site.addressEnglish)
  expect(contactIn('bn', sampleContact, site)).toBe(sampleContact)
})

it('an English page keeps the Bengali address if there is no other', () => {
  const shown = contactIn('en', sampleContact, { ...defaultSite, schoolNameEnglish: '' })
  expect(shown).toEqual({ ...sampleContact, postCode: '6990' })
})
