import { expect, it } from 'vitest'
import { addressLine, hasAnswer } from './answers.ts'
import { sampleContact } from './sample.ts'

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
