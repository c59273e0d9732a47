/** What a file can contain that its pages and its text do not show. */
export const HIDDEN_KINDS = [
  'sheet',
  'row',
  'column',
  'deletedText',
  'comment',
  'coveredText',
  'layer',
  'insertedFile',
  'author',
] as const

export interface HiddenPart {
  kind: (typeof HIDDEN_KINDS)[number]
  /** Its name, or the words themselves. */
  name: string
}

/** The parts in the column of a stored file. It is null until the file is looked through. */
export function parseHiddenParts(json: string | null): HiddenPart[] {
  return (JSON.parse(json ?? 'null') as HiddenPart[] | null) ?? []
}

export function namesAuthors(parts: HiddenPart[]): boolean {
  return parts.some(({ kind }) => kind === 'author')
}

export function hidesSomething(file: { hiddenParts: string | null } | undefined): boolean {
  return parseHiddenParts(file?.hiddenParts ?? null).length > 0
}
