import type { Block } from './blocks.ts'
import { byId, formatNumber } from './numbering.ts'
import type { Part } from './parts.ts'
import { all, first, isTrue, outermost, valueOf, type XmlElement } from './xml.ts'

export type NoteKind = 'footnote' | 'endnote'

interface Reference {
  kind: NoteKind
  id: string | undefined
  mark: string
}

export interface Notes {
  /** The mark in the text. It is empty if the text has a mark of its own. */
  refer(kind: NoteKind, reference: XmlElement): string
  /** The notes of all references, in the order of the pages. */
  list(read: (part: Part, note: XmlElement) => Block[]): Block[]
}

export function createNotes(document: Part): Notes {
  const references: Reference[] = []
  const count = { footnote: 0, endnote: 0 }

  function formatOf(kind: NoteKind) {
    const section = outermost(document.root, ['w:sectPr']).at(-1)
    const settings = document.related('settings')?.root
    const found = [section, settings].map((one) => first(one, `w:${kind}Pr`)).find(Boolean)
    const format = first(found, 'w:numFmt')
    const start = Number(valueOf(found, 'w:numStart') ?? 1)
    const roman = { name: 'w:numFmt', attributes: { 'w:val': 'lowerRoman' }, children: [] }
    return { format: format ?? (kind === 'endnote' ? roman : undefined), start }
  }

  const formats = { footnote: formatOf('footnote'), endnote: formatOf('endnote') }

  return {
    refer(kind, reference) {
      const id = reference.attributes['w:id']
      if (isTrue(reference.attributes['w:customMarkFollows'])) {
        references.push({ kind, id, mark: '' })
        return ''
      }
      const { format, start } = formats[kind]
      const mark = raised(formatNumber(start + count[kind], format))
      count[kind] += 1
      references.push({ kind, id, mark })
      return mark
    },
    list(read) {
      // Footnotes are on the pages, endnotes after the last one.
      return (['footnote', 'endnote'] as const).flatMap((kind) => {
        const part = document.related(`${kind}s`)
        if (!part) return []
        const notes = byId(all(part.root, `w:${kind}`), 'w:id')
        const ofKind = references.filter((one) => one.kind === kind)
        return ofKind.flatMap(({ id, mark }) => {
          const note = id === undefined ? undefined : notes.get(id)
          if (!note) return []
          // Word gives each note one reference.
          notes.delete(id!)
          return read(part, note).map((block, index) =>
            'text' in block
              ? { text: index === 0 ? `${mark} ${block.text}`.trim() : block.text, isListed: true }
              : block,
          )
        })
      })
    },
  }
}

const RAISED: Record<string, string> = Object.fromEntries(
  Array.from('0123456789ivxlcdm', (sign, index) => [sign, Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹ⁱᵛˣˡᶜᵈᵐ')[index]!]),
)

function raised(mark: string): string {
  return Array.from(mark, (sign) => RAISED[sign] ?? sign).join('')
}
