import type { Pixels } from '../files/pictures/work.ts'

/** Functions of PDFium that the package has but does not declare. */
export interface ObjectFunctions {
  _FPDF_PageToDevice(
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    turn: number,
    x: number,
    y: number,
    deviceX: number,
    deviceY: number,
  ): number
  _FPDFPage_CountObjects(page: number): number
  _FPDFPage_GetObject(page: number, index: number): number
  _FPDFFormObj_CountObjects(form: number): number
  _FPDFFormObj_GetObject(form: number, index: number): number
  _FPDFPageObj_GetType(object: number): number
  _FPDFPageObj_GetMatrix(object: number, matrix: number): number
  _FPDFPageObj_GetBounds(
    object: number,
    left: number,
    bottom: number,
    right: number,
    top: number,
  ): number
  _FPDFPageObj_HasTransparency(object: number): number
  _FPDFPageObj_SetIsActive(object: number, isActive: number): number
  _FPDFPath_GetDrawMode(path: number, fill: number, stroke: number): number
  _FPDFTextObj_GetTextRenderMode(text: number): number
  _FPDFPageObj_CountMarks(object: number): number
  _FPDFPageObj_GetMark(object: number, index: number): number
  _FPDFPageObjMark_GetName(mark: number, buffer: number, bytes: number, written: number): number
  _FPDFPageObjMark_GetParamStringValue(
    mark: number,
    key: number,
    buffer: number,
    bytes: number,
    written: number,
  ): number
  _FPDFPage_GetAnnotCount(page: number): number
  _FPDFPage_GetAnnot(page: number, index: number): number
  _FPDFPage_CloseAnnot(annotation: number): void
  _FPDFAnnot_GetSubtype(annotation: number): number
  _FPDFAnnot_GetRect(annotation: number, rectangle: number): number
  _FPDFText_GetTextObject(textPage: number, index: number): number
  HEAPU8: Uint8Array
}

/** A rectangle in the page's coordinates, in which `y` grows upwards. */
interface Rectangle {
  left: number
  bottom: number
  right: number
  top: number
}

/** An object that the page draws, also inside of a form. */
interface Drawn {
  object: number
  type: number
  box: Rectangle
  /** The name of the layer that it is on. */
  layer: string | undefined
}

type Matrix = readonly number[]

const TYPE = { text: 1, path: 2, image: 3, form: 5 }
/** Render modes of text without ink, such as the text that recognition puts below a scan. */
const WITHOUT_INK = new Set([3, 7])
/** Notes, links and fields do not cover the page; marks let it shine through. */
const NO_COVER = new Set([1, 2, 9, 10, 11, 12, 16, 20])
/** A larger picture is the scan of the page, and the text below it is that of the scan. */
const SCAN_SHARE = 0.5
/** A page of a school has some thousand. Each word is compared with all that is drawn later. */
const MAX_OBJECTS = 20_000
const MAX_DEPTH = 10
const SCRATCH_BYTES = 600
const UNIT: Matrix = [1, 0, 0, 1, 0, 0]
/** The longer side of the pictures that are compared, in pixels. */
const LONGEST = 1400
/** Rounding of positions, in points. */
const SLACK = 1
/** A smaller difference of a pixel is no ink. */
const INK = 12

interface Concealed {
  kind: 'coveredText' | 'layer'
  /** The name of a layer. */
  layer: string | undefined
}

/** What conceals a character of the text page: its index, and its box in the page's coordinates. */
type ConcealedAt = (index: number, box: Rectangle) => Concealed | undefined

export interface PageToCompare {
  page: number
  textPage: number
  width: number
  height: number
  render: (width: number, height: number) => Pixels
}

/**
 * Finds the text that a page has and does not show: below what is drawn later, or on a layer that is
 * off. The proof is that the page looks the same without it. Undefined if there is none.
 */
export function findConcealed(
  pdfium: ObjectFunctions,
  { page, textPage, width, height, render }: PageToCompare,
  scratch: number,
): ConcealedAt | undefined {
  const { drawn, covers } = listDrawn(pdfium, page, width * height, scratch)
  const order = new Map(drawn.map(({ object }, index) => [object, index]))
  const reasonOf = ({ object, layer, box }: Drawn, index: number): Concealed | undefined => {
    if (WITHOUT_INK.has(pdfium._FPDFTextObj_GetTextRenderMode(object))) return undefined
    if (layer !== undefined) return { kind: 'layer', layer }
    const isBelow = covers.some((cover) => cover.after > index && overlaps(cover.box, box))
    return isBelow ? { kind: 'coveredText', layer: undefined } : undefined
  }
  const reasons = new Map<number, Concealed>()
  for (const [index, one] of drawn.entries()) {
    const reason = one.type === TYPE.text ? reasonOf(one, index) : undefined
    if (reason) reasons.set(one.object, reason)
  }
  if (reasons.size === 0) return undefined
  const scale = LONGEST / Math.max(width, height)
  const size = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ]
  const shown = render(...size)
  for (const object of reasons.keys()) pdfium._FPDFPageObj_SetIsActive(object, 0)
  const without = render(...size)
  for (const object of reasons.keys()) pdfium._FPDFPageObj_SetIsActive(object, 1)
  const toPixel = (x: number, y: number) => {
    pdfium._FPDF_PageToDevice(page, 0, 0, ...size, 0, x, y, scratch, scratch + 4)
    const memory = new DataView(pdfium.HEAPU8.buffer)
    return [memory.getInt32(scratch, true), memory.getInt32(scratch + 4, true)] as const
  }
  return (index, box) => {
    const object = pdfium._FPDFText_GetTextObject(textPage, index)
    const reason = reasons.get(object)
    if (!reason) return undefined
    const after = order.get(object)!
    const isConcealed =
      reason.kind === 'layer' ||
      covers.some((cover) => cover.after > after && overlaps(cover.box, box))
    const corners = [toPixel(box.left, box.top), toPixel(box.right, box.bottom)] as const
    return isConcealed && isSame(shown, without, corners) ? reason : undefined
  }
}

function isSame(
  { data, info: { width, height, channels } }: Pixels,
  other: Pixels,
  corners: readonly [readonly [number, number], readonly [number, number]],
): boolean {
  const range = (axis: 0 | 1, side: number) => {
    const [from, to] = [corners[0][axis], corners[1][axis]].toSorted((a, b) => a - b)
    return [Math.max(0, from! - 1), Math.min(side - 1, to! + 1)] as const
  }
  const [[left, right], [top, bottom]] = [range(0, width), range(1, height)]
  // Nobody sees what is beside the page, and most of it was cut off.
  if (left > right || top > bottom) return false
  for (let y = top; y <= bottom; y += 1) {
    for (let at = (y * width + left) * channels; at < (y * width + right + 1) * channels; at += 1) {
      if (Math.abs(data[at]! - other.data[at]!) > INK) return false
    }
  }
  return true
}

interface Cover {
  box: Rectangle
  /** It is drawn after this many objects. */
  after: number
}

function listDrawn(pdfium: ObjectFunctions, page: number, pageSize: number, scratch: number) {
  const drawn: Drawn[] = []
  const covers: Cover[] = []
  const add = (object: number, matrix: Matrix, outer: string | undefined, depth: number) => {
    if (drawn.length >= MAX_OBJECTS) return
    const type = pdfium._FPDFPageObj_GetType(object)
    const layer = outer ?? layerOf(pdfium, object, scratch)
    if (type === TYPE.form) {
      if (depth >= MAX_DEPTH || !pdfium._FPDFPageObj_GetMatrix(object, scratch)) return
      const inner = times(floatsAt(pdfium, scratch, 6), matrix)
      for (let index = 0; index < pdfium._FPDFFormObj_CountObjects(object); index += 1) {
        add(pdfium._FPDFFormObj_GetObject(object, index), inner, layer, depth + 1)
      }
      return
    }
    const box = boundsOf(pdfium, object, matrix, scratch)
    drawn.push({ object, type, box, layer })
    if (isCover(type, object, box)) covers.push({ box, after: drawn.length })
  }
  const isCover = (type: number, object: number, box: Rectangle) => {
    if (type === TYPE.image) return sizeOf(box) < SCAN_SHARE * pageSize
    if (type !== TYPE.path || pdfium._FPDFPageObj_HasTransparency(object)) return false
    pdfium._FPDFPath_GetDrawMode(object, scratch, scratch + 4)
    return new DataView(pdfium.HEAPU8.buffer).getInt32(scratch, true) !== 0
  }
  for (let index = 0; index < pdfium._FPDFPage_CountObjects(page); index += 1) {
    add(pdfium._FPDFPage_GetObject(page, index), UNIT, undefined, 0)
  }
  for (let index = 0; index < pdfium._FPDFPage_GetAnnotCount(page); index += 1) {
    const annotation = pdfium._FPDFPage_GetAnnot(page, index)
    if (!annotation) continue
    const isOpaque = !NO_COVER.has(pdfium._FPDFAnnot_GetSubtype(annotation))
    if (isOpaque && pdfium._FPDFAnnot_GetRect(annotation, scratch)) {
      const [left, top, right, bottom] = floatsAt(pdfium, scratch, 4) as [
        number,
        number,
        number,
        number,
      ]
      covers.push({ box: { left, top, right, bottom }, after: Infinity })
    }
    pdfium._FPDFPage_CloseAnnot(annotation)
  }
  return { drawn, covers }
}

/** The name of the optional content that an object belongs to. */
function layerOf(pdfium: ObjectFunctions, object: number, scratch: number): string | undefined {
  const [buffer, written] = [scratch + 16, scratch + 8]
  const bytes = SCRATCH_BYTES - 32
  const text = () => {
    const length = new DataView(pdfium.HEAPU8.buffer).getUint32(written, true)
    const end = buffer + Math.max(0, Math.min(length, bytes) - 2)
    return Buffer.from(pdfium.HEAPU8.slice(buffer, end)).toString('utf16le')
  }
  for (let index = 0; index < pdfium._FPDFPageObj_CountMarks(object); index += 1) {
    const mark = pdfium._FPDFPageObj_GetMark(object, index)
    if (!pdfium._FPDFPageObjMark_GetName(mark, buffer, bytes, written) || text() !== 'OC') continue
    pdfium.HEAPU8.set(Buffer.from('Name\0'), scratch)
    const isNamed = pdfium._FPDFPageObjMark_GetParamStringValue(
      mark,
      scratch,
      buffer,
      bytes,
      written,
    )
    return isNamed ? text() : ''
  }
  return undefined
}

function boundsOf(
  pdfium: ObjectFunctions,
  object: number,
  matrix: Matrix,
  scratch: number,
): Rectangle {
  pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)
  const [left, bottom, right, top] = floatsAt(pdfium, scratch, 4) as [
    number,
    number,
    number,
    number,
  ]
  const [a, b, c, d, e, f] = matrix as [number, number, number, number, number, number]
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  )
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  }
}

/** First `inner`, then `outer`. */
function times(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner as [number, number, number, number, number, number]
  const [g, h, i, j, k, l] = outer as [number, number, number, number, number, number]
  return [
    a * g + b * i,
    a * h + b * j,
    c * g + d * i,
    c * h + d * j,
    e * g + f * i + k,
    e * h + f * j + l,
  ]
}

function floatsAt(pdfium: ObjectFunctions, pointer: number, count: number): number[] {
  const memory = new DataView(pdfium.HEAPU8.buffer)
  return Array.from({ length: count }, (_, index) => memory.getFloat32(pointer + 4 * index, true))
}

function overlaps(one: Rectangle, other: Rectangle): boolean {
  return (
    one.left - SLACK < other.right &&
    other.left < one.right + SLACK &&
    one.bottom - SLACK < other.top &&
    other.bottom < one.top + SLACK
  )
}

function sizeOf({ left, right, top, bottom }: Rectangle): number {
  return (right - left) * (top - bottom)
}
