import { readFile, writeFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { readCompoundFile } from '../files/compound-file.ts'
import { HIDDEN_KINDS, type HiddenPart } from '../files/hidden-part.ts'
import { nameOfPath } from '../files/stored-name.ts'
import { authorsIn, authorsInPdf, withoutAuthors, withoutAuthorsInPdf } from './authors.ts'
import { MAX_PAGES, refusalOf as readingRefusalOf } from './reading.ts'

/** A file can have thousands. More names help nobody. */
const MAX_PARTS = 40
const MAX_NAME = 80
const EMBEDDED = /^(?:word|xl)\/embeddings\/./
/** An equation is smaller. */
const MAX_EQUATION = 1e6

export interface InspectionTask {
  source: string
  mimeType: string
  /** Where a copy is written without the names in its description. The copy is looked through then. */
  unnamedCopy?: string
}

export type Inspection = { parts: HiddenPart[] } | { refused: string }

/** Lists what a file contains and its page does not show. Runs in a process of its own. */
export async function run({ source, mimeType, unnamedCopy }: InspectionTask): Promise<Inspection> {
  if (unnamedCopy) await writeFile(unnamedCopy, await withoutNames(source, mimeType))
  return { parts: inOrder(await hiddenIn(unnamedCopy ?? source, mimeType)) }
}

async function withoutNames(source: string, mimeType: string): Promise<Uint8Array> {
  const bytes = await readFile(source)
  if (mimeType !== 'application/pdf') return withoutAuthors(bytes)
  const { openPdf } = await import('./pdf-file.ts')
  return withoutAuthorsInPdf(await openPdf(bytes), bytes)
}

export function refusalOf(error: unknown): Inspection | undefined {
  return readingRefusalOf(error) && { refused: String(error) }
}

/** Loads only what a file of this type needs. */
async function hiddenIn(source: string, mimeType: string): Promise<HiddenPart[]> {
  const bytes = await readFile(source)
  if (mimeType === 'application/pdf') return [...(await concealedInPdf(bytes))]
  const others = [...filesInOffice(bytes), ...authorsIn(bytes)]
  if (mimeType.endsWith('.document')) {
    const { hiddenInDocx } = await import('./read-docx.ts')
    return [...(await hiddenInDocx(source)), ...others]
  }
  const { hiddenInXlsx } = await import('./hidden-in-xlsx.ts')
  return [...hiddenInXlsx(bytes), ...others]
}

/**
 * The whole files that Word or Excel puts inside for a table or a chart: all sheets of a workbook, of
 * which the page shows a part. An equation is stored in the same way, and has nothing to hide.
 */
function filesInOffice(bytes: Uint8Array): HiddenPart[] {
  const names: string[] = []
  const possibleEquations = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!EMBEDDED.test(name)) return false
      names.push(name)
      return name.endsWith('.bin') && originalSize < MAX_EQUATION
    },
  })
  const isEquation = (name: string) =>
    readCompoundFile(Buffer.from(possibleEquations[name] ?? []))?.streams.some(
      (stream) => stream.name === 'Equation Native',
    )
  return names
    .filter((name) => !isEquation(name))
    .map((name) => ({ kind: 'insertedFile', name: nameOfPath(name) }))
}

async function concealedInPdf(bytes: Uint8Array): Promise<HiddenPart[]> {
  const { openPdf } = await import('./pdf-file.ts')
  const file = await openPdf(bytes)
  const parts: HiddenPart[] = []
  for (let index = 0; index < Math.min(file.pageCount, MAX_PAGES); index += 1) {
    await file.usePage(index, async (page) => void parts.push(...page.concealed()))
  }
  const files = file.files().map((name): HiddenPart => ({ kind: 'insertedFile', name }))
  return [...parts, ...files, ...authorsInPdf(file, bytes)]
}

/** Each part once, by kind, without names that say nothing. */
function inOrder(parts: HiddenPart[]): HiddenPart[] {
  const named = parts.map(({ kind, name }) => ({ kind, name: shortened(name) }))
  const byText = new Map(named.map((part) => [`${part.kind} ${part.name}`, part]))
  return [...byText.values()]
    .filter(({ kind, name }) => kind === 'layer' || /[\p{L}\p{N}]/u.test(name))
    .toSorted((a, b) => HIDDEN_KINDS.indexOf(a.kind) - HIDDEN_KINDS.indexOf(b.kind))
    .slice(0, MAX_PARTS)
}

function shortened(name: string): string {
  const text = name.normalize('NFC').replace(/\s+/g, ' ').trim()
  return text.length > MAX_NAME ? `${text.slice(0, MAX_NAME - 1).trimEnd()}…` : text
}
