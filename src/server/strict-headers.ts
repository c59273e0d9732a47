import type { School } from '../school/school.ts'

/**
 * The strictest headers. Routes that need more (pages, documentation) set their own. An unreadable
 * request has no school, and its site may have http only.
 */
export function strictHeaders(school?: School): Record<string, string> {
  return school?.settings.publicUrl?.protocol === 'https:' ? HTTPS_HEADERS : HEADERS
}

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // The filter of old browsers causes security holes, so it is off.
  'x-xss-protection': '0',
  // Shared caches may store only answers with `s-maxage`.
  'cache-control': 'no-store',
}

const HTTPS_HEADERS = {
  ...HEADERS,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}
