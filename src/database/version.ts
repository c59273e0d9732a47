/** The version of a record that a change is based on. With undefined, any version is replaced. */
export type ExpectedVersion = number | undefined

/** If-Match accepts nine digits. */
export const MAX_VERSION = 999_999_999

/** The version in an If-Match header. No header, or `*`, accepts any version. */
export function parseIfMatch(header: string | undefined): ExpectedVersion {
  if (header === undefined || header.trim() === '*') return undefined
  const [, version] = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim()) ?? []
  // Other text never matches a version.
  return version === undefined ? -1 : Number(version)
}
