import { type ErrorParams, fillPlaceholders } from '../errors/browser-errors.ts'
import { type FileProblemCode, fileProblemWords } from '../features/moves/reason-words.ts'

/** Why a file, or a list, does not come. The message is its English sentence. */
export class IncomingFileError extends Error {
  readonly code: FileProblemCode
  readonly params: ErrorParams

  constructor(code: FileProblemCode, params: ErrorParams, cause?: unknown) {
    super(fillPlaceholders(fileProblemWords.en[code], params), { cause })
    this.code = code
    this.params = params
  }
}

/** Whether the old site, or the folder of a list, does not have the file. */
export function isAbsent(error: unknown): boolean {
  if (!(error instanceof IncomingFileError)) return false
  if (error.code === 'not-in-folder') return true
  if (error.code !== 'status') return false
  return error.params['status'] === 404 || error.params['status'] === 410
}
