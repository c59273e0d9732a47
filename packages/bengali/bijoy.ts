/**
 * Bijoy fonts have Bengali glyphs at the codes of Latin letters and signs. Only in text for such a
 * font, these signs are next to letters, and capitals are inside words. Short words may have
 * neither.
 */
const TELLTALE = /[A-Za-z][†‡ˆ‰Š¨ÿ©¯¶¤¦]|[†‡ˆ‰Š¨ÿ©¯¶¤¦][A-Za-z]|[a-z][À-ÖØ-Þ]/

/** Whether a text, or a part of it, was typed in Bijoy's encoding. */
export function looksLikeBijoy(text: string): boolean {
  return TELLTALE.test(text)
}

/**
 * `ABCDEF+SutonnyMJ`, `SutonnyMJ-Bold`, `SutonnyMJ,Italic`; but `SutonnyOMJ` is Unicode. The ANSI mode of
 * Avro and OpenBangla has the same codes in fonts of its own: `Kalpurush ANSI`, `SiyamRupaliANSI-V2.0`.
 */
const BIJOY_FONT =
  /(?:(?<!O)MJ|ANSI)(?:[-_ ]?(?:v|ver|version)?[-_. ]?\d+(?:\.\d+)*)?(?:[-, ]?(?:bold|italic|oblique|regular|normal))*$/i

/**
 * Bijoy fonts have Bengali glyphs at the codes of Latin letters. Only the name of the font shows
 * this. English text must not be converted, because it would become nonsense.
 */
export function isBijoyFont(name: string): boolean {
  return BIJOY_FONT.test(name)
}
