import { type ErrorParams, fillPlaceholders } from './browser-errors.ts'
import { ERROR_SENTENCES } from './sentences.ts'

type Sentences = typeof ERROR_SENTENCES

export type ErrorCode = keyof Sentences

type PlaceholdersOf<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never

/** A code that needs no params. */
export type PlainCode = {
  [C in ErrorCode]: PlaceholdersOf<Sentences[C]> extends never ? C : never
}[ErrorCode]

/** A code, and exactly the params that its sentence has. */
export type Coded =
  | [code: PlainCode, params?: Record<string, never>]
  | {
      [C in Exclude<ErrorCode, PlainCode>]: [
        code: C,
        params: Record<PlaceholdersOf<Sentences[C]>, string | number>,
      ]
    }[Exclude<ErrorCode, PlainCode>]

/** An error in one input field. `path` is the field's API name. */
export interface FieldError {
  path: string
  code: ErrorCode
  params: ErrorParams
  /** The English sentence. */
  message: string
}

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_SENTENCES, code)
}

export function englishSentence(code: ErrorCode, params: ErrorParams): string {
  return fillPlaceholders(ERROR_SENTENCES[code], params)
}

export function fieldError(path: string, ...[code, params = {}]: Coded): FieldError {
  return { path, code, params, message: englishSentence(code, params) }
}
