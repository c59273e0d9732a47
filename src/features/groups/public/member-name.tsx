import { contentKinds } from '../../../content.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { TelephoneLinks } from '../../../pages/parts/telephone-links.tsx'
import { langOf } from '../../../words/language.ts'
import { termsIn } from '../../people/english-terms.ts'
import type { VisibleGroup } from '../visible.ts'
import { MailLink } from '../../../pages/parts/mail-text.tsx'

export type VisibleMember = VisibleGroup['members'][number]

/** The role as visitors read it. */
export function useRoleName(): (member: VisibleMember) => string {
  const { words } = usePage()
  return ({ role, roleTitle }) => (role === 'other' ? roleTitle : words.groups.roles[role])
}

/** The name, which links to the row in the list of staff, and the designation. */
export function MemberName({ member }: { member: VisibleMember }) {
  const { to, language } = usePage()
  const { officerId, name } = member
  const designation = termsIn(language, member.designation)
  const lang = langOf(name, language)
  return (
    <>
      {officerId ? (
        <a href={to(`${contentKinds.officers.pages[0].path}#${officerId}`)} lang={lang}>
          {name}
        </a>
      ) : (
        <span lang={lang}>{name}</span>
      )}{' '}
      {designation && <small lang={langOf(designation, language)}>{designation}</small>}
    </>
  )
}

/** Where to find a member, and the number and the address. */
export function MemberContact({ member: { note, phone, email } }: { member: VisibleMember }) {
  const { language } = usePage()
  return (
    <>
      {note && <span lang={langOf(note, language)}>{note}</span>}{' '}
      {phone && <TelephoneLinks text={phone} language={language} />}
      {phone && email && '; '}
      {email && <MailLink text={email} />}
    </>
  )
}
