import { createRequire } from 'node:module'
import type bnBijoy2Unicode from '@codesigntheory/bnbijoy2unicode'
import { joinBijoyRuns, type Run } from '../words/bijoy-runs.ts'

// The package is CommonJS. Its types describe the result of `require`, and not of `import`.
const { default: bijoyToUnicode } = createRequire(import.meta.url)(
  '@codesigntheory/bnbijoy2unicode',
) as { default: typeof bnBijoy2Unicode }

/**
 * Signs that stand alone. Bijoy has vowel signs and halves of letters at their codes, but those
 * stand beside a letter.
 */
const LONE_SIGNS = /((?<!\S)[–—‘’“”•…·]+(?!\S))/

/** Converts text that was written in a Bijoy font to Unicode. Keeps the blanks at both ends. */
export function fromBijoy(text: string): string {
  // The parts at odd indexes are the signs.
  return text
    .split(LONE_SIGNS)
    .map((part, index) => (index % 2 === 0 ? convertWords(part) : part))
    .join('')
}

function convertWords(text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return inner ? before + convertInner(inner) + after : text
}

/**
 * The package takes the end of ৌ for a sign before the next letter, and the ল below a letter for
 * another sign. For two backslashes, it repeats the whole text.
 */
function convertInner(bijoy: string): string {
  return bijoy
    .replaceAll('ø', '¬')
    .replace(/\\+/g, '\\')
    .split('Š')
    .map((part) => bijoyToUnicode(part))
    .join('ৗ')
    .replace(/ে(ঁ?)ৗ/g, 'ৌ$1')
}

/** Converts neighbouring runs in Bijoy together. */
export function joinRuns(runs: Run[]): string {
  return joinBijoyRuns(runs, fromBijoy)
}
