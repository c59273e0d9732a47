import sharp from 'sharp'
import { MAX_PIXELS, readable, Refused } from '../files/pictures/limits.ts'
import { fromGrey, type GreyPicture, toGrey, toGreyTrimmed, whiten } from './grey-picture.ts'
import { layoutOf } from './layout.ts'
import { type Box, moved } from './lines.ts'
import { makePagePicture } from '../files/pictures/page-picture.ts'
import { isPhotoOfPaper, realLines } from './photo-words.ts'
import { textOf } from './paragraphs.ts'
import { type Reading, Unreadable } from './reading.ts'
import type { Recognised } from './judge.ts'
import type { Recognise } from './recognition.ts'
import { readUpright, sizeAfter, turnPage, turnsOf } from './upright.ts'

/** Pixels of the longer side: A4 at 220 dots per inch. */
const LONGER_SIDE = 2600
const LARGEST_ENLARGEMENT = 2
/** Below this mean confidence, a photo shows no paper. */
const LEGIBLE = 50
/** Darkness of ink after whitening, for `trim`. */
const INK_THRESHOLD = 100

/** Makes a picture of the page in `folder`, unless it is undefined. */
export async function readPhoto(
  file: string,
  folder: string | undefined,
  recognition: () => Promise<Recognise>,
): Promise<Reading> {
  const grey = await open(file)
  const paper = await whiten(grey)
  const recognise = await recognition()
  const turns = turnsOf(paper)
  const busy = Promise.withResolvers<void>()
  // The first turn is mostly right, so the encoders do not wait for the end of recognition.
  const [{ degrees, recognised }, ...pictures] = await Promise.all([
    readUpright(turns, (angle) =>
      readTurned(paper, angle, (page) => recognise(page, busy.resolve)),
    ).finally(busy.resolve),
    ...(folder ? [pictureOf(file, folder, turns[0]!, busy.promise)] : []),
  ])
  const size = sizeAfter(paper, degrees)
  const isPaper = recognised.confidence >= LEGIBLE && isPhotoOfPaper({ ...recognised, ...size })
  const page = {
    ...(isPaper ? recognised : { lines: realLines(recognised), tables: [], blanks: 0 }),
    ...size,
  }
  return {
    isRead: true,
    pageCount: 1,
    pages: folder && degrees !== turns[0] ? [await pictureOf(file, folder, degrees)] : pictures,
    ...textOf([page]),
    layout: isPaper ? layoutOf([page]) : 'photo',
    source: page.lines.length + page.tables.length > 0 ? 'machine' : null,
  }
}

async function open(file: string): Promise<GreyPicture> {
  try {
    return await readable(async () => {
      const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
      const { width, height } = (await picture.metadata()).autoOrient
      const scale = Math.min(LARGEST_ENLARGEMENT, LONGER_SIDE / Math.max(width, height))
      const resized = picture
        .flatten({ background: '#fff' })
        .resize({ width: Math.max(1, Math.round(width * scale)) })
      return toGrey(resized)
    })
  } catch (error) {
    if (error instanceof Refused) throw new Unreadable('reading-damaged', error.message)
    throw error
  }
}

/** The boxes are relative to the whole turned photo. */
async function readTurned(
  paper: GreyPicture,
  degrees: number,
  recognise: Recognise,
): Promise<Recognised> {
  const { picture, left, top } = await toGreyTrimmed(
    fromGrey(await turnPage(paper, degrees)).trim({ background: '#fff', threshold: INK_THRESHOLD }),
  )
  const { confidence, ...page } = await recognise(picture)
  const onPhoto = (box: Box) => ({
    left: box.left + left,
    right: box.right + left,
    top: box.top + top,
    bottom: box.bottom + top,
  })
  return { ...moved(page, onPhoto), confidence }
}

async function pictureOf(file: string, folder: string, degrees: number, start?: Promise<void>) {
  const upright = sharp(file, { limitInputPixels: MAX_PIXELS }).autoOrient()
  // sharp turns a picture only once, by its orientation or by an angle.
  const turned = degrees === 0 ? upright : sharp(await upright.toBuffer()).rotate(degrees)
  return makePagePicture(turned, folder, start)
}
