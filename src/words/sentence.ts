/** The Bengali text with the sign of a sentence's end: screen readers pause there. */
export function asSentence(text: string): string {
  return /[.।!?]$/.test(text) ? text : `${text}।`
}
