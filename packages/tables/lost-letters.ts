/** A cell of question marks, which Excel writes into a plain CSV file in place of Bengali letters. */
const QUESTION_MARKS = /^(?=(?:[^?]*\?){3})[^\p{L}]+$/u
/** Replacement characters, or UTF-8 of Bengali letters that was read as Windows-1252: à¦¬à§‡. */
const BROKEN = /\uFFFD|à[¦§]/
/** A longer text, such as that of a document, can contain one such sign and still be right. */
const MAX_LETTERS = 300

/** Whether a program could not write the letters of a cell, or read them in a wrong encoding. */
export function hasLostLetters(cell: string): boolean {
  return cell.length <= MAX_LETTERS && (BROKEN.test(cell) || QUESTION_MARKS.test(cell))
}
