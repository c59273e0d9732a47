import { useQueryClient } from '@tanstack/react-query'
import { contentKinds } from '../../../content.ts'
import { callApi } from '../../../office/connection/api-client.ts'
import { type Changes, NO_CHANGES, pick } from '../../../office/draft/changes.ts'
import { useDraft } from '../../../office/draft/use-draft.ts'
import { useRecordForm } from '../../../office/form/use-record-form.ts'
import type { Site, SiteRecord } from '../schema.ts'

export const SITE_KEY = [contentKinds.site.apiPath]

export type SectionForm = ReturnType<typeof useSiteSection>

/**
 * A section of the site's texts, with its own draft. All sections share one record and one version.
 */
export function useSiteSection(
  site: SiteRecord,
  name: string,
  fields: (keyof Site)[],
  onSaved: (saved: SiteRecord, before: SiteRecord | null) => void,
) {
  const client = useQueryClient()
  const draft = useDraft<Changes<Site>>(`site:${name}`, NO_CHANGES)
  const form = useRecordForm<Site, SiteRecord>(draft, {
    record: site,
    setRecord: (next) => client.setQueryData(SITE_KEY, next),
    // Only the section's fields: the API does not change absent fields.
    valuesOf: (record) => pick<Site>(record ?? site, fields),
    send: (body, over) =>
      callApi({
        method: 'PUT',
        path: contentKinds.site.apiPath,
        body,
        version: (over ?? site).version,
      }),
    onSaved,
  })
  return { ...form, draft }
}
