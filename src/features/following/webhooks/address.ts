import { checkHost, PrivateAddress } from '../../../base/allowed-address.ts'
import { InvalidInput } from '../../../errors/classes.ts'
import { fieldError } from '../../../errors/codes.ts'
import { secureAddress } from '../endpoint.ts'

/**
 * The address of a program, as URL writes it. A name can lead to a private address later, so the
 * connection checks it again. `pushHosts` may have private addresses.
 * @throws InvalidInput
 */
export function webhookAddress(written: string, pushHosts: string[]): string {
  const url = secureAddress(URL.parse(written)?.href ?? '')
  if (!url) throw new InvalidInput(fieldError('url', 'https-address'))
  try {
    checkHost(url, pushHosts)
  } catch (error) {
    if (error instanceof PrivateAddress) throw new InvalidInput(fieldError('url', 'public-address'))
    throw error
  }
  return url.href
}
