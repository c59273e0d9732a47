import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { MAX_COUNTED } from '../words/format.ts'
import { yearRange } from '../words/school-year.ts'
import { searchAnswer, type SearchAnswer, searchQuery } from './schema.ts'
import type { Hit, Result } from './store.ts'

export const searchRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      schema: {
        summary: 'Search documents and pages: titles before texts, newer before older',
        querystring: searchQuery,
        response: { 200: searchAnswer },
      },
    },
    async ({ school, query }): Promise<SearchAnswer> => {
      const { settings, stores } = school
      const { q, year, limit, after, ...filter } = query
      const between = year === undefined ? undefined : yearRange(year, settings.timeZone)
      const { hits, query: answered } = await stores.search.find({ query: q, between, ...filter })
      const counted = hits.slice(0, MAX_COUNTED)
      const rest = after === undefined ? counted : counted.filter((hit) => isPast(hit, after))
      const shown = rest.slice(0, limit)
      return {
        results: (await stores.search.describe(shown, answered)).map(toAnswer),
        next: rest.length > limit ? formatPosition(shown.at(-1)!) : null,
        total: counted.length,
        isMore: hits.length > counted.length,
        query: answered,
      }
    },
  )
}

/** A position in the results. It stays valid if the hit is deleted. */
function formatPosition({ rank, key }: Hit): string {
  return `${rank}.${key}`
}

function isPast({ rank, key }: Hit, position: string): boolean {
  const [afterRank, afterKey] = position.split('.').map(Number) as [number, number]
  return rank > afterRank || (rank === afterRank && key < afterKey)
}

function toAnswer({ kind, number, url, title, date, topic, isTitleHit, snippet }: Result) {
  return { kind, number, url, title, date, topic, isTitleHit, snippet }
}
