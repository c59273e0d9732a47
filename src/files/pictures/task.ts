interface PictureFile {
  name: string
  path: string
}

export interface Renditions {
  files: PictureFile[]
  /** Bytes of the widest WebP, the file named `name`. */
  fileSize: number
  width: number
  height: number
  color: string
}

export interface CleanPicture {
  path: string
  fileSize: number
}

/** A page's picture, in files below a temporary folder. `name` is its stored file's name. */
export interface PagePicture extends Renditions {
  name: string
}

/** A page that was made from a photo. */
export interface BoundPage {
  /** The path of its JPEG, in the proportions of A4. */
  jpeg: string
  isWide: boolean
  picture: PagePicture
}

export type PictureTask =
  | { task: 'render'; source: string; name: string }
  | { task: 'clean'; source: string }
  | { task: 'makePage'; source: string }
  | { task: 'checkLock'; source: string }
  | { task: 'bindPages'; source: string; pages: Pick<BoundPage, 'jpeg' | 'isWide'>[] }
