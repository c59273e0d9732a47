import type { School } from '../request/school.ts'

/**
 * The strictest headers. Routes that need more (pages, documentation) set their own. An unreadable
 * request has no school, and its site may have http only.
 */
export function strictHeaders(school?: School): Record<string, string> {
  if (school?.settings.publicUrl?.protocol !== 'https:') return HEADERS
  return school.settings.placeInDistrict ? HTTPS_HEADERS : WHOLE_DOMAIN_HEADERS
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

/** A district may have names below those of its schools. */
const HTTPS_HEADERS = { ...HEADERS, 'strict-transport-security': 'max-age=31536000' }

const WHOLE_DOMAIN_HEADERS = {
  ...HEADERS,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}
