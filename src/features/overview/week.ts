import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { timeNow } from '../../base/clock.ts'
import { InvalidInput } from '../../errors/classes.ts'
import { fieldError } from '../../errors/codes.ts'
import type { School, Stores } from '../../request/school.ts'
import { type Day, daysBetween, weekOf } from '@pathshala/bengali/days'
import { dayAt } from '../../words/format.ts'
import { instantOf } from '../../words/instants.ts'
import type { Letter } from '../documents/letter.ts'
import { endOf } from '../following/due-times.ts'
import { MAX_DAYS, week, type WeekEntry, weekQuery } from './week-schema.ts'

/** A list of old notices can come in one day. */
const MAX_DOCUMENTS = 500

type Unsigned = Omit<WeekEntry, 'username'>

/** What went out, ends and comes, by day. */
export const weekRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/week',
    {
      schema: {
        summary: 'What went out, ends and comes in this week, or on other days, and who did it',
        querystring: weekQuery,
        response: { 200: week },
      },
    },
    async ({ school, query }) => {
      const today = dayAt(timeNow(), school.settings.timeZone)
      const from = query.from ?? weekOf(query.to ?? today).from
      const to = query.to ?? weekOf(from).to
      if (to < from) throw new InvalidInput(fieldError('to', 'end-before-start'))
      if (daysBetween(from, to) >= MAX_DAYS) {
        throw new InvalidInput(fieldError('to', 'too-many-days', { max: MAX_DAYS }))
      }
      const documents = await findDocuments(school, { from, to })
      const isWhole = documents.every((some) => some.length <= MAX_DOCUMENTS)
      const all = [
        ...documents.flatMap((some) => some.slice(0, MAX_DOCUMENTS)),
        ...(await findCalendar(school.stores, { from, to })),
      ]
      const authors = await school.stores.history.findAuthors([...new Set(all.map(({ id }) => id))])
      const entries = all
        .map((one) => ({ ...one, username: authors.get(one.id) ?? null }))
        .sort((a, b) => orderOf(a).localeCompare(orderOf(b)))
      return { from, to, entries, isWhole }
    },
  )
}

/** What went out, what is planned, and what ends: three lists, each of at most `MAX_DOCUMENTS` + 1. */
async function findDocuments(
  { settings: { timeZone }, stores: { schedule } }: Pick<School, 'settings' | 'stores'>,
  { from, to }: { from: Day; to: Day },
): Promise<Unsigned[][]> {
  const [start, end] = [instantOf(from, '00:00', timeZone), endOf(to, timeZone)]
  // An end at midnight is the end of the day before.
  const ends: [string, string] = [after(start), after(end)]
  const list = (which: Parameters<typeof schedule.listBetween>[0], range: [string, string]) =>
    schedule.listBetween(which, range, MAX_DOCUMENTS + 1)
  const published = await list('published', [start, end])
  // A document that is planned for an earlier day can end on these days.
  const scheduled = await list('scheduled', ['', end])
  const ending = [...(await list('ended', ends)), ...(await list('ending', ends))]
  const toEntry = (
    type: 'published' | 'appears' | 'ends',
    { id, kind, title, number, letter }: (typeof published)[number],
    at: string,
  ): Unsigned => {
    const day = dayAt(new Date(type === 'ends' ? before(at) : at), timeZone)
    const memoNumber = letter && (JSON.parse(letter) as Letter).memoNumber
    return { day, type, kind, id, title, number, memoNumber, at, to: null }
  }
  return [
    published.map((one) => toEntry('published', one, one.publishedAt!)),
    scheduled
      .filter(({ publishAt }) => publishAt! >= start)
      .map((one) => toEntry('appears', one, one.publishAt!)),
    [...ending, ...scheduled]
      .filter(({ endsAt }) => endsAt !== null && ends[0] <= endsAt && endsAt < ends[1])
      .map((one) => toEntry('ends', one, one.endsAt!)),
  ]
}

async function findCalendar(
  { calendar }: Pick<Stores, 'calendar'>,
  { from, to }: { from: Day; to: Day },
): Promise<Unsigned[]> {
  return (await calendar.list({ from, to })).map(({ _id: id, kind: type, title, ...entry }) => {
    const day = entry.from < from ? from : entry.from
    const none = { number: null, memoNumber: null, at: null }
    return { day, type, kind: 'calendar', id, title, ...none, to: entry.to }
  })
}

function before(iso: string): string {
  return new Date(Date.parse(iso) - 1).toISOString()
}

function after(iso: string): string {
  return new Date(Date.parse(iso) + 1).toISOString()
}

/** Whole days come first. */
function orderOf({ day, at, id }: Unsigned): string {
  return [day, at ?? '', id].join(' ')
}
