import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiProblem, callApi } from '../../../office/api-client.ts'
import { type Draft, useDraft } from '../../../office/use-draft.ts'
import { type Sending, useSending } from '../../../office/use-sending.ts'
import type { Site, SiteRecord } from '../schema.ts'

export const SITE_KEY = ['/site']

interface SectionDraft {
  changed: Partial<Site>
  /** The section's fields before the first change, and the version at that time. */
  base: Partial<Site>
  version: number
}

const NOTHING: SectionDraft = { changed: {}, base: {}, version: -1 }

export interface SectionForm {
  /** The section's current fields; the fields of other sections are as on the server. */
  values: Site
  change: (patch: Partial<Site>) => void
  draft: Draft<SectionDraft>
  sending: Sending
  /** Sends the section's fields; true if it succeeded. */
  save: () => Promise<boolean>
  /** After a conflict: overwrites someone else's values with the changes made here. */
  keepMine: (theirs: SiteRecord) => Promise<boolean>
}

/**
 * A section of the site's texts, with a draft of its own. All sections share one record and one
 * version. If a new version has changed only other fields, it is used without a question.
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
      // Text that was typed during the request becomes a new draft.
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
 * Sends a section. If the record has a newer version in which this section is unchanged, sends it
 * again on top of that version; `onNewer` gets the newer record.
 * @throws ApiProblem (412) if someone else changed the same section
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
    // Both made the same change.
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
