import { type ErrorParams, fillPlaceholders } from '../errors/browser-errors.ts'
import { type FileProblemCode, fileProblemWords } from '../features/moves/file-problem-words.ts'

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
