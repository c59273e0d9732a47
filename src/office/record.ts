import { useQuery } from '@tanstack/react-query'
import { ApiProblem, callApi } from './api-client.ts'
import type { Stored } from '../database/singleton.ts'
import { toLatinDigits } from '../words/digits.ts'
import { inDigits } from '../words/format.ts'
import type { Language } from '../words/language.ts'

/** A record whose fields a form shows as texts. */
export type FormRecord<F extends string> = Stored<Record<F, string | number>>

/** What a form writes: which fields, and where they are kept. Paths are below /api. */
export interface RecordSource<F extends string> {
  fields: readonly F[]
  /** What stands in a field of which nothing is known. */
  blank: string | number
  /** Answers with the record, or null. */
  findPath: string
  createPath: string
  updatePath: (record: FormRecord<F>) => string
  /** Which fields must not be blank. */
  required: readonly F[]
  /** What is sent of the texts; the texts themselves where it is not given. */
  bodyOf?: (texts: Record<F, string>) => object
}

/** What was written and is not sent, and the version it was written on: 0 where there was nothing. */
export type Written<F extends string> = Partial<Record<F, string>> & { onVersion?: number }

/** Read when the form opens, and not again under the clerk's hands; null where there is none. */
export function useRecord<F extends string>(path: string | undefined) {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callApi<FormRecord<F> | null>({ path: path!, signal }),
    enabled: path !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    // Without a line it shall say so rather than wait.
    networkMode: 'always',
  })
}

/** Every field as it was typed, else as it is in the record: a stored number in `digits`. */
export function textsOver<F extends string>(
  { fields, blank }: RecordSource<F>,
  written: Written<F>,
  base: FormRecord<F> | null,
  digits: Language,
): Record<F, string> {
  const shown = (value: string | number) =>
    typeof value === 'number' ? inDigits(String(value), digits) : value
  return Object.fromEntries(
    fields.map((field) => [field, written[field] ?? shown(base?.[field] ?? blank)]),
  ) as Record<F, string>
}

/**
 * Creates the record, or changes `base`, which is replaced only where it still is `version`. What
 * someone else has changed meanwhile in fields that were not written in is kept.
 * @throws ApiProblem 412 where both wrote in the same field; its `current` is the record as it is now
 */
export async function sendRecord<F extends string>(
  place: RecordSource<F>,
  written: Written<F>,
  base: FormRecord<F> | null,
  version = base?.version,
): Promise<FormRecord<F> & { message?: string }> {
  const texts = textsOver(place, written, base, 'en')
  const body = place.bodyOf?.(texts) ?? texts
  try {
    return await (base
      ? callApi({ method: 'PUT', path: place.updatePath(base), body, version })
      : callApi({ method: 'POST', path: place.createPath, body }))
  } catch (error) {
    const current = await findCurrent(place, error)
    if (!current) throw error
    const before = base?.version === version ? base : null
    const isDisputed = place.fields.some((field) => {
      const [mine, theirs] = [written[field], plain(current[field])]
      const isTheirChange = !before || plain(before[field]) !== theirs
      return mine !== undefined && plain(mine) !== theirs && isTheirChange
    })
    if (isDisputed) throw new ApiProblem(412, { current })
    return sendRecord(place, written, current)
  }
}

/** ৫ and 5 are the same answer. */
function plain(value: string | number): string {
  return toLatinDigits(String(value)).trim()
}

/** The record as it is now, where someone else was first to change or to create it. */
async function findCurrent<F extends string>({ findPath }: RecordSource<F>, error: unknown) {
  if (!(error instanceof ApiProblem)) return undefined
  if (error.status === 412) return error.current as FormRecord<F>
  if (error.status === 409) return callApi<FormRecord<F> | null>({ path: findPath })
  return undefined
}
