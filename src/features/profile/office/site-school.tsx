import { SiteLine, SiteText } from './site-fields.tsx'
import { SitePictureForm } from './site-picture.tsx'
import { SiteSection } from './site-section.tsx'
import type { SiteRecord } from '../schema.ts'

/** Texts about the school itself. */
export function SchoolSections({ site }: { site: SiteRecord }) {
  return (
    <>
      <SiteSection
        site={site}
        name="school"
        fields={[
          'schoolName',
          'schoolNameEnglish',
          'place',
          'placeEnglish',
          'established',
          'eiin',
          'phone',
          'officeHours',
          'officeHoursEnglish',
        ]}
      >
        {(form) => (
          <>
            <div className="pair">
              <SiteLine form={form} name="schoolName" required />
              <SiteLine form={form} name="schoolNameEnglish" />
              <SiteLine form={form} name="place" />
              <SiteLine form={form} name="placeEnglish" />
              <SiteLine form={form} name="established" inputMode="numeric" />
              <SiteLine form={form} name="eiin" inputMode="numeric" />
            </div>
            <SiteLine form={form} name="phone" inputMode="tel" hint="phone" />
            <div className="pair">
              <SiteLine form={form} name="officeHours" />
              <SiteLine form={form} name="officeHoursEnglish" />
            </div>
          </>
        )}
      </SiteSection>
      <SitePictureForm site={site} which="logo" />
      <SiteSection
        site={site}
        name="headTeacher"
        fields={[
          'headTeacherName',
          'headTeacherNameEnglish',
          'headTeacherDesignation',
          'headTeacherDesignationEnglish',
          'headTeacherMessage',
        ]}
      >
        {(form) => (
          <>
            <div className="pair">
              <SiteLine form={form} name="headTeacherName" />
              <SiteLine form={form} name="headTeacherNameEnglish" />
              <SiteLine form={form} name="headTeacherDesignation" />
              <SiteLine form={form} name="headTeacherDesignationEnglish" />
            </div>
            <SiteText form={form} name="headTeacherMessage" hint="paragraphs" rows={6} />
          </>
        )}
      </SiteSection>
      <SitePictureForm site={site} which="headTeacherPhoto" />
      <SiteSection site={site} name="history" fields={['history']}>
        {(form) => <SiteText form={form} name="history" hint="paragraphs" rows={14} />}
      </SiteSection>
      <SiteSection site={site} name="jubilee" fields={['jubileeTitle', 'jubileeText']}>
        {(form) => (
          <>
            <SiteLine form={form} name="jubileeTitle" />
            <SiteText form={form} name="jubileeText" rows={2} />
          </>
        )}
      </SiteSection>
    </>
  )
}
