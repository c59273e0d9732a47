import { useQueryClient } from '@tanstack/react-query'
import { fieldText } from '../../records/fields.ts'
import { callApi } from '../connection/api-client.ts'
import { postOnce } from './post-once.ts'
import { requireFilled } from './input-problem.ts'
import { useStaff } from '../frame/staff-context.tsx'
import { useDraft } from '../draft/use-draft.ts'
import type { FormRecord } from '../connection/use-api.ts'
import { type Changes, NO_CHANGES } from '../draft/changes.ts'
import { useRecordForm } from './use-record-form.ts'

/** The fields of a form and its API paths, relative to /api. */
export interface TextSource<F extends string> {
  fields: readonly F[]
  /** The value of each field of a new record. */
  blank: string | number
  /** Values of a new record that another record has already. */
  known?: Partial<Record<F, string>>
  /** Returns the record, or null. */
  findPath: string
  /** Of several records at this path. */
  version?: string | undefined
  createPath: string
  updatePath: (record: FormRecord<F>) => string
  required: readonly F[]
  /** The request's body; without it, the texts are sent. */
  bodyOf?: (texts: Record<F, string>) => object
}

type Answer<F extends string> = FormRecord<F> & { message?: string }

export type TextForm<F extends string> = ReturnType<typeof useTextForm<F>>

/**
 * A form for an existing or a new record whose fields are texts, with a draft, and with numbers in
 * the digits of the office. The saved record replaces the loaded one in the cache.
 */
export function useTextForm<F extends string>(
  source: TextSource<F>,
  record: FormRecord<F> | null,
  onSaved: (saved: Answer<F>, isNew: boolean) => void,
) {
  const { fields, blank, known, findPath, version, createPath, updatePath, required, bodyOf } =
    source
  const client = useQueryClient()
  const { language } = useStaff()
  const draft = useDraft<Changes<Record<F, string>>>(
    // A draft is named by the path without its query.
    [findPath.slice(1).replace(/\?.*/, ''), version].filter(Boolean).join('/'),
    NO_CHANGES,
  )
  const form = useRecordForm<Record<F, string>, Answer<F>>(draft, {
    record,
    setRecord: (next) => client.setQueryData([findPath], next),
    valuesOf: (stored) =>
      Object.fromEntries(
        fields.map((field) => [
          field,
          fieldText(stored?.[field] ?? (stored ? blank : (known?.[field] ?? blank)), language),
        ]),
      ) as Record<F, string>,
    send: async (texts, over) => {
      requireFilled(Object.fromEntries(required.map((field) => [field, texts[field]])))
      const body = bodyOf?.(texts) ?? texts
      return over
        ? callApi({ method: 'PUT', path: updatePath(over), body, version: over.version })
        : postOnce({ path: createPath, body })
    },
    find: () => callApi<FormRecord<F> | null>({ path: findPath }),
    onSaved: (saved, before) => onSaved(saved, before === null),
  })
  return { ...form, draft }
}
