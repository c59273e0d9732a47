import { encode, newCanvas, withPicture } from '../../../../office/form/photo-canvas.ts'
import { isWhole, cropRect, type PhotoPage, WHOLE } from './page-edit.ts'

/** Longest side of a photo that is sent, in pixels: an A4 page at 170 dpi. */
const MAX_SIDE = 2000
const MAX_BYTES = 400_000
const QUALITIES = [0.85, 0.75, 0.65, 0.55]

/**
 * A photo as a JPEG of at most 2,000 px and 400 kB: upright, and without metadata such as the
 * place where it was taken.
 * @throws PictureUnreadable
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  return toJpeg(await drawPage({ photo: file, turns: 0, crop: WHOLE }))
}

/** The page as it is sent: turned and cropped. */
export async function editedPhoto(page: PhotoPage): Promise<Blob> {
  const isSame = page.turns === 0 && isWhole(page.crop)
  return isSame ? page.photo : toJpeg(await drawPage(page))
}

/** @throws PictureUnreadable */
export function drawPage(
  { photo, turns, crop }: Pick<PhotoPage, 'photo' | 'turns' | 'crop'>,
  maxSide = MAX_SIDE,
): Promise<HTMLCanvasElement> {
  return withPicture(photo, (picture) => {
    const { width, height } = picture
    const turned = turns % 2 === 0 ? { width, height } : { width: height, height: width }
    const part = cropRect(crop, turned)
    const scale = Math.min(1, maxSide / Math.max(part.width, part.height))
    const { canvas, context } = newCanvas(part.width * scale, part.height * scale)
    context.scale(scale, scale)
    context.translate(turned.width / 2 - part.x, turned.height / 2 - part.y)
    context.rotate((turns * Math.PI) / 2)
    context.drawImage(picture, -width / 2, -height / 2)
    return canvas
  })
}

async function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  for (const quality of QUALITIES) {
    const photo = await encode(canvas, quality)
    if (photo.size <= MAX_BYTES) return photo
  }
  const { canvas: smaller, context } = newCanvas(canvas.width * 0.8, canvas.height * 0.8)
  context.drawImage(canvas, 0, 0, smaller.width, smaller.height)
  return toJpeg(smaller)
}
