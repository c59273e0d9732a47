import { bn } from '../words/bn.ts'

/** A page in both languages that needs nothing: no database, no script, no style. */
export function plainPage(texts: { bn: string; en: string }): string {
  const { title } = bn.failure
  return `<!doctype html><html lang="bn"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1><p>${texts.bn}</p><p lang="en">${texts.en}</p></main></html>\n`
}
