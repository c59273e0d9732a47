import { useEffect, useRef, useState } from 'react'
import { Act } from '../../../../office/list/act.tsx'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import type { PhotoPage } from './page-edit.ts'
import { photoWords } from './words.ts'
import { encode } from '../../../../office/form/photo-canvas.ts'
import { drawPage } from './shrink-photo.ts'

/** Longest side of a page in the list, in pixels. */
const THUMBNAIL = 320

/** One page in the list, with its buttons. */
export function PhotoLeaf({
  page,
  name,
  isFirst,
  isLast,
  onTurn,
  onCrop,
  onMove,
  onRemove,
}: {
  page: PhotoPage
  name: string
  isFirst: boolean
  isLast: boolean
  onTurn: () => void
  onCrop: () => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(photoWords)
  const picture = usePagePicture(page, THUMBNAIL)
  const row = useRef<HTMLLIElement>(null)
  const move = (by: 1 | -1) => {
    onMove(by)
    // The button may be gone, and a row that moves loses the focus.
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus())
  }
  return (
    <li className="leaf" ref={row}>
      <div className="leaf-picture">
        {picture && <img src={picture} alt="" />}
        {page.isUnshown && <p className="s">{staffWords.file.noPreview}</p>}
      </div>
      <div>
        <p>{name}</p>
        <div className="leaf-acts">
          {!page.isUnshown && (
            <Act of={name} onClick={onTurn}>
              {words.turn}
            </Act>
          )}
          {!page.isUnshown && (
            <Act of={name} onClick={onCrop}>
              {words.crop}
            </Act>
          )}
          {!isFirst && (
            <Act of={name} onClick={() => move(-1)}>
              {words.earlier}
            </Act>
          )}
          {!isLast && (
            <Act of={name} onClick={() => move(1)}>
              {words.later}
            </Act>
          )}
          <Act of={name} isRemoval onClick={onRemove}>
            {words.remove}
          </Act>
        </div>
      </div>
    </li>
  )
}

/**
 * The address of a picture of the page with its edits. Undefined until it is drawn, and if the
 * browser cannot show the photo.
 */
export function usePagePicture(
  { photo, isUnshown, turns, crop }: Omit<PhotoPage, 'id'>,
  maxSide: number,
): string | undefined {
  const [address, setAddress] = useState<string>()
  const { top, right, bottom, left } = crop
  useEffect(() => {
    if (isUnshown) return undefined
    let made = ''
    let isCurrent = true
    const draw = async () => {
      const canvas = await drawPage({ photo, turns, crop: { top, right, bottom, left } }, maxSide)
      const picture = await encode(canvas, 0.8)
      if (!isCurrent) return
      made = URL.createObjectURL(picture)
      setAddress(made)
    }
    void draw()
    return () => {
      isCurrent = false
      URL.revokeObjectURL(made)
    }
  }, [photo, isUnshown, turns, top, right, bottom, left, maxSide])
  return address
}
