import { webAddress } from '../base/web-address.ts'
import type { Site } from '../features/profile/schema.ts'
import { inDigits } from '@pathshala/bengali/digits'
import { langOf, recordIn } from '../words/language.ts'
import { usePage } from '../pages/parts/page-context.tsx'
import { telephoneLinks } from '../pages/parts/telephone.ts'

export function HotlineLinks({ site, className }: { site: Site; className: string }) {
  const { language } = usePage()
  return (
    <ul className={className}>
      {site.hotlines.map((hotline) => {
        const { label } = recordIn(language, hotline)
        return (
          <li key={hotline.number}>
            <a href={telephoneLinks(hotline.number)[0]} lang={langOf(label, language)}>
              <b>{inDigits(hotline.number, language)}</b> {label}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

export function OfficialLinks({ site }: { site: Site }) {
  const { language } = usePage()
  return (
    <ul className="links plain">
      {site.officialLinks.map((link) => {
        const { label } = recordIn(language, link)
        return (
          <li key={link.url}>
            <a href={webAddress(link.url)} lang={langOf(label, language)}>
              {label}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
