/**
 * Files that clerks choose and the site does not publish. Each is an error whose sentence says what to
 * do instead. The office looks when a file is chosen, and the server when it is sent.
 */
export type Unfit = 'is-video' | 'is-archive' | 'is-program' | 'is-slides'

const NAMES: [Unfit, RegExp][] = [
  ['is-video', /\.(?:3g[p2]|avi|flv|m2ts|m4v|mkv|mov|mp4|mpe?g|mts|ogv|vob|webm|wmv)$/i],
  ['is-archive', /\.(?:7z|bz2|cab|gz|rar|tar|tgz|xz|zip)$/i],
  ['is-program', /\.(?:apk|bat|cmd|exe|jar|msi|scr)$/i],
  ['is-slides', /\.(?:odp|pp[st][xm]?)$/i],
]

/** The first bytes of each kind in hexadecimal digits. */
const BEGINNINGS: [Unfit, RegExp][] = [
  // MP4 and its relatives (`ftyp`), but not the pictures (avif, heic, mif1) and sounds (M4A, M4B) in the
  // same container.
  ['is-video', /^.{8}66747970(?!617669|6865(?:69|76)|6d(?:69|73)6631|4d344[12])/],
  // WebM, AVI, FLV, MPEG, WMV
  ['is-video', /^(?:1a45dfa3|52494646.{8}41564920|464c5601|000001b[3a]|3026b275)/],
  // ZIP, RAR, 7z, gzip
  ['is-archive', /^(?:504b0304|52617221|377abcaf|1f8b)/],
  // `MZ`
  ['is-program', /^4d5a/],
]

/** New Word and Excel files, and those of LibreOffice, are ZIP files too: the name of the first entry. */
const OFFICE_ENTRIES = /^(?:\[Content|_rels|docProps|mimetype|word|xl)/
const FIRST_ENTRY_AT = 30
const OFFICE_NAME = /\.(?:do[ct]|xl[st]|od[ts])[xm]?$/i

export const BEGINNING_BYTES = 64

/** `beginning` is empty as long as only the name is known. */
export function findUnfit(name: string, beginning: Uint8Array): Unfit | undefined {
  const named = NAMES.find(([, ending]) => ending.test(name))
  if (named) return named[0]
  const first = beginning.subarray(0, BEGINNING_BYTES)
  const digits = Array.from(first, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const found = BEGINNINGS.find(([, bytes]) => bytes.test(digits))?.[0]
  const entry = String.fromCharCode(...first.subarray(FIRST_ENTRY_AT))
  const isOffice = OFFICE_NAME.test(name) || OFFICE_ENTRIES.test(entry)
  return found === 'is-archive' && isOffice ? undefined : found
}

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** Whether it is a compound file, as Word and Excel files from before 2007 are. Phones do not open them. */
export function isCompoundFile(beginning: Uint8Array): boolean {
  return COMPOUND.every((byte, at) => beginning[at] === byte)
}
