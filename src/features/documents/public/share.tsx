import { FOLLOW_PATH } from '../../following/address.ts'
import { useFollowText } from '../../following/public/use-follow-text.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'

/** More ways to share a page than the actions at its top, and to learn of the next one. */
export function Share({ address }: { address: string }) {
  const { words, to } = usePage()
  const { share } = words.document
  const encoded = encodeURIComponent(address)
  return (
    <section className="no-print" aria-label={share.title}>
      <ul className="tools">
        <li>
          <a className="btn q" href={`https://www.facebook.com/sharer/sharer.php?u=${encoded}`}>
            {share.facebook}
          </a>
        </li>
        <li className="touch">
          <a className="btn q" href={`fb-messenger://share?link=${encoded}`}>
            {share.messenger}
          </a>
        </li>
        <li className="share" hidden>
          <button className="btn q" type="button" data-do="share">
            {share.share}
          </button>
        </li>
      </ul>
      <a className="more" href={to(FOLLOW_PATH)}>
        {useFollowText('onNotice')}
      </a>
    </section>
  )
}
