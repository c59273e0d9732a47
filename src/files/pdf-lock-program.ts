import { readFile } from 'node:fs/promises'
import { becomeBackground, NICENESS, printAnswer } from '../base/child-program.ts'

/** The program that tries to open a PDF without a password. Its argument is the path. */

/** A code of `FPDF_GetLastError`. */
const PASSWORD_NEEDED = 4

becomeBackground(NICENESS.awaited)
const { PDFiumModule } = await import('@hyzyla/pdfium')

await printAnswer(
  async () => {
    const pdfium = await PDFiumModule({})
    pdfium._FPDF_InitLibraryWithConfig({ version: 2 })
    const bytes = await readFile(process.argv[2]!)
    const memory = pdfium.wasmExports.malloc(bytes.length)
    pdfium.HEAPU8.set(bytes, memory)
    const document = pdfium._FPDF_LoadMemDocument(memory, bytes.length, 0)
    return { isLocked: !document && pdfium._FPDF_GetLastError() === PASSWORD_NEEDED }
  },
  () => undefined,
)
