/** An address that the copy does not have, and where its content is now. */
export interface Redirect {
  /** Decoded, without a slash at the end. Bytes that are not UTF-8 stay as %XX. */
  path: string
  /** As visitors send it; empty without one. */
  query: string
  /** A percent-encoded path of the copy, or a whole address. */
  to: string
}

/** For Apache, as the `.htaccess` of the folder. Each character of the result is a byte. */
export function apacheRedirects(redirects: Redirect[]): string {
  const rules = bestFirst(redirects).flatMap(({ path, query, to }) => [
    ...(query ? [`RewriteCond %{QUERY_STRING} ^${pattern(query)}$ [NC]`] : []),
    `RewriteRule ^${pattern(bytesOf(path.slice(1)))}/?$ ${target(to).replaceAll('%', '\\%')} [R=301,L,NE,QSD]`,
  ])
  return ['ErrorDocument 404 /404.html', 'RewriteEngine On', ...rules, ''].join('\n')
}

/**
 * For nginx: maps for the context `http`; the comment shows the server's lines. Each character of
 * the result is a byte. nginx compares without regard to capitals.
 */
export function nginxRedirects(redirects: Redirect[]): string {
  const withPath = new Map<string, string>()
  const withQuery = new Map<string, string>()
  for (const { path, query, to } of bestFirst(redirects)) {
    for (const end of path === '/' ? [''] : ['', '/']) {
      const key = bytesOf(path + end) + (query && `?${query}`)
      const [folded, keys] = [key.toLowerCase(), query ? withQuery : withPath]
      // Two equal keys are an error for nginx.
      if (!keys.has(folded)) keys.set(folded, `  ${quote(key)} ${quote(target(to))};`)
    }
  }
  const keys = [...withPath.keys(), ...withQuery.keys()]
  const longest = Math.max(0, ...keys.map((key) => key.length))
  return [
    '# In the server of nginx, besides `root` and `index index.html`:',
    '#   error_page 404 /404.html;',
    '#   if ($copied_to) { return 301 $copied_to; }',
    `map_hash_bucket_size ${Math.max(512, Math.ceil((longest + 32) / 64) * 64)};`,
    `map_hash_max_size ${Math.max(2048, keys.length * 2)};`,
    'map $uri $copied_path {',
    '  default "";',
    ...withPath.values(),
    '}',
    'map $uri$is_args$args $copied_to {',
    '  default $copied_path;',
    ...withQuery.values(),
    '}',
    '',
  ].join('\n')
}

/** A path with a query comes before the path alone, which also fits. */
function bestFirst(redirects: Redirect[]): Redirect[] {
  return redirects
    .toSorted((a, b) => Number(a.query === '') - Number(b.query === ''))
    .flatMap((one) => {
      const forms = new Set([one.path, composed(one.path)])
      return Array.from(forms, (path) => ({ ...one, path }))
    })
}

/** Keyboards write these letters as one character, and NFC as two. */
function composed(path: string): string {
  return path
    .replaceAll('\u09AF\u09BC', '\u09DF')
    .replaceAll('\u09A1\u09BC', '\u09DC')
    .replaceAll('\u09A2\u09BC', '\u09DD')
}

/** Links can be cut in the middle of a letter. */
function bytesOf(path: string): string {
  return Buffer.from(path)
    .toString('latin1')
    .replaceAll(/%([89A-F][\dA-F])/g, (_part, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    )
}

/** A regular expression of Apache. A blank or a quotation mark would end it. */
function pattern(bytes: string): string {
  return bytes.replaceAll(
    /[^\w/=&\u0080-\u00FF-]/g,
    (letter) => String.raw`\x${letter.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
}

/** Both servers read `$` as the beginning of a variable. */
function target(to: string): string {
  return to.replaceAll('$', '%24').replaceAll('\\', '%5C')
}

function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
