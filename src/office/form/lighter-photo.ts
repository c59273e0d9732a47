import { encode, newCanvas, PictureUnreadable, withPicture } from './photo-canvas.ts'

/** Longest side of a photo that is sent. The site shows no larger photos. */
const MAX_SIDE_PX = 2560
/** Still good after the server has made it half as wide. */
const QUALITY = 0.8
/** A smaller file is sent as it is. */
const SMALL_BYTES = 400_000

/**
 * A photo to show on the site, with fewer bytes to send. A photo that the browser cannot read, such
 * as HEIC, stays as it is: the server reads it.
 */
export async function lighterPhoto(photo: File): Promise<File> {
  if (photo.size <= SMALL_BYTES) return photo
  try {
    const jpeg = await encode(await withPicture(photo, drawSmall), QUALITY)
    if (jpeg.size >= photo.size) return photo
    const name = photo.name.replace(/\.\w+$/, '.jpg')
    return new File([jpeg], name, { type: jpeg.type, lastModified: photo.lastModified })
  } catch (error) {
    if (error instanceof PictureUnreadable) return photo
    throw error
  }
}

function drawSmall(picture: ImageBitmap | HTMLImageElement): HTMLCanvasElement {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height))
  const { canvas, context } = newCanvas(picture.width * scale, picture.height * scale)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
