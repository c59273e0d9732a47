import { type ErrorParams, fillPlaceholders } from '../errors/browser-errors.ts'

/** English, for the terminal and for programs. `url` is the address that was asked for. */
const SENTENCES = {
  'no-address': '{url} is not an address of a site. Write http://… or https://….',
  'address-with-name': '{url} contains a user name. Write the address without it.',
  // The sentence ends with the option, so that it can be copied.
  'private-address': '{address} is a private address. Allow it with --allow-private {host}',
  'too-many-redirects': '{url} led to another address more than {max} times.',
  'web-page-for-list': '{url} answered with a web page in place of a list.',
  'web-page-for-file': '{url} answered with a web page in place of a file.',
  'not-a-list': '{url} answered with something that is not a list.',
  status: '{url} answered with the status {status}.',
  'too-large': '{url} is larger than {megabytes} MB.',
  silent: '{url} sent nothing for {seconds} s. Try again later.',
  'too-slow': '{url} took longer than {seconds} s. Try again later.',
  compressed: '{url} sent compressed data, which could be larger than any limit.',
  certificate:
    '{url} has a certificate that is not valid ({code}). Try http:// in place of https://.',
  'unknown-host': '{url} has a host that does not exist. Check the address.',
  'refused-connection':
    '{url} refused the connection. Check the address, and whether the site runs.',
  broken: '{url} broke off three times ({code}). Try again later.',
  failed: '{url} cannot be fetched ({code}).',
  'not-a-zip': '{file} is not a whole zip file. Pack the folder again.',
  'path-out-of-zip': '{path} leads out of the zip file.',
  'not-a-file': '{path} is a link or a device and not a file.',
  'locked-in-zip': '{path} is locked with a password.',
  'unknown-packing': '{path} is packed in a way that cannot be read.',
  'too-large-in-zip': '{path} would have {bytes} bytes.',
  'damaged-in-zip': '{path} is damaged inside the zip file.',
  'not-in-uploads': '{path} is not among the uploaded files of the old site.',
} as const

export type FileProblemCode = keyof typeof SENTENCES

/** Why a file, or a list, does not come. The message is its English sentence. */
export class IncomingFileError extends Error {
  readonly code: FileProblemCode
  readonly params: ErrorParams

  constructor(code: FileProblemCode, params: ErrorParams, cause?: unknown) {
    super(fillPlaceholders(SENTENCES[code], params), { cause })
    this.code = code
    this.params = params
  }
}
