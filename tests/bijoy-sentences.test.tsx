import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inUnicode } from '#src/features/people/clean-person.ts'
import { BijoyNote } from '#src/office/form/bijoy-note.tsx'
import { readTable } from '#src/office/list/read-table.ts'
import { StaffProvider } from '#src/office/frame/staff-context.tsx'
import { readDocx } from '#src/reading/read-docx.ts'
import { readXlsx } from '#src/reading/read-xlsx.ts'
import { fromBijoy } from '@pathshala/bengali/convert-bijoy'
import { FOUND, WRITTEN } from './bijoy-sentences.ts'
import { wordFile } from './made-office.ts'
import { madeWorkbook } from './made-workbook.ts'
import { escapeXml } from '#src/base/xml.ts'

const SENTENCES = [...WRITTEN, ...FOUND]
const right = SENTENCES.map(([, unicode]) => unicode.normalize('NFC'))
const FONT = 'SutonnyMJ'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-bijoy-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it.each(SENTENCES)('%j becomes %j', (bijoy, unicode) => {
  expect(fromBijoy(bijoy)).toBe(unicode.normalize('NFC'))
})

/** A sign without a Latin letter beside it does not show that a text is in Bijoy; this word does. */
const TELLTALE = 'wkÿK'

it('a list of people that is brought in has each of them', () => {
  const names = SENTENCES.map(([name]) => inUnicode({ name, designation: TELLTALE }).name)
  expect(names).toEqual(right)
})

it('the note below a text field offers each of them', () => {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <StaffProvider
        language="bn"
        account={null}
        schoolName=""
        logo=""
        officeAddress="https://school.example/admin"
        timeZone="Asia/Dhaka"
        loadedAt="2026-01-01T00:00:00.000Z"
        maxUploadBytes={1}
        readsDocuments={false}
      >
        {SENTENCES.map(([bijoy]) => (
          <BijoyNote key={bijoy} text={`${TELLTALE} ${bijoy}`} />
        ))}
      </StaffProvider>
    </MantineProvider>,
  )
  const offered = [...html.matchAll(/<b>শিক্ষক (.*?)<\/b>/g)].map(([, text]) => text)
  expect(offered).toEqual(right)
})

const workbook = () =>
  madeWorkbook([{ rows: SENTENCES.map(([value]) => [{ value, font: FONT }, 'x']) }])

it('a workbook that is chosen in the office has each of them', () => {
  expect(readTable(workbook())!.text.split('\n')).toEqual(right.map((text) => `${text}\tx`))
})

it('a published workbook has each of them', async () => {
  const file = path.join(folder, 'sheet.xlsx')
  await writeFile(file, workbook())
  const text = await readXlsx(file)
  expect(right.filter((one) => !text.includes(one))).toEqual([])
})

it('a published Word document has each of them, with its words in several runs', async () => {
  const file = path.join(folder, 'document.docx')
  const run = (text: string) =>
    `<w:r><w:rPr><w:rFonts w:ascii="${FONT}" w:hAnsi="${FONT}"/></w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`
  const body = SENTENCES.map(
    ([bijoy]) => `<w:p>${run(bijoy.slice(0, 4))}${run(bijoy.slice(4))}</w:p>`,
  )
  await writeFile(file, wordFile(body.join('')))
  expect((await readDocx(file)).split('\n\n')).toEqual(right)
})
