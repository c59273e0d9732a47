import { usePage } from '../../../pages/parts/page-context.tsx'

/** More ways to share a page than the actions at its top. */
export function Share({ address }: { address: string }) {
  const { share } = usePage().words.document
  const encoded = encodeURIComponent(address)
  return (
    <section className="send" aria-label={share.title}>
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
    </section>
  )
}
