import { Fragment } from 'react'
import { textPages } from '../content.ts'
import type { SiteRecord } from '../features/profile/schema.ts'
import { usePage } from './parts/page-context.tsx'
import { PictureImage } from './parts/picture.tsx'
import { inDigits } from '../words/format.ts'
import { langOf } from '../words/language.ts'
import { telephoneLink } from './parts/telephone.ts'
import { webAddress } from '../base/web-address.ts'

/** Head teacher, helplines and official links. */
export function SideColumn({ site }: { site: SiteRecord }) {
  const { language, words } = usePage()
  const labelOf = ({ label, labelEnglish }: { label: string; labelEnglish: string }) =>
    (language === 'en' && labelEnglish) || label
  return (
    <>
      {site.headTeacherName && <HeadTeacher site={site} />}
      {site.hotlines.length > 0 && (
        <section className="card">
          <h2>{words.frame.hotlines}</h2>
          <div className="tel">
            {site.hotlines.map((hotline) => (
              <Fragment key={hotline.number}>
                <a href={telephoneLink(hotline.number)} lang={langOf(labelOf(hotline), language)}>
                  <b>{inDigits(hotline.number, language)}</b> {labelOf(hotline)}
                </a>{' '}
              </Fragment>
            ))}
          </div>
        </section>
      )}
      {site.officialLinks.length > 0 && (
        <section className="card">
          <h2>{words.frame.officialLinks}</h2>
          <ul className="links">
            {site.officialLinks.map((link) => (
              <li key={link.url}>
                <a href={webAddress(link.url)} lang={langOf(labelOf(link), language)}>
                  {labelOf(link)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function HeadTeacher({ site }: { site: SiteRecord }) {
  const { language, words, to } = usePage()
  const isEnglish = language === 'en'
  const name = (isEnglish && site.headTeacherNameEnglish) || site.headTeacherName
  const designation =
    (isEnglish && site.headTeacherDesignationEnglish) || site.headTeacherDesignation
  const photo = site.headTeacherPhoto
  const [firstParagraph] = site.headTeacherMessage.split(/\n\s*\n/)
  return (
    <section className={photo ? 'card ht' : 'card ht plain'}>
      {photo && <PictureImage picture={photo} sizes="6.5rem" />}
      <h2>
        <b lang={langOf(name, language)}>{name}</b>{' '}
        <span lang={langOf(designation, language)}>{designation}</span>
      </h2>
      {firstParagraph && (
        <>
          <p lang="bn">“{firstParagraph}”</p>
          <a className="more" href={`${to(textPages.history.path)}#message`}>
            {words.frame.readMessage}
          </a>
        </>
      )}
    </section>
  )
}
