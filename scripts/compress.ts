import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Compresses the client files with the best quality, once at build time. */
const CLIENT = path.resolve(import.meta.dirname, '../build/client')
const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/
const MIN_BYTES = 512

const entries = await readdir(CLIENT, { recursive: true, withFileTypes: true })
const files = entries
  .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))

await Promise.all(
  files.map(async (file) => {
    const bytes = await readFile(file)
    if (bytes.length < MIN_BYTES) return
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }),
)
