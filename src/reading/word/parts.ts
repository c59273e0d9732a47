import { readFile } from 'node:fs/promises'
import path from 'node:path/posix'
import { unzipSync } from 'fflate'
import { type Budget, createBudget } from '../../base/budget.ts'
import { decodeText } from '../../tables/decode-text.ts'
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
  const entries = unzipSync(await readFile(file), {
    filter: ({ name }) => /\.(?:xml|rels)$/i.test(name),
  })
  const files = new Map(
    Object.entries(entries).map(([name, bytes]) => [keyOf(name), bytes] as const),
  )
  const budget = createBudget()
  const main = relationshipsOf(files, '', budget).find(({ type }) => type === 'officeDocument')
  const part = partAt(files, main?.address ?? 'word/document.xml', budget)
  if (!part) throw new Unreadable('reading-damaged', 'The archive has no document.')
  return part
}

type Files = ReadonlyMap<string, Uint8Array>

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
