import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { newPictureName, partsOf, pictureFile, type PreparedFile } from '../files/files.ts'
import type { PagePicture } from '../files/pictures/task.ts'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/** All renditions of the photos and document pages. scripts/prepare-sample.ts makes them. */
export const PICTURES_FOLDER = path.join(import.meta.dirname, 'pictures')

/** The sample's photos, by file name. scripts/prepare-sample.ts makes this file. */
export const PHOTOS_FILE = path.join(import.meta.dirname, 'photos.json')

/** A picture in `PICTURES_FOLDER`. */
export type SamplePicture = Omit<PagePicture, 'files'>

export async function loadPhotos(): Promise<Record<string, SamplePicture>> {
  return JSON.parse(await readFile(PHOTOS_FILE, 'utf8')) as Record<string, SamplePicture>
}

/** The renditions of a picture that is published as `name`, and the paths of their bytes. */
export function renditionsAs(name: string, picture: SamplePicture) {
  const samples = partsOf(picture)
  return partsOf({ name, width: picture.width }).map((part, index) => ({
    name: part.name,
    source: path.join(PICTURES_FOLDER, samples[index]!.name),
  }))
}

/** Copies the renditions of a picture into a folder, under a name that no other file has. */
export async function copyRenditions(picture: SamplePicture, folder: string): Promise<PagePicture> {
  const name = newPictureName()
  const files = []
  for (const part of renditionsAs(name, picture)) {
    const file = { name: part.name, path: path.join(folder, part.name) }
    await copySampleFile(part.source, file.path)
    files.push(file)
  }
  return { ...picture, name, files }
}

/** Like `copyRenditions`, with the row of the stored file. */
export async function copyPicture(
  uploadedName: string,
  picture: SamplePicture,
  folder: string,
): Promise<PreparedFile> {
  const copy = await copyRenditions(picture, folder)
  return pictureFile(uploadedName, copy.name, copy)
}

/** Node's `copyFile` also copies the mode, with which everybody may read the software's files. */
export function copySampleFile(source: string, target: string): Promise<void> {
  return pipeline(createReadStream(source), createWriteStream(target))
}
