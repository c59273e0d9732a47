/** An address of the server, and where it is now: in the copy, or at another site. */
export interface Redirect {
  from: string
  to: string
}

/** For Apache, as the `.htaccess` of the folder. */
export function apacheRedirects(redirects: Redirect[]): string {
  const rules = redirects.flatMap(({ from, to }) => {
    const [path = '', query = ''] = from.split('?')
    return [
      `RewriteCond %{QUERY_STRING} ^${escapeForApache(query)}$`,
      `RewriteRule ^${escapeForApache(decodePath(path).slice(1))}/?$ ${to.replaceAll('%', '\\%')}? [R=301,L,NE]`,
    ]
  })
  return ['ErrorDocument 404 /404.html', 'RewriteEngine On', ...rules, ''].join('\n')
}

/** For nginx: a map for the context `http`; the comment shows the server's lines. */
export function nginxRedirects(redirects: Redirect[]): string {
  return [
    '# In the server of nginx, besides `root` and `index index.html`:',
    '#   error_page 404 /404.html;',
    '#   if ($copied_to) { return 301 $copied_to; }',
    'map_hash_bucket_size 512;',
    'map $request_uri $copied_to {',
    '  default "";',
    ...redirects.map(({ from, to }) => `  ${quote(from)} ${quote(to)};`),
    '}',
    '',
  ].join('\n')
}

/** A blank ends an argument of Apache, so it is a class of its own. */
function escapeForApache(text: string): string {
  return text.replaceAll(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`).replaceAll(' ', '[ ]')
}

function decodePath(path: string): string {
  return decodeURIComponent(path)
}

function quote(text: string): string {
  return `"${text.replaceAll(/["\\$]/g, String.raw`\$&`)}"`
}
