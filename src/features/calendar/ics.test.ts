import ICAL from 'ical.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { calendarEntry } from '../../../tests/records.ts'
import { toIcs } from './ics.ts'
import type { CalendarRecord } from './schema.ts'

const SITE = { origin: 'https://school.example:8443', schoolName: 'শাপলা, বালিকা; বিদ্যালয় \\ ক' }

const entry = (change: Partial<CalendarRecord> = {}): CalendarRecord => ({
  ...calendarEntry,
  _id: '01a2',
  updatedAt: '2026-01-02T03:04:05.678Z',
  version: 1,
  isSample: false,
  ...change,
})

afterEach(() => vi.unstubAllEnvs())

function read(entries: CalendarRecord[]) {
  const calendar = new ICAL.Component(ICAL.parse(toIcs(entries, SITE)) as unknown[])
  const components = calendar.getAllSubcomponents('vevent')
  return { calendar, components, events: components.map((one) => new ICAL.Event(one)) }
}

describe('The .ics file, read by another library', () => {
  it.each(['Asia/Dhaka', 'America/New_York', 'Pacific/Kiritimati'])(
    'has all-day events with an exclusive end, on a machine in %s',
    (timeZone) => {
      vi.stubEnv('TZ', timeZone)
      const { events } = read([
        entry({ from: '2026-12-16', to: '2026-12-16' }),
        entry({ from: '2028-02-28', to: '2028-02-29' }),
        entry({ from: '2026-12-20', to: '2026-12-31' }),
      ])
      const days = events.map(({ startDate, endDate }) => [String(startDate), String(endDate)])
      expect(events.every(({ startDate, endDate }) => startDate.isDate && endDate.isDate)).toBe(
        true,
      )
      expect(days).toEqual([
        ['2026-12-16', '2026-12-17'],
        ['2028-02-28', '2028-03-01'],
        ['2026-12-20', '2027-01-01'],
      ])
    },
  )

  it('keeps long texts and special characters unchanged', () => {
    const title = `${'দুর্গাপূজা ও প্রবারণা '.repeat(12)}; a,b\\c "d" 😀`
    const note = 'প্রথম লাইন,\nদ্বিতীয়; \\n লাইন'
    const { events, calendar } = read([entry({ title, note })])
    expect(events[0]).toMatchObject({ summary: title, description: note })
    // ical.js does not know these two properties, and leaves their text escaped.
    const name = String.raw`শিক্ষাপঞ্জি: শাপলা\, বালিকা\; বিদ্যালয় \\ ক`
    expect(calendar.getFirstPropertyValue('name')).toBe(name)
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(name)
  })

  it('has lines of at most 75 octets that end with CRLF and do not split a letter', () => {
    const text = toIcs([entry({ title: 'ক্ষুদ্র 😀 '.repeat(40).trim() })], SITE)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
      expect(line.isWellFormed()).toBe(true)
    }
  })

  it('gives a changed entry the same id and a higher sequence', () => {
    const [before] = read([entry()]).events
    const changed = entry({ from: '2026-12-17', version: 4, updatedAt: '2026-05-06T07:08:09.000Z' })
    const {
      events: [after],
      components: [component],
    } = read([changed])
    expect(before).toMatchObject({ uid: '01a2@pathshala', sequence: 0 })
    expect(after).toMatchObject({ uid: before!.uid, sequence: 3 })
    for (const name of ['last-modified', 'dtstamp']) {
      expect(String(component!.getFirstPropertyValue(name))).toBe('2026-05-06T07:08:09Z')
    }
    expect(toIcs([changed], SITE)).toBe(toIcs([changed], SITE))
  })

  it('names the tithi of a day that the moon does not decide', () => {
    const { events } = read([entry({ title: 'জন্মাষ্টমী', isMoonDependent: true })])
    expect(events.map(({ summary }) => summary)).toEqual(['জন্মাষ্টমী (তিথি অনুযায়ী)'])
  })

  it('has the kind, the shift, the moon and the address, and makes programs load it again each hour', () => {
    const { components, events, calendar } = read([
      entry({ title: 'শবে বরাত', isMoonDependent: true }),
      entry({ title: 'ভারী বৃষ্টি', kind: 'closure', shift: 'Day' }),
    ])
    expect(events.map(({ summary }) => summary)).toEqual([
      'শবে বরাত (চাঁদ দেখা সাপেক্ষে)',
      'বিদ্যালয় বন্ধ: ভারী বৃষ্টি (শুধু দিবা শিফট)',
    ])
    const values = (name: string) => components.map((one) => one.getFirstPropertyValue(name))
    expect(values('categories')).toEqual(['ছুটি', 'বন্ধ'])
    expect(values('status')).toEqual(['TENTATIVE', 'CONFIRMED'])
    expect(values('transp')).toEqual(['TRANSPARENT', 'TRANSPARENT'])
    expect(values('url')[0]).toBe('https://school.example:8443/calendar?year=2026#01a2')
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    for (const name of ['refresh-interval', 'x-published-ttl']) {
      expect(String(calendar.getFirstPropertyValue(name)), name).toBe('PT1H')
    }
  })
})
