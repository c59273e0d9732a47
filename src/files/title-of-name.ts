/** Names that phones, scanners and programs give to files. A screenshot has the name of its app. */
const NO_NAME =
  /^screen[ _-]?shot\b.*|\b(?:img|mvimg|mp|image|dsc[nf]?|pxl|vid|scan(?:ned|ner)?|cam ?scanner|adobe|doc(?:ument)?|file|photo|picture|pic|whatsapp|messenger|signal|fb|received|sent|untitled|microsoft|word|excel|new|copy|final|draft|page|print|output|export|download|attachment|notice|pdf|am|pm|at|of)\b/gi
/** “WA0003”, “20261123”, a hash. */
const CODE = /(?=\S*\d)[a-z\d]{3,}/gi
/** Letters of Bijoy, whose names are not readable. */
const BIJOY = /[†‡ˆ‰Š©¨ÿ‹›]/
const BENGALI = /[\u0980-\u09ff]/

/** A title from the name of a file; undefined if the name says nothing. */
export function titleOfName(fileName: string): string | undefined {
  const title = fileName
    .normalize('NFC')
    .replace(/\.\w{1,5}$/, '')
    .replace(/[_+]|%20/g, ' ')
    .replace(/([\p{L}\p{M}])[-–](?=\p{L})/gu, '$1 ')
    .replace(/\((?:\d+|copy)\)|[-–]\s*copy\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const count = countWords(title)
  const says = BENGALI.test(title) ? count > 0 : count > 1
  return says && !BIJOY.test(title) ? title : undefined
}

/** The words of a name that a person has written: 0 for the name of a phone, a scanner or an app. */
export function countWords(name: string): number {
  const written = name.replace(NO_NAME, ' ').replace(CODE, ' ')
  return written.match(/\p{L}[\p{L}\p{M}]+/gu)?.length ?? 0
}
