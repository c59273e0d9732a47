import { readFile } from 'node:fs/promises'
import path from 'node:path/posix'
import { unzipSync } from 'fflate'
import { type Budget, createBudget, TooLarge } from '@pathshala/tables/budget'
import { decodeText } from '@pathshala/tables/decode-text'
import { Unreadable } from '../reading.ts'
import { elementsIn, parseXml, type XmlElement } from './xml.ts'

export interface Part {
  root: XmlElement
  /** Of the whole document. */
  budget: Budget
  /** The target of a relationship: the path of a part, or the address of a page. */
  targetOf(id: string | undefined): Target | undefined
  /** The part of this type, such as `styles`. */
  related(type: string): Part | undefined
  relatedBy(id: string | undefined): Part | undefined
  /** The bytes of a file that is no part of Word's own, such as HTML. */
  fileOf(id: string | undefined): Uint8Array | undefined
}

interface Target {
  address: string
  isExternal: boolean
}

interface Relationship extends Target {
  id: string
  type: string
}

/** The main part of a Word document. @throws Unreadable, TooLarge */
export async function openWord(file: string): Promise<Part> {
  return openArchive(await readFile(file), createBudget())
}

/** @throws as `openWord`, and Error if the archive is damaged */
export function openArchive(archive: Uint8Array, budget: Budget): Part {
  let bytes = 0
  const entries = unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      const isXml = /\.(?:xml|rels)$/i.test(name)
      if (isXml) bytes += originalSize
      if (bytes > MAX_XML) throw new TooLarge(`${bytes} bytes of XML.`)
      return isXml
    },
  })
  const parts = new Map(
    Object.entries(entries).map(([name, content]) => [keyOf(name), content] as const),
  )
  const files: Files = {
    get: (key) => parts.get(key),
    find: (key) =>
      Object.values(
        unzipSync(archive, {
          filter: ({ name, originalSize }) => originalSize <= MAX_FILE && keyOf(name) === key,
        }),
      )[0],
  }
  const main = relationshipsOf(files, '', budget).find(({ type }) => type === 'officeDocument')
  const part = partAt(files, main?.address ?? 'word/document.xml', budget)
  if (!part) throw new Unreadable('reading-damaged', 'The archive has no document.')
  return part
}

/** Bytes of all XML files together, which a parser makes ten times as large, and of another file inside. */
export const MAX_XML = 30e6
const MAX_FILE = 2e6

interface Files {
  get: (key: string) => Uint8Array | undefined
  /** Also a file that is not XML. */
  find: (key: string) => Uint8Array | undefined
}

/** Some programs write names with backslashes, or with other capitals than in their references. */
function keyOf(name: string): string {
  return path.normalize(name.replaceAll('\\', '/')).replace(/^\/+/, '').toLowerCase()
}

function partAt(files: Files, address: string, budget: Budget): Part | undefined {
  const bytes = files.get(keyOf(address))
  if (!bytes) return undefined
  const relationships = relationshipsOf(files, address, budget)
  const byId = new Map(relationships.map((one) => [one.id, one]))
  const opened = (found: Relationship | undefined) =>
    found && !found.isExternal ? partAt(files, found.address, budget) : undefined
  return {
    root: parseXml(decodeText(bytes), budget),
    budget,
    targetOf: (id) => byId.get(id ?? ''),
    related: (type) => opened(relationships.find((one) => one.type === type)),
    relatedBy: (id) => opened(byId.get(id ?? '')),
    fileOf(id) {
      const found = byId.get(id ?? '')
      return found && !found.isExternal ? files.find(keyOf(found.address)) : undefined
    },
  }
}

/** The relationships of a part; those of the archive itself for an empty address. */
function relationshipsOf(files: Files, address: string, budget: Budget): Relationship[] {
  const { dir, base } = path.parse(address)
  const bytes = files.get(keyOf(`${dir}/_rels/${base}.rels`))
  if (!bytes) return []
  return elementsIn(parseXml(decodeText(bytes), budget)).map(({ attributes }) => {
    const isExternal = attributes['TargetMode'] === 'External'
    const target = attributes['Target'] ?? ''
    return {
      id: attributes['Id'] ?? '',
      type: path.basename(attributes['Type'] ?? ''),
      isExternal,
      address: isExternal || target.startsWith('/') ? target : path.join(dir, target),
    }
  })
}
