import { readFile } from 'node:fs/promises'
import { PDFiumModule } from '@hyzyla/pdfium'

/** A code of `FPDF_GetLastError`. */
const PASSWORD_NEEDED = 4

/** Tries to open a PDF without a password. Runs in its own process for `isLocked`. */
export async function run(source: string): Promise<{ isLocked: boolean }> {
  const pdfium = await PDFiumModule({})
  pdfium._FPDF_InitLibraryWithConfig({ version: 2 })
  const bytes = await readFile(source)
  const memory = pdfium.wasmExports.malloc(bytes.length)
  pdfium.HEAPU8.set(bytes, memory)
  const document = pdfium._FPDF_LoadMemDocument(memory, bytes.length, 0)
  return { isLocked: !document && pdfium._FPDF_GetLastError() === PASSWORD_NEEDED }
}
