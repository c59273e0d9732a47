import { textPages } from '../content.ts'
import type { SiteRecord } from '../features/profile/schema.ts'
import { usePage } from '../pages/parts/page-context.tsx'
import { PictureImage } from '../pages/parts/picture.tsx'
import { langOf, langOfContent } from '../words/language.ts'
import { HotlineLinks, OfficialLinks } from './site-links.tsx'

/** Beside the content of home: head teacher, helplines and official links. */
export function SideColumn({ site }: { site: SiteRecord }) {
  return (
    <>
      <HeadTeacher site={site} />
      <LinkSections site={site} section="block" hotlines="tel" />
    </>
  )
}

/** Beside the content of all other pages, on a desk: the same links without boxes. */
export function QuietColumn({ site }: { site: SiteRecord }) {
  return <LinkSections site={site} hotlines="links plain" />
}

function LinkSections({
  site,
  section,
  hotlines,
}: {
  site: SiteRecord
  section?: string
  hotlines: string
}) {
  const { words } = usePage()
  return (
    <>
      {site.hotlines.length > 0 && (
        <section className={section}>
          <h2 className={section && 'head'}>{words.frame.hotlines}</h2>
          <HotlineLinks site={site} className={hotlines} />
        </section>
      )}
      {site.officialLinks.length > 0 && (
        <section className={section}>
          <h2 className={section && 'head'}>{words.frame.officialLinks}</h2>
          <OfficialLinks site={site} />
        </section>
      )}
    </>
  )
}

function HeadTeacher({ site }: { site: SiteRecord }) {
  const { language, words, to } = usePage()
  const { headTeacherName: name, headTeacherDesignation: designation } = site
  const title = name || designation
  const subtitle = name ? designation : words.frame.headUnknown
  const photo = site.headTeacherPhoto
  const [firstParagraph] = site.headTeacherMessage.split(/\n\s*\n/)
  return (
    <section className="ht dim">
      {photo ? (
        <PictureImage picture={photo} sizes="(min-width: 66rem) 304px, 112px" />
      ) : (
        <p className="slot s">
          <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
            <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 9a8 8 0 0 1 16 0z" />
          </svg>
          {words.frame.noPhoto}
        </p>
      )}
      <h2>
        <b lang={langOf(title, language)}>{title}</b>{' '}
        <span lang={langOf(subtitle, language)}>{subtitle}</span>
      </h2>
      {firstParagraph && (
        <>
          <blockquote lang={langOfContent(firstParagraph)}>“{firstParagraph}”</blockquote>
          <a className="more" href={`${to(textPages.history.path)}#message`}>
            {words.frame.readMessage}
          </a>
        </>
      )}
    </section>
  )
}
