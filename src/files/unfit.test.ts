import { expect, it } from 'vitest'
import * as made from '../../tests/made-files.ts'
import { findUnfit, isCompoundFile } from './unfit.ts'

const NOTHING = new Uint8Array()

it.each([
  ['Sports Day.MP4', 'is-video'],
  ['VID_2026.3gp', 'is-video'],
  ['marks.zip', 'is-archive'],
  ['marks.tar.gz', 'is-archive'],
  ['setup.exe', 'is-program'],
  ['lesson.ppt', 'is-slides'],
  ['lesson.pptx', 'is-slides'],
  ['notice.pdf', undefined],
  ['letter.docx', undefined],
  ['my.mp4.pdf', undefined],
])('knows %s by its name', (name, kind) => {
  expect(findUnfit(name, NOTHING)).toBe(kind)
})

it.each([
  ['of a phone’s video', () => Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), 'is-video'],
  ['of an iPhone’s video', () => Buffer.from('\0\0\0\x14ftypqt  ', 'latin1'), 'is-video'],
  ['of WebM', () => Buffer.from('1a45dfa3', 'hex'), 'is-video'],
  ['of a ZIP file', () => made.zip({ 'a.txt': 'x' }), 'is-archive'],
  ['of a RAR file', () => Buffer.from('Rar!\x1a\x07'), 'is-archive'],
  ['of a program', () => Buffer.from('MZ\x90\0'), 'is-program'],
  ['of an iPhone’s photo', () => Buffer.from('\0\0\0\x18ftypheic', 'latin1'), undefined],
  ['of a row of photos', () => Buffer.from('\0\0\0\x18ftypmsf1', 'latin1'), undefined],
  ['of HEIF', () => Buffer.from('\0\0\0\x18ftypmif1', 'latin1'), undefined],
  ['of a recorded voice', () => Buffer.from('\0\0\0\x18ftypM4A ', 'latin1'), undefined],
  ['of AVIF', () => Buffer.from('\0\0\0\x18ftypavif', 'latin1'), undefined],
  ['of a workbook', made.xlsx, undefined],
  ['of a PDF', made.pdf, undefined],
] as const)('knows the content %s under another name', (_, make, kind) => {
  expect(findUnfit('notice.pdf', make())).toBe(kind)
})

it('takes a damaged ZIP with the name of a workbook for a workbook', () => {
  expect(findUnfit('marks.xlsx', made.zip({ 'a.txt': 'x' }))).toBeUndefined()
})

it('knows old Word and Excel files by their content', () => {
  expect(isCompoundFile(made.unknownCompoundFile())).toBe(true)
  expect(isCompoundFile(made.xlsx())).toBe(false)
  expect(isCompoundFile(NOTHING)).toBe(false)
})
