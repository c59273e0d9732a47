import { expect, it } from 'vitest'
import { workbook } from '../../../tests/made-files.ts'
import { rowsOfText } from '@pathshala/tables/text-rows'
import { readTable } from './read-table.ts'

it('returns a sheet as text with tabs, so that a list reads the same cells', async () => {
  const rows = [
    ['শাপলা বিদ্যালয়'],
    [],
    ['নাম', 'পদবি', 'মোবাইল'],
    ['রহিমা "রাহি" খাতুন', 'প্রধান\nশিক্ষক', 1_711_000_001],
    ['করিম', '', ''],
  ]
  const { text } = readTable(await workbook(rows))!
  expect(rowsOfText(text).rows).toEqual([
    ['শাপলা বিদ্যালয়'],
    [''],
    ['নাম', 'পদবি', 'মোবাইল'],
    ['রহিমা "রাহি" খাতুন', 'প্রধান শিক্ষক', '1711000001'],
    ['করিম'],
  ])
})

it('refuses a damaged workbook, and a cell so far away that all cells before it fill the memory', async () => {
  const whole = await workbook([['নাম']])
  expect(() => readTable(whole.subarray(0, -40))).toThrow()
  const far = await workbook([['নাম']], (xml) =>
    xml.replace(
      '</sheetData>',
      '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>',
    ),
  )
  expect(() => readTable(far)).toThrow('1048576 rows of 16384 cells.')
})
