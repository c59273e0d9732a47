import { readFile } from 'node:fs/promises'
import { PDFiumModule } from '@hyzyla/pdfium'
import { readable } from './pictures/limits.ts'

/** A code of `FPDF_GetLastError`. */
const PASSWORD_NEEDED = 4

/**
 * Tries to open a PDF without a password. Runs in the picture process.
 * @throws Refused if the limit on memory is reached
 */
export async function needsPassword(source: string): Promise<boolean> {
  const pdfium = await PDFiumModule({})
  pdfium._FPDF_InitLibraryWithConfig({ version: 2 })
  const bytes = await readFile(source)
  return readable(async () => {
    const memory = pdfium.wasmExports.malloc(bytes.length)
    pdfium.HEAPU8.set(bytes, memory)
    const document = pdfium._FPDF_LoadMemDocument(memory, bytes.length, 0)
    return !document && pdfium._FPDF_GetLastError() === PASSWORD_NEEDED
  })
}
