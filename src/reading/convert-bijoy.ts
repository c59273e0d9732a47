import { createRequire } from 'node:module'
import type bnBijoy2Unicode from '@codesigntheory/bnbijoy2unicode'

// The package is CommonJS. Its types describe the result of `require`, and not of `import`.
const { default: bijoyToUnicode } = createRequire(import.meta.url)(
  '@codesigntheory/bnbijoy2unicode',
) as { default: typeof bnBijoy2Unicode }

/** `ABCDEF+SutonnyMJ`, `SutonnyMJ-Bold`, `SutonnyMJ,Italic`; but `SutonnyOMJ` is Unicode. */
const BIJOY_FONT = /(?<!O)MJ(?:[-, ]?(?:bold|italic|oblique|regular|normal)+)*$/i

/**
 * Bijoy fonts have Bengali glyphs at the codes of Latin letters. Only the name of the font shows
 * this. English text must not be converted, because it would become nonsense.
 */
export function isBijoyFont(name: string): boolean {
  return BIJOY_FONT.test(name)
}

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
  return inner ? before + bijoyToUnicode(inner) + after : text
}

export interface Run {
  text: string
  isBijoy: boolean
}

/** Converts neighbouring runs in Bijoy together, because vowel signs move between them. */
export function joinRuns(runs: Run[]): string {
  const joined: Run[] = []
  for (const { text, isBijoy } of runs) {
    const last = joined.at(-1)
    // A blank belongs to the run before it, whatever its font is.
    if (last && (last.isBijoy === isBijoy || !text.trim())) last.text += text
    else joined.push({ text, isBijoy })
  }
  const text = joined.map((run) => (run.isBijoy ? fromBijoy(run.text) : run.text)).join('')
  return text.normalize()
}
