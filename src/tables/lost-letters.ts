/** A cell of question marks, which Excel writes into a plain CSV file in place of Bengali letters. */
const QUESTION_MARKS = /^(?=(?:[^?]*\?){3})[^\p{L}]+$/u
/** Replacement characters, or UTF-8 of Bengali letters that was read as Windows-1252: à¦¬à§‡. */
const BROKEN = /\uFFFD|à[¦§]/

/** Whether a program could not write the letters of a text, or read them in a wrong encoding. */
export function hasLostLetters(text: string): boolean {
  return BROKEN.test(text) || QUESTION_MARKS.test(text)
}
