/**
 * Bijoy fonts have Bengali glyphs at the codes of Latin letters and signs. These are next to letters,
 * or in the middle of words, only in text that was typed for such a font. Short words may not show
 * it.
 */
const TELLTALE = /[A-Za-z][†‡ˆ‰Š¨ÿ©¯¶¤¦]|[†‡ˆ‰Š¨ÿ©¯¶¤¦][A-Za-z]|[a-z][À-ÖØ-Þ]/

/** Whether a text, or a part of it, was typed in Bijoy's encoding. */
export function looksLikeBijoy(text: string): boolean {
  return TELLTALE.test(text)
}
