import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { contentKinds } from '../../content.ts'
import { bengaliPath } from '../../words/language.ts'
import { usePage } from './page-context.tsx'
import { TelephoneLinks } from './telephone-links.tsx'

const CONTACT = contentKinds.contact.pages[0].path

/** Tells visitors that a page has no content yet, and whom to contact. */
export function EmptyCard({ children }: { children: ReactNode }) {
  const { language, words, to, officePhone } = usePage()
  const isContact = bengaliPath(useLocation().pathname) === CONTACT
  return (
    <div className="card none">
      <p>{children}</p>
      <p>
        {words.askOffice}{' '}
        {officePhone ? (
          <TelephoneLinks text={officePhone} language={language} />
        ) : (
          !isContact && <a href={to(CONTACT)}>{words.menu.contact}</a>
        )}
      </p>
    </div>
  )
}
