const SHORT = 3
const LONG = 4
const BYTES = 7

/** Writes RGBA pixels as TIFF, the only raw-pixel format in which sharp reads a colour profile. */
export function tiff(
  pixels: Buffer,
  { width, height }: { width: number; height: number },
  profile: Uint8Array,
): Buffer {
  const COUNT = 12
  const head = Buffer.alloc(8 + 2 + COUNT * 12 + 4 + 8)
  const pixelsAt = head.length
  let at = head.write('II*\0', 'latin1')
  at = head.writeUInt32LE(8, at)
  at = head.writeUInt16LE(COUNT, at)
  const tag = (id: number, type: number, count: number, value: number) => {
    at = head.writeUInt16LE(id, at)
    at = head.writeUInt16LE(type, at)
    at = head.writeUInt32LE(count, at)
    at = head.writeUInt32LE(value, at)
  }
  tag(256, LONG, 1, width)
  tag(257, LONG, 1, height)
  tag(258, SHORT, 4, pixelsAt - 8) // bits of each sample, at this offset
  tag(259, SHORT, 1, 1) // no compression
  tag(262, SHORT, 1, 2) // RGB
  tag(273, LONG, 1, pixelsAt)
  tag(277, SHORT, 1, 4) // samples per pixel
  tag(278, LONG, 1, height) // rows in the single strip
  tag(279, LONG, 1, pixels.length)
  tag(284, SHORT, 1, 1) // samples of a pixel are adjacent
  tag(338, SHORT, 1, 2) // the fourth sample is alpha
  tag(34675, BYTES, profile.length, pixelsAt + pixels.length)
  head.fill(Buffer.from([8, 0]), pixelsAt - 8)
  return Buffer.concat([head, pixels, profile])
}
