import { Group } from '@mantine/core'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { MAX_FILES } from '../../../../files/max-files.ts'
import { notifyUndo } from '../../../../office/list/removed-note.tsx'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { formatNumber } from '../../../../words/format.ts'
import { CropField } from './crop-field.tsx'
import { insertAt, moved } from '../../../../office/list/moved.ts'
import { newPage, type PhotoPage, turnPage } from './page-edit.ts'
import { PhotoButton } from './photo-button.tsx'
import { PhotoLeaf } from './photo-leaf.tsx'
import { photoWords } from './words.ts'
import { isHeic, PictureUnreadable } from '../../../../office/form/photo-canvas.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import './photo-pages.css'

export interface PhotoPagesProps {
  pages: PhotoPage[]
  onChange: (edit: (pages: PhotoPage[]) => PhotoPage[]) => void
  /** Photos that are not pages yet. */
  taken: File[]
  onTaken: () => void
  /** Photos that are being prepared. They are not pages yet. */
  onWaiting: (photos: number) => void
  error: string | undefined
}

/** The photographed pages of a paper: turned, cropped, put in order, removed. */
export function PhotoPages({ pages, onChange, taken, onTaken, onWaiting, error }: PhotoPagesProps) {
  const { language, words: staffWords } = useStaff()
  const words = useScreenWords(photoWords)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [status, setStatus] = useState('')
  const [cropped, setCropped] = useState<string>()
  const { waiting, unreadable, leftOut, add } = useNewPhotos(taken, {
    pages,
    onTaken,
    onPage: (page) => onChange((old) => [...old, page]),
  })
  useEffect(() => onWaiting(waiting), [onWaiting, waiting])
  const section = useRef<HTMLElement>(null)
  useShownPages(section, pages.length)
  const number = (value: number) => formatNumber(value, language)
  const nameOf = (index: number) => words.page(number(index + 1))
  const problems = [
    ...unreadable.map(words.unreadable),
    ...(leftOut > 0 ? [words.tooMany(number(MAX_FILES), number(leftOut))] : []),
    ...(error ? [error] : []),
  ]
  const croppedIndex = pages.findIndex((page) => page.id === cropped)

  const replace = (page: PhotoPage) =>
    onChange((old) => old.map((one) => (one.id === page.id ? page : one)))
  const move = (index: number, to: number) => {
    onChange((old) => moved(old, index, to))
    setStatus(words.moved(nameOf(to)))
  }
  const remove = (page: PhotoPage, index: number) => {
    const without = (old: PhotoPage[]) => old.filter((one) => one.id !== page.id)
    onChange(without)
    // Its button is gone.
    heading.current?.focus()
    notifyUndo(
      words.removed(nameOf(index)),
      async () => onChange((old) => insertAt(without(old), index, page)),
      staffWords.common.restored,
    )
  }

  return (
    <section ref={section} className="stack photo-pages" aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} ref={heading}>
        {words.pages} {pages.length > 0 && <small>{words.count(number(pages.length))}</small>}
      </h3>
      <ol className="stack leaves">
        {pages.map((page, index) => (
          <PhotoLeaf
            key={page.id}
            page={page}
            name={nameOf(index)}
            isFirst={index === 0}
            isLast={index === pages.length - 1}
            onTurn={() => {
              replace(turnPage(page))
              setStatus(words.turned(nameOf(index)))
            }}
            onCrop={() => setCropped(page.id)}
            onMove={(by) => move(index, index + by)}
            onRemove={() => remove(page, index)}
          />
        ))}
      </ol>
      <p role="status" className="s">
        {waiting > 0 ? words.preparing(number(waiting)) : status}
      </p>
      {[...new Set(problems)].map((problem) => (
        <p key={problem} className="field-problem" role="alert">
          {problem}
        </p>
      ))}
      <Group className="acts">
        <PhotoButton fromCamera onPhotos={(photos) => void add(photos)}>
          {pages.length > 0 ? words.takeMore : words.takeFirst}
        </PhotoButton>
        <PhotoButton onPhotos={(photos) => void add(photos)}>{words.fromGallery}</PhotoButton>
      </Group>
      <p className="s">{words.hint}</p>
      {croppedIndex >= 0 && (
        <CropField
          key={cropped}
          page={pages[croppedIndex]!}
          name={nameOf(croppedIndex)}
          onSave={(crop) => {
            replace({ ...pages[croppedIndex]!, crop })
            setCropped(undefined)
          }}
          onCancel={() => setCropped(undefined)}
        />
      )}
    </section>
  )
}

/**
 * Scrolls to the pages when one is added. On a phone they begin below the bar with the last action:
 * after the camera, the screen would look as if no photo was taken.
 */
function useShownPages(section: RefObject<HTMLElement | null>, count: number) {
  const known = useRef(count)
  useEffect(() => {
    const isMore = count > known.current
    known.current = count
    const leaf = section.current?.querySelector('.leaf:last-child')
    if (!isMore || !leaf) return
    const bar = document.querySelector('.new-document .go')?.getBoundingClientRect().top
    const isSeen = leaf.getBoundingClientRect().bottom <= Math.min(innerHeight, bar ?? Infinity)
    if (!isSeen) leaf.scrollIntoView({ block: 'center' })
  }, [section, count])
}

/**
 * Shrinks photos one after another, because each takes much memory, and adds them as pages in the
 * order in which they were chosen. Photos beyond the limit of one document are left out. `taken` are photos that were taken before this code
 * was loaded.
 */
function useNewPhotos(
  taken: File[],
  {
    pages,
    onTaken,
    onPage,
  }: { pages: PhotoPage[]; onTaken: () => void; onPage: (page: PhotoPage) => void },
) {
  const [waiting, setWaiting] = useState(0)
  const [unreadable, setUnreadable] = useState<string[]>([])
  const [leftOut, setLeftOut] = useState(0)
  /** Ends after the last chosen photo is a page. */
  const line = useRef(Promise.resolve())

  const add = (photos: File[]) => {
    const fitting = photos.slice(0, Math.max(0, MAX_FILES - pages.length - waiting))
    setUnreadable([])
    setLeftOut(photos.length - fitting.length)
    setWaiting((number) => number + fitting.length)
    const added = line.current.then(() => addPages(fitting))
    line.current = added.catch(() => undefined)
    return added
  }

  const addPages = async (photos: File[]) => {
    for (const photo of photos) {
      try {
        onPage(await toPage(photo))
      } catch (error) {
        if (!(error instanceof PictureUnreadable)) throw error
        setUnreadable((names) => [...names, photo.name])
      } finally {
        setWaiting((number) => number - 1)
      }
    }
  }

  const addTaken = useEffectEvent(() => {
    if (taken.length === 0) return
    onTaken()
    void add(taken)
  })
  useEffect(() => addTaken(), [taken])

  return { waiting, unreadable, leftOut, add }
}

/** @throws PictureUnreadable if the server could not read the photo either */
async function toPage(photo: File): Promise<PhotoPage> {
  try {
    return newPage(await shrinkPhoto(photo))
  } catch (error) {
    const isForServer = error instanceof PictureUnreadable && isHeic(photo)
    if (!isForServer) throw error
    return { ...newPage(photo), isUnshown: true }
  }
}
