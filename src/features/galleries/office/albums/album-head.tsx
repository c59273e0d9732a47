import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatDay } from '@pathshala/bengali/days'
import { lazyPart } from '../../../../office/connection/lazy-part.tsx'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { Act } from '../../../../office/list/act.tsx'
import { notifyRemoved } from '../../../../office/list/removed-note.tsx'
import { useRemoval } from '../../../../office/list/use-removal.tsx'
import { formatNumber } from '../../../../words/format.ts'
import { ALBUMS_PATH, albumUrl } from '../../albums/address.ts'
import type { AlbumRecord } from '../../albums/schema.ts'
import { WITHOUT_ALBUM } from './album-links.tsx'
import { useAlbums, useReloadPhotos } from './use-albums.ts'
import { albumWords } from './words.ts'

const AlbumDialog = lazyPart<{ album: AlbumRecord; onClose: () => void }>(
  async () => (await import('./album-dialog.tsx')).AlbumDialog,
  null,
)

/** The day and the number of photos of the shown album, and what can be done with it. */
export function AlbumHead({ id }: { id: string }) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(albumWords)
  const { data: albums } = useAlbums()
  const [edited, setEdited] = useState<AlbumRecord>()
  const reload = useReloadPhotos()
  const navigate = useNavigate()
  const removal = useRemoval<AlbumRecord>(ALBUMS_PATH, ({ title }) => title, {
    noteOf: ({ _id }, message) => {
      notifyRemoved(message, { id: _id, onRestored: reload })
      void navigate('?', { replace: true, preventScrollReset: true })
      void reload()
    },
  })
  const album = albums?.find(({ _id }) => _id === id)
  if (!albums) return null
  if (!album) {
    return (
      <p role="status">
        {words.gone} <Link to="?">{words.everyPhoto}</Link>
      </p>
    )
  }
  const { title, day, count } = album
  const written = formatNumber(count, language)
  return (
    <div className="row album-head">
      <p className="meta">
        {day && <time dateTime={day}>{formatDay(day, language)}</time>}
        <span>{words.photos(written)}</span>
        {count > 0 && (
          <a href={albumUrl(id)} target="_blank" rel="noopener">
            {staffWords.common.seeOnSite}
          </a>
        )}
      </p>
      <Group className="acts">
        <Button variant="default" onClick={() => setEdited(album)}>
          {words.edit}
        </Button>
        <Act of={title} isRemoval onClick={() => removal.ask(album)}>
          {words.remove}
        </Act>
      </Group>
      {edited && <AlbumDialog album={edited} onClose={() => setEdited(undefined)} />}
      {removal.record &&
        removal.dialog(
          removal.record.count > 0
            ? words.confirm(formatNumber(removal.record.count, language))
            : words.confirmEmpty,
        )}
    </div>
  )
}

/** The heading of the list of photos: the title of the shown album. */
export function useAlbumTitle(id: string): string | undefined {
  const words = useScreenWords(albumWords)
  const { data: albums } = useAlbums()
  if (id === WITHOUT_ALBUM) return words.none
  return albums?.find(({ _id }) => _id === id)?.title
}
