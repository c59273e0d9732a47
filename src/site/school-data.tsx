import { toLatinDigits } from '../words/digits.ts'
import type { Frame } from './frame.tsx'

/**
 * The school's data for search engines: schema.org, in a data block that is not executed. Only the
 * home page has it.
 */
export function SchoolData({ frame, schoolName }: { frame: Frame; schoolName: string }) {
  const { site, contact, origin } = frame
  const school = {
    '@context': 'https://schema.org',
    '@type': 'HighSchool',
    name: schoolName,
    alternateName: site.schoolNameEnglish || undefined,
    url: `${origin}/`,
    logo: `${origin}${site.logo ? `/${site.logo.src}` : '/icon-512.png'}`,
    foundingDate: site.established ? toLatinDigits(site.established) : undefined,
    identifier: site.eiin ? `EIIN ${toLatinDigits(site.eiin)}` : undefined,
    telephone: contact?.phone ?? (site.phone || undefined),
    email: contact?.email,
    address: contact && {
      '@type': 'PostalAddress',
      streetAddress: contact.address,
      addressLocality: contact.upazila,
      addressRegion: contact.district,
      postalCode: contact.postCode,
      addressCountry: 'BD',
    },
  }
  const json = JSON.stringify(school).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
