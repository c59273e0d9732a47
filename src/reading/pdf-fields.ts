import { isBijoyFont } from '@pathshala/bengali/bijoy'
import { fromBijoy } from '@pathshala/bengali/convert-bijoy'
import type { Box } from './lines.ts'

/** An entry of a form, or a text that somebody wrote on the page. */
export interface Field {
  /** The entry, or a box with or without its tick. */
  text: string
  isTick: boolean
  box: Box
}

/** Functions of PDFium for forms. The package has but does not declare them. */
export interface FormFunctions {
  _FPDF_GetFormType(document: number): number
  _FPDFDOC_InitFormFillEnvironment(document: number, settings: number): number
  _FORM_OnAfterLoadPage(page: number, form: number): void
  _FORM_OnBeforeClosePage(page: number, form: number): void
  _FPDF_FFLDraw(
    form: number,
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    turn: number,
    flags: number,
  ): void
  _FPDFPage_GetAnnotCount(page: number): number
  _FPDFPage_GetAnnot(page: number, index: number): number
  _FPDFPage_CloseAnnot(annotation: number): void
  _FPDFAnnot_GetSubtype(annotation: number): number
  _FPDFAnnot_GetFlags(annotation: number): number
  _FPDFAnnot_GetRect(annotation: number, rectangle: number): number
  _FPDFAnnot_GetFileAttachment(annotation: number): number
  _FPDFDoc_GetAttachmentCount(document: number): number
  _FPDFDoc_GetAttachment(document: number, index: number): number
  _FPDFAttachment_GetName(attachment: number, buffer: number, bytes: number): number
  _FPDFAnnot_GetStringValue(annotation: number, key: number, buffer: number, bytes: number): number
  _FPDFAnnot_GetFormFieldType(form: number, annotation: number): number
  _FPDFAnnot_GetFormFieldFlags(form: number, annotation: number): number
  _FPDFAnnot_GetFormFieldValue(
    form: number,
    annotation: number,
    buffer: number,
    bytes: number,
  ): number
  _FPDFAnnot_IsChecked(form: number, annotation: number): number
  _FPDFAnnot_GetOptionCount(form: number, annotation: number): number
  _FPDFAnnot_IsOptionSelected(form: number, annotation: number, index: number): number
  _FPDFAnnot_GetOptionLabel(
    form: number,
    annotation: number,
    index: number,
    buffer: number,
    bytes: number,
  ): number
  HEAPU8: Uint8Array
  wasmExports: { malloc(bytes: number): number; free(pointer: number): void }
}

/** Bytes of PDFium's settings for forms, and their version. */
const SETTINGS = { bytes: 256, version: 2 }
/** A page has no more; a hostile file has millions. */
const MAX_FIELDS = 2000
const MAX_BYTES = 20_000
const SUBTYPE = { text: 3, file: 17, widget: 20 }
/** Links, texts on the page, the windows of notes, and fields. */
const SHOWN = new Set([2, SUBTYPE.text, 16, SUBTYPE.widget])
const TYPE = { tick: 2, radio: 3, choice: 4, list: 5, text: 6 }
/** Flags of annotations that a viewer does not show: hidden, and not on the screen. */
const UNSEEN = 0x02 | 0x20
/** The flag of a field that shows an asterisk for each letter. */
const PASSWORD = 1 << 13
const TICK = { on: '☒', off: '☐' }

/** The form of a document; undefined if it has none. */
export function openForm(pdfium: FormFunctions, document: number): number | undefined {
  if (pdfium._FPDF_GetFormType(document) === 0) return undefined
  const settings = pdfium.wasmExports.malloc(SETTINGS.bytes)
  pdfium.HEAPU8.fill(0, settings, settings + SETTINGS.bytes)
  new DataView(pdfium.HEAPU8.buffer).setUint32(settings, SETTINGS.version, true)
  return pdfium._FPDFDOC_InitFormFillEnvironment(document, settings) || undefined
}

/**
 * The entries of a page, as a viewer shows them. `toBox` gets a rectangle in the page's
 * coordinates, in which `y` grows upwards. Boxes of a form in which none is ticked say nothing.
 */
export function fieldsOf(
  pdfium: FormFunctions,
  page: number,
  form: number | undefined,
  toBox: (rectangle: Box) => Box,
): Field[] {
  const fields = readAnnotations(pdfium, page, form, (reader) => fieldOf(reader, toBox))
  const isTicked = fields.some(({ text }) => text === TICK.on)
  return fields.filter(({ isTick }) => !isTick || isTicked)
}

/** The notes that a viewer shows only after a click, or never, and the names of files beside them. */
export function notesOf(pdfium: FormFunctions, page: number): { notes: string[]; files: string[] } {
  const annotations = readAnnotations(pdfium, page, undefined, (reader) => {
    const isNote = !SHOWN.has(reader.subtype) || (reader.flags & UNSEEN) !== 0
    const isFile = reader.subtype === SUBTYPE.file
    return [
      { note: isNote ? reader.string('Contents') : '', file: isFile ? reader.fileName() : '' },
    ]
  })
  return {
    notes: annotations.flatMap(({ note }) => note || []),
    files: annotations.flatMap(({ file }) => file || []),
  }
}

/** The names of the files that a document has inside. */
export function filesIn(pdfium: FormFunctions, document: number): string[] {
  const count = Math.min(pdfium._FPDFDoc_GetAttachmentCount(document), MAX_FIELDS)
  const buffer = pdfium.wasmExports.malloc(MAX_BYTES)
  try {
    return Array.from({ length: Math.max(0, count) }, (_, index) => {
      const file = pdfium._FPDFDoc_GetAttachment(document, index)
      return writtenBy(
        pdfium,
        buffer,
      )((to, bytes) => pdfium._FPDFAttachment_GetName(file, to, bytes))
    })
  } finally {
    pdfium.wasmExports.free(buffer)
  }
}

function readAnnotations<T>(
  pdfium: FormFunctions,
  page: number,
  form: number | undefined,
  read: (reader: Reader) => T[],
): T[] {
  const count = Math.min(pdfium._FPDFPage_GetAnnotCount(page), MAX_FIELDS)
  if (count < 1) return []
  const buffer = pdfium.wasmExports.malloc(MAX_BYTES)
  try {
    return Array.from({ length: count }, (_, index): T[] => {
      const annotation = pdfium._FPDFPage_GetAnnot(page, index)
      if (!annotation) return []
      try {
        return read(createReader(pdfium, annotation, form, buffer))
      } finally {
        pdfium._FPDFPage_CloseAnnot(annotation)
      }
    }).flat()
  } finally {
    pdfium.wasmExports.free(buffer)
  }
}

/** PDFium writes UTF-16 with a zero at its end, or only the length if the text is too long. */
function writtenBy(pdfium: FormFunctions, buffer: number) {
  return (write: (buffer: number, bytes: number) => number): string => {
    const bytes = write(buffer, MAX_BYTES)
    if (bytes <= 2 || bytes > MAX_BYTES) return ''
    return Buffer.from(pdfium.HEAPU8.slice(buffer, buffer + bytes - 2)).toString('utf16le')
  }
}

type Reader = ReturnType<typeof createReader>

function createReader(
  pdfium: FormFunctions,
  annotation: number,
  form: number | undefined,
  buffer: number,
) {
  const written = writtenBy(pdfium, buffer)
  return {
    form,
    flags: pdfium._FPDFAnnot_GetFlags(annotation),
    subtype: pdfium._FPDFAnnot_GetSubtype(annotation),
    ofForm:
      form === undefined
        ? undefined
        : {
            type: pdfium._FPDFAnnot_GetFormFieldType(form, annotation),
            flags: pdfium._FPDFAnnot_GetFormFieldFlags(form, annotation),
            isTicked: () => pdfium._FPDFAnnot_IsChecked(form, annotation) === 1,
            value: () =>
              written((to, bytes) =>
                pdfium._FPDFAnnot_GetFormFieldValue(form, annotation, to, bytes),
              ),
            chosen: () => {
              const count = Math.min(pdfium._FPDFAnnot_GetOptionCount(form, annotation), MAX_FIELDS)
              return Array.from({ length: Math.max(0, count) }, (_, index) => index)
                .filter(
                  (index) => pdfium._FPDFAnnot_IsOptionSelected(form, annotation, index) === 1,
                )
                .map((index) =>
                  written((to, bytes) =>
                    pdfium._FPDFAnnot_GetOptionLabel(form, annotation, index, to, bytes),
                  ),
                )
            },
          },
    string: (key: string): string => {
      const name = pdfium.wasmExports.malloc(key.length + 1)
      pdfium.HEAPU8.set(Buffer.from(`${key}\0`), name)
      try {
        return written((to, bytes) => pdfium._FPDFAnnot_GetStringValue(annotation, name, to, bytes))
      } finally {
        pdfium.wasmExports.free(name)
      }
    },
    fileName: () =>
      written((to, bytes) =>
        pdfium._FPDFAttachment_GetName(pdfium._FPDFAnnot_GetFileAttachment(annotation), to, bytes),
      ),
    rectangle: (): Box | undefined => {
      if (!pdfium._FPDFAnnot_GetRect(annotation, buffer)) return undefined
      const memory = new DataView(pdfium.HEAPU8.buffer)
      const [left, top, right, bottom] = [0, 4, 8, 12].map((offset) =>
        memory.getFloat32(buffer + offset, true),
      ) as [number, number, number, number]
      return { left, top, right, bottom }
    },
  }
}

function fieldOf(reader: Reader, toBox: (rectangle: Box) => Box): Field[] {
  if ((reader.flags & UNSEEN) !== 0) return []
  const rectangle = reader.rectangle()
  const { ofForm } = reader
  const isTick = ofForm !== undefined && (ofForm.type === TYPE.tick || ofForm.type === TYPE.radio)
  const text = isTick ? (ofForm.isTicked() ? TICK.on : TICK.off) : entryOf(reader)
  if (!rectangle || !text) return []
  return [{ text, isTick, box: toBox(rectangle) }]
}

function entryOf({ subtype, ofForm, string }: Reader): string {
  if (subtype === SUBTYPE.text) return clean(string('Contents'))
  if (subtype !== SUBTYPE.widget || !ofForm) return ''
  const { type, flags, value, chosen } = ofForm
  const isBijoy = isBijoyFont(/\/(\S+)\s+[\d.]+\s+Tf/.exec(string('DA'))?.[1] ?? '')
  const unicode = (text: string) => clean(isBijoy ? fromBijoy(text) : text)
  if (type === TYPE.choice || type === TYPE.list) return unicode(chosen().join(', ') || value())
  return type === TYPE.text && (flags & PASSWORD) === 0 ? unicode(value()) : ''
}

function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
