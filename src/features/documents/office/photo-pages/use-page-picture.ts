import { useEffect, useState } from 'react'
import { encode } from '../../../../office/photo-canvas.ts'
import type { PhotoPage } from './page-edit.ts'
import { drawPage } from './shrink-photo.ts'

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
