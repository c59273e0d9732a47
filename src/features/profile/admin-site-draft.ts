import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiProblem, callApi } from '../../admin/api-client.ts'
import { type Draft, useDraft } from '../../admin/use-draft.ts'
import { type Sending, useSending } from '../../admin/use-sending.ts'
import type { Site, SiteRecord } from './schema.ts'

export const SITE_KEY = ['/site']

interface SectionDraft {
  changed: Partial<Site>
  /** What the section's fields said when the first of them was changed, and at which version. */
  base: Partial<Site>
  version: number
}

const NOTHING: SectionDraft = { changed: {}, base: {}, version: -1 }

export interface SectionForm {
  /** As the section's fields read now; those of other sections as the server has them. */
  values: Site
  change: (patch: Partial<Site>) => void
  draft: Draft<SectionDraft>
  sending: Sending
  /** Sends the section's fields; true where it went well. */
  save: () => Promise<boolean>
  /** After a conflict: what was changed here goes over what someone else wrote. */
  keepMine: (theirs: SiteRecord) => Promise<boolean>
}

/**
 * A section of the site's texts with a draft of its own. All sections share one record and one
 * version: a version that only other fields have moved on is taken over, and nothing is asked.
 */
export function useSiteSection(
  site: SiteRecord,
  name: string,
  fields: (keyof Site)[],
): SectionForm {
  const client = useQueryClient()
  const draft = useDraft<SectionDraft>(`site:${name}`, NOTHING)
  const sending = useSending()
  const start = draft.isDirty
    ? draft.values
    : { changed: {}, base: pick(site, fields), version: site.version }
  const { changed, base } = start
  const latest = useRef(changed)

  const send = (from: SiteRecord, version: number) =>
    sending.run(async () => {
      latest.current = changed
      const body = { ...pick(from, fields), ...changed }
      const answer = await putOver({ body, version, changed, base }, (theirs) =>
        client.setQueryData(SITE_KEY, theirs),
      )
      client.setQueryData(SITE_KEY, answer)
      // What was typed while it was on its way is a draft of its own.
      const later = Object.entries(latest.current).filter(
        ([field, value]) => value !== body[field as keyof Site],
      )
      if (later.length === 0) draft.reset()
      else {
        const next = { base: pick(answer, fields), version: answer.version }
        draft.change({ changed: Object.fromEntries(later), ...next })
      }
    })

  return {
    values: { ...site, ...changed },
    change(patch) {
      latest.current = { ...changed, ...patch }
      draft.change({ ...start, changed: latest.current })
    },
    draft,
    sending,
    save: () => send(site, isSame(base, pick(site, fields)) ? site.version : start.version),
    keepMine: (theirs) => send(theirs, theirs.version),
  }
}

/**
 * Sends a section. Where the record has moved on without touching this section, it is sent again
 * from there; `onNewer` gets the record that was found.
 * @throws ApiProblem (412) where someone else changed the same section
 */
async function putOver(
  sent: SectionDraft & { body: Partial<Site> },
  onNewer: (theirs: SiteRecord) => void,
): Promise<SiteRecord> {
  const { body, version, changed, base } = sent
  try {
    return await callApi<SiteRecord>({ method: 'PUT', path: '/site', body, version })
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 412) throw error
    const theirs = error.current as SiteRecord
    onNewer(theirs)
    const current = pick(theirs, Object.keys(base) as (keyof Site)[])
    // Both wrote the same.
    if (isSame({ ...current, ...changed }, current)) return theirs
    if (isSame(base, current)) return putOver({ ...sent, version: theirs.version }, onNewer)
    throw error
  }
}

function pick(site: Site, fields: (keyof Site)[]): Partial<Site> {
  return Object.fromEntries(fields.map((field) => [field, site[field]]))
}

function isSame(one: Partial<Site>, other: Partial<Site>): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
