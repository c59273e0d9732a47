import { useLocation } from 'react-router'
import { FEED_FILE, HELPLINES } from '../content.ts'
import { Day } from '../pages/parts/dates.tsx'
import { usePage } from '../pages/parts/page-context.tsx'
import { useQuestionsLink } from '../pages/parts/use-questions-link.ts'
import type { Frame } from './frame-content.ts'
import { FOLLOW_PATH } from '../features/following/address.ts'
import { useFollowText } from '../features/following/public/use-follow-text.ts'
import { addressLine } from '../features/profile/answers.ts'
import { bengaliPath, langOf, langOfContent } from '../words/language.ts'
import { TelephoneLinks } from '../pages/parts/telephone-links.tsx'
import { HotlineLinks } from './site-links.tsx'
import { MailLink } from '../pages/parts/mail-text.tsx'

/** It has the emergency numbers, because a phone shows no side column. Home shows them itself. */
export function Footer({ frame, schoolName }: { frame: Frame; schoolName: string }) {
  const { language, words, to, officePhone } = usePage()
  const { site, contact, lastUpdate, hasSample } = frame
  const { officeHours } = site
  const questions = useQuestionsLink()
  const isHome = bengaliPath(useLocation().pathname) === '/'
  const support = site.technicalSupport || words.frame.usualSupport
  const implementation = site.implementation || words.frame.usualImplementation
  const address = contact ? addressLine(contact) : site.place
  return (
    <footer className="foot plain tall no-print">
      <div className="wrap">
        <div>
          <h2 lang={langOf(schoolName, language)}>{schoolName}</h2>
          {!address && !officeHours && !officePhone && <p>{words.frame.contactUnknown}</p>}
          {address && <p lang={langOfContent(address)}>{address}</p>}
          {officeHours && (
            <p>
              {words.frame.office}: <span lang={langOf(officeHours, language)}>{officeHours}</span>
            </p>
          )}
          {(officePhone || contact?.email) && (
            <p>
              <TelephoneLinks text={officePhone} language={language} />{' '}
              {contact?.email && <MailLink text={contact.email} />}
            </p>
          )}
        </div>
        <nav aria-label={words.frame.footerLinks}>
          <h2>{words.frame.seeAlso}</h2>
          <ul>
            <li>
              <a href={to('/allNotices')}>{words.notices.title}</a>
            </li>
            {questions && (
              <li>
                <a href={questions.href}>{questions.title}</a>
              </li>
            )}
            <li>
              <a href={to('/information/committees#complaints')}>{words.information.footer}</a>
            </li>
            <li>
              <a href={to(FOLLOW_PATH)}>{useFollowText('title')}</a>
            </li>
            <li>
              <a href={to(FEED_FILE)}>{words.follow.ways.feed}</a>
            </li>
            <li>
              <a href="/admin/login" rel="nofollow">
                {words.frame.staff}
              </a>
            </li>
          </ul>
        </nav>
        {!isHome && site.hotlines.length > 0 && (
          <div id={HELPLINES}>
            <h2>{words.frame.hotlines}</h2>
            <HotlineLinks site={site} className="hot" />
          </div>
        )}
        <div className="s">
          {lastUpdate && (
            <p>
              {words.frame.updated}: <Day iso={lastUpdate} />
            </p>
          )}
          <p>
            {words.frame.technicalSupport}: <span lang={langOf(support, language)}>{support}</span>
          </p>
          <p>
            {words.frame.implementation}:{' '}
            <span lang={langOf(implementation, language)}>{implementation}</span>
          </p>
          {hasSample && <p>{words.frame.sample}</p>}
        </div>
      </div>
    </footer>
  )
}
