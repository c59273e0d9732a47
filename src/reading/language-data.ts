import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

/** Indexes of parts (`TessdataType` of Tesseract 5). */
const PARTS = { words: 19, letters: 21 }
/** Bytes before the edges of a word graph: a mark, the number of letters, the number of edges. */
const GRAPH_HEAD = 10
/** An edge is a number of 64 bits. From the lowest: its letter, its flags, the next node. */
const FLAGS = { isLast: 1, isBackward: 2, endsWord: 4 }
const FLAG_VALUES = 8

const { resolve } = createRequire(import.meta.url)
const unzip = promisify(gunzip)

/** Tesseract's data for a language, from its npm package, without a download. */
export async function loadLanguage(language: 'ben' | 'eng'): Promise<Buffer> {
  const file = `@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`
  return unzip(await readFile(resolve(file)))
}

/**
 * The words that the data of a language lists. They are the paths of a graph (`SquishedDawg` of
 * Tesseract 5): each edge has a letter, flags, and the number of the next node's first edge.
 */
export function wordsIn(data: Buffer): string[] {
  const letters = partOf(data, PARTS.letters)
    .toString()
    .split('\n')
    .slice(1)
    .map((line) => line.split(' ', 1)[0]!)
  const graph = partOf(data, PARTS.words)
  const letterValues = 2 ** Math.ceil(Math.log2(graph.readInt32LE(2) + 1))
  const words: string[] = []

  function walk(first: number, prefix: string): void {
    for (let at = first; ; at += 1) {
      const edge = edgeAt(graph, at)
      const rest = Math.floor(edge / letterValues)
      const [flags, next] = [rest % FLAG_VALUES, Math.floor(rest / FLAG_VALUES)]
      if (flags & FLAGS.isBackward) return
      const word = prefix + letters[edge % letterValues]!
      if (flags & FLAGS.endsWord) words.push(word)
      if (next > 0) walk(next, word)
      if (flags & FLAGS.isLast) return
    }
  }
  walk(0, '')
  return words
}

function edgeAt(graph: Buffer, index: number): number {
  const at = GRAPH_HEAD + 8 * index
  return graph.readUInt32LE(at) + graph.readUInt32LE(at + 4) * 2 ** 32
}

/** A file of data begins with the number of its parts and their offsets; -1 for an absent part. */
function partOf(data: Buffer, index: number): Buffer {
  const offsets = Array.from({ length: data.readInt32LE(0) }, (_, part) =>
    Number(data.readBigInt64LE(4 + 8 * part)),
  )
  const from = offsets[index]!
  return data.subarray(from, Math.min(data.length, ...offsets.filter((offset) => offset > from)))
}
