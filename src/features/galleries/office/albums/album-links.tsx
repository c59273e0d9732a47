import { Link } from 'react-router'
import { formatNumber } from '../../../../words/format.ts'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { useAlbums } from './use-albums.ts'
import { albumWords } from './words.ts'

/** The albums that are one press away; the others are in a fold. */
const SHOWN = 5

export const WITHOUT_ALBUM = 'none'

/** Links to the photos of each album. `album` is the shown one. Nothing without albums. */
export function AlbumLinks({ album }: { album: string }) {
  const { language } = useStaff()
  const words = useScreenWords(albumWords)
  const { data: albums = [] } = useAlbums()
  if (albums.length === 0) return null
  const entries = albums.map(({ _id: id, title, count }) => ({
    id,
    label: title,
    count: formatNumber(count, language),
  }))
  // The shown one is never in the fold.
  const isFirst = ({ id }: { id: string }, index: number) => index < SHOWN || id === album
  const [first, others] = [entries.filter(isFirst), entries.filter((one, i) => !isFirst(one, i))]
  const link = ({ id, label, count }: { id: string; label: string; count?: string }) => (
    <li key={id}>
      <Link
        to={id === '' ? '?' : `?${new URLSearchParams({ album: id })}`}
        aria-current={id === album ? 'page' : undefined}
        preventScrollReset
      >
        <span lang={count === undefined ? undefined : 'bn'}>{label}</span>
        {count !== undefined && <small>{count}</small>}
      </Link>
    </li>
  )
  return (
    <nav className="album-links" aria-label={words.albums}>
      <ul className="flow">
        {link({ id: '', label: words.everyPhoto })}
        {first.map(link)}
        {link({ id: WITHOUT_ALBUM, label: words.none })}
      </ul>
      {others.length > 0 && (
        <details className="fold">
          <summary>{words.further(formatNumber(others.length, language))}</summary>
          <ul className="flow">{others.map(link)}</ul>
        </details>
      )}
    </nav>
  )
}
