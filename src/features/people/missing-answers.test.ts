import { expect, it } from 'vitest'
import { missingAnswers } from './missing-answers.ts'
import type { OfficerRecord } from './schema.ts'

const photo = { src: '', width: 1, height: 1, color: '' }
const people = [
  { name: 'no answer', phone: '1', phoneOf: null, photo, photoConsentOn: null },
  { name: 'answered', phone: '1', phoneOf: 'office', photo, photoConsentOn: '2026-01-02' },
  { name: 'nothing public', phone: '', phoneOf: null, photo: null, photoConsentOn: null },
] as OfficerRecord[]

it('lists the people whose number or photo has no answer about consent', () => {
  const { phones, photos } = missingAnswers(people)
  expect(phones.map(({ name }) => name)).toEqual(['no answer'])
  expect(photos.map(({ name }) => name)).toEqual(['no answer'])
})
