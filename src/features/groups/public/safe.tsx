import { contentKinds } from '../../../content.ts'
import { MailLink } from '../../../pages/parts/mail-text.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { TelephoneLinks } from '../../../pages/parts/telephone-links.tsx'
import { formatNumber } from '../../../words/format.ts'
import type { VisibleGroup } from '../visible.ts'

/** The page of the committee against harassment. */
export const ANTI_HARASSMENT_PATH = contentKinds.groups.pages[1].path

/** The sentence to the girl, and numbers that she can tap, also while there is no committee. */
export function Safe({
  group,
}: {
  group: Pick<VisibleGroup, 'phone' | 'email' | 'members'> | undefined
}) {
  const { words, language } = usePage()
  const { start, rest, secret, own, numbers } = words.groups.safe
  const { phone = '', email = '' } = group ?? {}
  return (
    <div className="safe">
      <p>
        <b>{start}</b> {rest} {group?.members.length ? secret : null}
      </p>
      <ul className="calls">
        {phone && (
          <li className="wide-call">
            <b>
              <TelephoneLinks text={phone} language={language} />
            </b>{' '}
            {own}
          </li>
        )}
        {(['109', '1098', '999'] as const).map((number) => (
          <li key={number}>
            <a href={`tel:${number}`}>
              <b>{formatNumber(Number(number), language).replaceAll(',', '')}</b> {numbers[number]}
            </a>
          </li>
        ))}
      </ul>
      {email && (
        <p>
          <MailLink text={email} />
        </p>
      )}
    </div>
  )
}
