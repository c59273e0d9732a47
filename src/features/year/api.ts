import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { timeNow } from '../../base/clock.ts'
import { dayAt } from '../../words/format.ts'
import { findYearPlan } from './plan.ts'
import { yearPlan } from './schema.ts'

export const yearRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/year',
    {
      schema: {
        summary: 'The jobs of the next school year, and what is done',
        response: { 200: yearPlan },
      },
    },
    ({ school: { settings, stores } }) =>
      findYearPlan(stores, dayAt(timeNow(), settings.timeZone), settings.timeZone),
  )
}
