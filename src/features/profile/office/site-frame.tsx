import { SiteLine, SiteLink } from './site-fields.tsx'
import { SiteRows } from './site-rows.tsx'
import { SiteSection } from './site-section.tsx'
import type { SiteRecord } from '../schema.ts'

/** Texts around every page: telephone numbers, links, credits. */
export function FrameSections({ site }: { site: SiteRecord }) {
  return (
    <>
      <SiteSection site={site} name="hotlines" fields={['hotlines']}>
        {(form) => <SiteRows form={form} list="hotlines" />}
      </SiteSection>
      <SiteSection site={site} name="officialLinks" fields={['officialLinks']}>
        {(form) => <SiteRows form={form} list="officialLinks" />}
      </SiteSection>
      <SiteSection
        site={site}
        name="services"
        fields={['attendanceUrl', 'paymentUrl', 'publicResultUrl', 'internalResultUrl']}
      >
        {(form) => (
          <>
            <SiteLink form={form} name="attendanceUrl" hint="link" />
            <SiteLink form={form} name="paymentUrl" hint="link" />
            <SiteLink form={form} name="publicResultUrl" hint="link" />
            <SiteLink form={form} name="internalResultUrl" hint="link" />
          </>
        )}
      </SiteSection>
      <SiteSection site={site} name="credits" fields={['technicalSupport', 'implementation']}>
        {(form) => (
          <>
            <SiteLine form={form} name="technicalSupport" />
            <SiteLine form={form} name="implementation" />
          </>
        )}
      </SiteSection>
    </>
  )
}
