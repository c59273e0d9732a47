import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { canWriteBackups } from '../../backup/state/folder.ts'
import { findLastBackup, findLastCheck, findOffsiteCopy } from '../../backup/state/state.ts'
import { findClockJump, timeNow } from '../../base/clock.ts'
import { CONTENT_KEYS, type ContentKey } from '../../content.ts'
import { hiddenFrom } from '../../records/history/readers.ts'
import type { School } from '../../request/school.ts'
import { addDays, type Day } from '@pathshala/bengali/days'
import { dayAt } from '../../words/format.ts'
import { readCalendar } from '../calendar/read-calendar.ts'
import { findSchoolDay } from '../calendar/school-day.ts'
import { DIRECTORATE_ENTRIES } from '../information/entries.ts'
import { describeStaffBoard } from '../information/staff-board.ts'
import { findLastChanges } from './last-changes.ts'
import { overview, type Overview } from './schema.ts'
import { findSteps } from './steps.ts'
import { findTasks } from './tasks.ts'

type Stores = Record<ContentKey, { count(): Promise<number> }>

/** The data of the office's first page: today's tasks, counts of the content, and last changes. */
export const overviewRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/overview',
    {
      schema: {
        summary: 'What needs a person today, how many records the site has, and the last changes',
        response: { 200: overview },
      },
    },
    async (request) => {
      const { school, staff } = request
      const { settings, stores } = school
      const { account } = staff!
      const { timeZone } = settings
      const today = dayAt(timeNow(), timeZone)
      const board = await orNull(request, describeStaffBoard(stores, today, timeZone))
      return {
        damageFoundAt: await findDamage(settings),
        tasks:
          board &&
          (await orNull(request, findTasks(school, board, today, account.role === 'admin'))),
        steps: board && (await orNull(request, findSteps(stores, board))),
        amounts: await orNull(request, countEverything(stores)),
        board: board && { ok: board.required.ok, total: DIRECTORATE_ENTRIES },
        lastChanges: await orNull(request, findLastChanges(stores, hiddenFrom(account))),
        isHoliday: await orNull(request, findHolidays(stores, today)),
        hasSample: (await orNull(request, stores.sample.isPresent())) ?? false,
        hasGivenPassword:
          (await orNull(request, stores.accounts.hasGivenPassword(account._id))) ?? false,
        lastBackup: {
          ...(await findLastBackup(settings.dataDir)),
          canBeWritten: await canWriteBackups(settings.dataDir),
        },
        offsiteCopy: (await findOffsiteCopy(settings.dataDir)) ?? null,
        clockJump: findClockJump() ?? null,
      }
    },
  )
}

/** A section that cannot be read must not hide the others, or the note about a damaged file. */
async function orNull<T>(
  { log }: Pick<FastifyRequest, 'log'>,
  section: Promise<T>,
): Promise<T | null> {
  try {
    return await section
  } catch (error) {
    log.error(error, 'A section of the first page could not be read')
    return null
  }
}

async function findHolidays(stores: School['stores'], today: Day): Promise<Overview['isHoliday']> {
  const tomorrow = addDays(today, 1)
  const calendar = await readCalendar(stores, { from: today, to: tomorrow })
  // An announced closure is not a holiday: it must not mark the button.
  const entries = calendar.entries.filter(({ kind }) => kind !== 'closure')
  const isHoliday = (day: Day) => !findSchoolDay(day, { ...calendar, entries }).isOpen
  return { today: isHoliday(today), tomorrow: isHoliday(tomorrow) }
}

async function findDamage(settings: Parameters<typeof findLastCheck>[0]): Promise<string | null> {
  const check = await findLastCheck(settings)
  return check?.damage === undefined ? null : check.at
}

async function countEverything(stores: Stores): Promise<Overview['amounts']> {
  const amounts: Overview['amounts'] = {}
  for (const kind of CONTENT_KEYS) amounts[kind] = await stores[kind].count()
  return amounts
}
