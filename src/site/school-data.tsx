import { toLatinDigits } from '../words/digits.ts'
import type { Frame } from './frame.tsx'

/** The school for machines that read pages: schema.org, as a data block that nothing runs; home says it for the site. */
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
