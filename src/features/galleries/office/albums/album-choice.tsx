import { NativeSelect, TextInput } from '@mantine/core'
import { requireFilled } from '../../../../office/form/input-problem.ts'
import { postOnce } from '../../../../office/form/post-once.ts'
import { TitleField } from '../../../../office/form/title-field.tsx'
import { useScreenWords } from '../../../../office/frame/staff-context.tsx'
import { ALBUMS_PATH } from '../../albums/address.ts'
import type { AlbumRecord } from '../../albums/schema.ts'
import { useAlbums } from './use-albums.ts'
import { albumWords } from './words.ts'

export interface AlbumChoice {
  /** An id, `NEW_ALBUM`, or empty for no album. */
  album: string
  albumTitle: string
  albumDay: string
}

export const NEW_ALBUM = 'new'
export const NO_ALBUM: AlbumChoice = { album: '', albumTitle: '', albumDay: '' }

/** The album of photos: an existing one, a new one with its title and day, or none. */
export function AlbumField({
  choice,
  onChange,
  problemOf,
  idPrefix = 'field',
  isReadOnly = false,
}: {
  choice: AlbumChoice
  onChange: (change: Partial<AlbumChoice>) => void
  problemOf: (field: string) => string | undefined
  idPrefix?: string
  isReadOnly?: boolean
}) {
  const words = useScreenWords(albumWords)
  const albums = useAlbums().data ?? []
  const { album, albumTitle, albumDay } = choice
  const isKnown = album === '' || album === NEW_ALBUM || albums.some(({ _id }) => _id === album)
  return (
    <>
      <NativeSelect
        id={`${idPrefix}-album`}
        name="album"
        label={words.album}
        value={album}
        onChange={(event) => onChange({ album: event.currentTarget.value })}
        error={problemOf('album')}
        disabled={isReadOnly}
        data={[
          { value: '', label: words.none },
          { value: NEW_ALBUM, label: words.newOne },
          // While the albums load, or if it was deleted.
          ...(isKnown ? [] : [{ value: album, label: '…' }]),
          ...albums.map(({ _id, title }) => ({ value: _id, label: title })),
        ]}
      />
      {album === NEW_ALBUM && (
        <>
          <TitleField
            id={`${idPrefix}-albumTitle`}
            name="albumTitle"
            label={words.fields.title}
            value={albumTitle}
            onChange={(event) => onChange({ albumTitle: event.currentTarget.value })}
            error={problemOf('albumTitle')}
            readOnly={isReadOnly}
            minRows={1}
            required
          />
          <TextInput
            type="date"
            id={`${idPrefix}-albumDay`}
            name="albumDay"
            label={words.fields.day}
            value={albumDay}
            onChange={(event) => onChange({ albumDay: event.currentTarget.value })}
            readOnly={isReadOnly}
          />
        </>
      )}
    </>
  )
}

/** The new album as a call takes it. */
export function newAlbumOf({ albumTitle, albumDay }: AlbumChoice) {
  requireFilled({ albumTitle })
  return { title: albumTitle, day: albumDay || null }
}

/** Makes the new album, if one was chosen. Returns the id of the album; empty for none. */
export async function chosenAlbum(choice: AlbumChoice, signal: AbortSignal): Promise<string> {
  if (choice.album !== NEW_ALBUM) return choice.album
  const body = newAlbumOf(choice)
  return (await postOnce<AlbumRecord>({ path: ALBUMS_PATH, body, signal }))._id
}
