import { DOCUMENT_KINDS, TOPICS } from '../content.ts'
import { bn, en, type Words } from '../words/public-words.ts'
import { foldAlike, foldedWords } from '@pathshala/bengali/fold'
import { groupsOf } from './synonyms.ts'

/** A kind or a topic. Words of its name find all of its documents. */
type Label = { kind: string } | { topic: string }

/** Most downloads are forms, whatever their titles say. */
const FORM = 'ফরম'

const LABELS = [
  ...TOPICS.map((topic) => named({ topic }, (words) => words.topics[topic])),
  ...DOCUMENT_KINDS.map((kind) =>
    named({ kind }, (words) => words[kind].caption, kind === 'downloads' ? FORM : ''),
  ),
]

/** The kinds and topics that have this word, or a synonym, in their name. */
export function labelsOf(exact: string): Label[] {
  const alike = foldAlike(exact)
  const groups = groupsOf(exact)
  return LABELS.filter(({ names }) =>
    names.some((name) => name.alike === alike || name.groups.some((one) => groups.includes(one))),
  ).map(({ label }) => label)
}

function named(label: Label, nameIn: (words: Words) => string, ...more: string[]) {
  const names = foldedWords([nameIn(bn), nameIn(en), ...more].join(' '))
  return { label, names: names.map((alike) => ({ alike, groups: groupsOf(alike) })) }
}
