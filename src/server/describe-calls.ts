import type { RouteOptions } from 'fastify'
import { problems } from '../errors/api-schema.ts'

/** The parameters that name a record. A section of a class always exists. */
const RECORD = /:(id|key|list)\b/

/** Adds to the description of a call its tag, and the failures that follow from its schema. */
export function describeCall(route: RouteOptions): void {
  const { schema = {}, url, config } = route
  add(route, [
    ...(schema.body || schema.querystring ? [400] : []),
    ...(config?.hasStates ? [401] : []),
    ...(RECORD.test(url) ? [404] : []),
    ...(schema.consumes?.includes('multipart/form-data') ? [413, 415] : []),
  ])
}

/** A read is not refused for its origin. */
export function describeStaffCall(route: RouteOptions): void {
  add(route, route.method === 'GET' ? [401] : [401, 403])
}

export function describeAdminCall(route: RouteOptions): void {
  add(route, [403])
}

/** What a route itself says comes first. */
function add(route: RouteOptions, statuses: number[]): void {
  const { schema = {}, url } = route
  if (schema.hide) return
  route.schema = {
    tags: [tagOf(url)],
    ...schema,
    response: { ...problems(...statuses), ...(schema.response as object) },
  }
}

/** The first word of the path. The bin and the history are below the path of admins. */
function tagOf(url: string): string {
  const [first = '', second = ''] = url.replace('/api/', '').split('/')
  return second === 'bin' || second === 'history' ? second : first
}
