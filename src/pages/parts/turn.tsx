import type { Language } from '../../words/language.ts'
import { usePage } from './page-context.tsx'

/** `lang` is that of the title, if it can differ from that of the page. */
type TurnLink = { path: string; label: string; title: string; lang?: Language } | undefined

/** Links to the page before and the page after. Their style is `turn.css`. */
export function Turn({ label, links }: { label: string; links: [TurnLink, TurnLink] }) {
  const { to } = usePage()
  if (!links.some(Boolean)) return null
  return (
    <nav className="turn columns two no-print" aria-label={label}>
      {links.map((link, index) =>
        link ? (
          <a key={link.path} className="card" rel={index ? 'next' : 'prev'} href={to(link.path)}>
            <small>{link.label}</small> <span lang={link.lang}>{link.title}</span>
          </a>
        ) : null,
      )}
    </nav>
  )
}
