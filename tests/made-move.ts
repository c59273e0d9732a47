import { createReport } from '#src/moving/report.ts'
import type { OpenSchool } from '#src/school/open.ts'

export const MOVED = 25

/** A move as the command makes it: notices, and a report of `left` further records that did not come. */
export function makeMove({ write }: Pick<OpenSchool, 'write'>, source: string, left = 0) {
  const label = `WordPress ${source}`
  return write(async ({ moves, notices, redirects, history }) => {
    const moveId = await moves.begin(source, { label, bringsTwins: false })
    for (let key = 1; key <= MOVED; key += 1) {
      const made = await notices.create({ title: `নোটিশ ${key}`, text: 'ক' })
      const { _id: recordId, version } = await history.movedIn('notices', made)
      const sourceKey = `post:${key}`
      const record = { source, sourceKey, kind: 'notices', lacksFiles: 0 } as const
      await moves.addRecord({ ...record, recordId, version, moveId })
      await redirects.add([{ path: `/${moveId}/${key}`, target: '/allNotices', moveId }])
    }
    const report = createReport({ id: source, label }, false)
    for (let key = 1; key <= MOVED; key += 1) report.plan('notices', 'published')
    report.refuse({ key: 'post:91', kind: 'notices', reason: 'no-file', title: 'ভাঙা' })
    const params = { page: '/news/3' }
    report.leaveOut({ key: 'post:92', kind: 'news', reason: 'looks-like', params, title: 'মেলা' })
    const field = { path: 'name', code: 'fill-in', params: {}, message: 'Fill this in.' } as const
    report.refuse({ key: 'row:7', kind: 'officers', row: 7, reason: 'wrong-field', field })
    report.refuseFile('ক.pdf', { code: 'status', params: { status: 500 }, message: 'No.' })
    report.missFile('uploads/2022/06/fee.pdf')
    for (let key = 101; key <= 100 + left; key += 1) {
      const title = `শুধু শিরোনাম ${key}`
      report.leaveOut({ key: `post:${key}`, kind: 'news', reason: 'only-title', title })
    }
    await moves.end(moveId, report.data)
    return moveId
  })
}
