import { SERVICE_GROUPS } from './choices.ts'
import type { OwnValue } from './schema.ts'

export type Service = OwnValue<'charter'>['services'][number]

/** The services of the charter in the order of its page, which numbers them from 1. */
export function servicesInOrder(services: readonly Service[]): Service[] {
  return SERVICE_GROUPS.flatMap((group) => services.filter((service) => service.group === group))
}

/** The id of a service on the page. */
export const serviceAnchor = (number: number) => `service-${number}`
