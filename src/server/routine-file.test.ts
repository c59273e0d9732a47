import { beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases, sharedSite } from '../../tests/build-app.ts'
import { routine } from '../../tests/records.ts'

const URL = '/routine.csv?class=Six&shift=Morning&section=A'
const KEY = { className: 'Six', shift: 'Morning', section: 'A' } as const

describeOnBothDatabases('A routine as CSV', (database) => {
  const site = sharedSite(database)
  let id: string
  beforeAll(async () => {
    id = (await site.services.write(({ routines }) => routines.create(KEY, routine)))._id
  })

  it('is a file that Excel reads as UTF-8', async () => {
    const { statusCode, headers, payload } = await site.request({ url: URL })
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="routine-Six-Morning-A.csv"')
    expect(payload).toBe(
      '\uFEFF"বার","১ম ৭:৩০–৮:০৫","টিফিন ৮:০৫–৮:১৫","২য় ৮:১৫–৮:৫০"\r\n"রবিবার","বাংলা (দিলরুবা খাতুন)","","গণিত"\r\n',
    )
  })

  it('is not sent again unchanged, and a change shows at once', async () => {
    const { etag } = (await site.request({ url: URL })).headers
    const again = () => site.request({ url: URL, headers: { 'if-none-match': String(etag) } })
    expect((await again()).statusCode).toBe(304)
    const [lesson] = routine.lessons
    await site.services.write(({ routines }) =>
      routines.update(id, { ...routine, lessons: [{ ...lesson!, subject: 'ইংরেজি' }] }),
    )
    expect((await again()).payload).toContain('ইংরেজি')
  })

  it.each([
    '/routine.csv',
    '/routine.csv?class=Six&shift=Morning&section=B',
    '/routine.csv?class=%00&shift=Morning&section=A',
    '/routine.csv?class=Six&class=Six',
  ])('is a page with an explanation if the routine does not exist: %s', async (url) => {
    const { statusCode, headers } = await site.request({ url })
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-disposition']).toBeUndefined()
  })
})
