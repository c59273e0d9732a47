/**
 * Addresses with a hidden separator: a percent-encoded `/` or `\`, encoded once or more, or a plain
 * `\`. nginx, Fastify and React Router may disagree whether it separates path segments, and so
 * about the page.
 */
export const ENCODED_SEPARATORS: string[] = [
  ...['%2f', '%2F', '%5c', '%5C', '%252f', '%255C', '%25252f'].flatMap(addressesWith),
  '/uploads%2f..%5cadmin/dashboard',
  '/api/admin%2fme',
  '/api/admin/..%5cnotices',
]

/** Only for requests over a real connection, because `inject` replaces `\` with `/`. */
export const PLAIN_BACKSLASHES = addressesWith('\\')

function addressesWith(separator: string): string[] {
  return [
    `/admin/dashboard/..${separator}..${separator}uploads/offer`,
    `/admin/dashboard/accounts${separator}`,
    `/admin${separator}dashboard`,
    `/uploads/..${separator}admin/dashboard`,
    `/gallery-uploads${separator}..${separator}admin/dashboard`,
    `/en/x${separator}..${separator}..${separator}admin/dashboard`,
    `/x/${separator}../admin/dashboard?q=1`,
    `/assets/..${separator}..${separator}admin/dashboard`,
  ]
}
