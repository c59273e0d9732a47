import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const SEQUENCE = 0x30
const SET = 0x31
const INTEGER = 0x02
const BIT_STRING = 0x03
const OCTET_STRING = 0x04
const OBJECT = 0x06
const UTF8 = 0x0c
const GENERALIZED_TIME = 0x18
/** Tags whose meaning depends on their structure. */
const CONTEXT = { version: 0xa0, extensions: 0xa3, dnsName: 0x82, ipAddress: 0x87 }

const ECDSA_WITH_SHA256 = tagged(OBJECT, '2a8648ce3d040302')
const COMMON_NAME = tagged(OBJECT, '550403')
const SUBJECT_ALT_NAME = tagged(OBJECT, '551d11')

/** DER: a tag, the length of its content, and the content (bytes, or their hexadecimal digits). */
function tagged(tag: number, ...content: (Uint8Array | string)[]): Buffer {
  const bytes = Buffer.concat(
    content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part)),
  )
  const { length } = bytes
  const lengthBytes =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.of(tag, ...lengthBytes), bytes])
}

/** A certificate for 127.0.0.1 and localhost, and its key, both as PEM. */
export function makeCertificate(): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const algorithm = tagged(SEQUENCE, ECDSA_WITH_SHA256)
  const name = tagged(
    SEQUENCE,
    tagged(SET, tagged(SEQUENCE, COMMON_NAME, tagged(UTF8, Buffer.from('test')))),
  )
  const time = (year: number) => tagged(GENERALIZED_TIME, Buffer.from(`${year}0101000000Z`))
  const names = tagged(
    SEQUENCE,
    tagged(CONTEXT.dnsName, Buffer.from('localhost')),
    tagged(CONTEXT.ipAddress, '7f000001'),
  )
  const content = tagged(
    SEQUENCE,
    tagged(CONTEXT.version, tagged(INTEGER, '02')),
    // The first bit must not be set, because it is the sign.
    tagged(INTEGER, '01', randomBytes(8)),
    algorithm,
    name,
    tagged(SEQUENCE, time(2020), time(2120)),
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
    tagged(
      CONTEXT.extensions,
      tagged(SEQUENCE, tagged(SEQUENCE, SUBJECT_ALT_NAME, tagged(OCTET_STRING, names))),
    ),
  )
  const signature = tagged(BIT_STRING, '00', sign('sha256', content, privateKey))
  const der = tagged(SEQUENCE, content, algorithm, signature)
  const lines = der.toString('base64').replace(/.{64}/g, '$&\n').trimEnd()
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ format: 'pem', type: 'pkcs8' }),
  }
}
