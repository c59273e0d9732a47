import { describe, expect, it } from 'vitest'
import { serviceOfForm } from './form-service.ts'

const SERVICES = [
  { group: 'citizen', name: 'তৃতীয় ও ষষ্ঠ শ্রেণিতে ভর্তি' },
  { group: 'citizen', name: 'ছাড়পত্র (টিসি)' },
  { group: 'citizen', name: 'উপবৃত্তির আবেদন' },
  { group: 'internal', name: 'শিক্ষক ও কর্মচারীর ছুটি' },
] as const

describe('The service of a form', () => {
  it.each([
    ['ভর্তি আবেদন ফরম, ২০২৭', 'তৃতীয় ও ষষ্ঠ শ্রেণিতে ভর্তি'],
    ['ছাড়পত্রের আবেদন', 'ছাড়পত্র (টিসি)'],
    ['উপবৃত্তির তথ্য ফরম', 'উপবৃত্তির আবেদন'],
    ['শিক্ষার্থীর ছুটির আবেদন ফরম', undefined],
    ['আবেদন ফরম', undefined],
  ])('%s is for %s', (title, name) => {
    expect(serviceOfForm(title, [...SERVICES])?.name).toBe(name)
  })

  it('is unknown if several services have its words', () => {
    const services = [...SERVICES, { group: 'citizen', name: 'পুনঃভর্তি ও ভর্তি বাতিল' } as const]
    expect(serviceOfForm('ভর্তি ফরম', services)).toBeUndefined()
  })
})
