import { useEffect, useState } from 'react'
import type { PhotoPage } from './page-edit.ts'
import { drawPage, encode } from './shrink-photo.ts'

/** The address of a picture of the page with its edits. Undefined until it is drawn. */
export function usePagePicture(
  { photo, turns, crop }: Omit<PhotoPage, 'id'>,
  maxSide: number,
): string | undefined {
  const [address, setAddress] = useState<string>()
  const { top, right, bottom, left } = crop
  useEffect(() => {
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
  }, [photo, turns, top, right, bottom, left, maxSide])
  return address
}
