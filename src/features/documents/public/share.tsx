import { usePage } from '../../../pages/parts/page-context.tsx'

/** Links that share a page, and buttons that need a script. */
export function Share({ title, address }: { title: string; address: string }) {
  const { share } = usePage().words.document
  const links = [
    [share.whatsapp, `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`],
    [share.facebook, `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`],
  ] as const
  const actions = ['share', 'copy', 'print'] as const
  return (
    <section className="send" aria-labelledby="send">
      <h2 id="send">{share.title}</h2>
      <ul className="tools">
        {links.map(([label, href]) => (
          <li key={label}>
            <a className="btn q" href={href}>
              {label}
            </a>
          </li>
        ))}
        <li className="touch">
          <a className="btn q" href={`fb-messenger://share?link=${encodeURIComponent(address)}`}>
            {share.messenger}
          </a>
        </li>
        {actions.map((action) => (
          <li key={action} hidden>
            <button className="btn q" type="button" data-do={action}>
              {share[action]}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" id="shared" data-copied={share.copied} />
    </section>
  )
}
