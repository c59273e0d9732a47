import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import type { problem as problemSchema } from '#src/errors/api-schema.ts'
import { isErrorCode } from '#src/errors/codes.ts'
import type { Role } from '#src/features/accounts/table.ts'
import { type FormFields, multipart, type TestSite } from './build-app.ts'
import { INTERNALS } from './internals.ts'

export type Problem = z.infer<typeof problemSchema>

/** One row of a table: caller, request → status, expected and forbidden content. */
export interface Scenario {
  /** The purpose, if the request alone does not show it. */
  title?: string
  as?: 'nobody' | Role
  /** `PUT /api/notices/unknown` */
  asks: string
  /** A JSON body. */
  json?: unknown
  /** A multipart form. */
  form?: FormFields
  headers?: Record<string, string>
  gets: number
  /** Expected content of the JSON response. */
  holding?: unknown
  /** Text that the response must not contain. */
  lacking?: string
  /** The fields that a refusal names. */
  naming?: string[]
}

/**
 * One test for each row; failures must be problems as the contract describes them. `caller` sends
 * the rows that name no other.
 */
export function itAnswers(
  site: () => TestSite,
  scenarios: Scenario[],
  caller: Scenario['as'] = 'nobody',
): void {
  const rows = scenarios.map((scenario) => ({ as: caller, ...scenario }))
  it.each(rows.map((scenario) => [titleOf(scenario), scenario] as const))(
    '%s',
    async (_title, scenario) => {
      const response = await ask(site(), scenario)
      if (scenario.gets >= 400) expectProblem(response, scenario.gets, scenario.naming)
      else expect(response.statusCode, response.payload).toBe(scenario.gets)
      if (scenario.holding !== undefined) {
        expect({ answer: response.json() }).toMatchObject({ answer: scenario.holding })
      }
      if (scenario.lacking !== undefined) expect(response.payload).not.toContain(scenario.lacking)
    },
  )
}

function titleOf({ title, as = 'nobody', asks, gets }: Scenario): string {
  return `answers ${gets} to ${as} for ${asks}${title ? `: ${title}` : ''}`
}

async function ask(
  site: TestSite,
  { as = 'nobody', asks, json, form, headers }: Scenario,
): Promise<LightMyRequestResponse> {
  const [method, url] = asks.split(' ') as [InjectOptions['method'], string]
  const body = form
    ? await multipart(form)
    : json === undefined
      ? {}
      : { payload: JSON.stringify(json), headers: { 'content-type': 'application/json' } }
  return site.request({
    ...(method && { method }),
    url,
    ...body,
    headers: { ...('headers' in body ? body.headers : {}), ...headers },
    ...(as !== 'nobody' && { as: await site.signIn(as) }),
  })
}

/** Expects a failure as in the contract; returns the problem. */
export function expectProblem(
  response: Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'payload' | 'json'>,
  status: number,
  naming?: string[],
) {
  expect(response.statusCode, response.payload).toBe(status)
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
  const problem = response.json<Problem>()
  expect(problem).toMatchObject({
    type: expect.any(String),
    title: expect.any(String),
    detail: expect.any(String),
    status,
    code: expect.toSatisfy(isErrorCode),
    params: expect.any(Object),
  })
  expect(problem.message).toMatch(/^\S.*\S$/)
  expect(problem.error).toBe(problem.message)
  expect(response.payload).not.toMatch(INTERNALS)
  if (naming) {
    expect(new Set(problem.errors?.map(({ path }) => path))).toEqual(new Set(naming))
    for (const { code, message } of problem.errors!) {
      expect(code).toSatisfy(isErrorCode)
      expect(message).toMatch(/\S/)
    }
  }
  return problem
}
