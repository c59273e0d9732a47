import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { excelFile, wordFile, wordParagraph, wordTable } from '../../tests/made-office.ts'
import { readDocx } from './read-docx.ts'
import { readXlsx } from './read-xlsx.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-office-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function written(bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, 'upload')
  await writeFile(file, bytes)
  return file
}

describe('The text of a Word document', () => {
  const textOf = async (...blocks: string[]) => readDocx(await written(wordFile(blocks.join(''))))

  it('has a blank line between paragraphs, and its tables are in Markdown', async () => {
    expect(
      await textOf(
        wordParagraph('পরীক্ষার সময়সূচি'),
        wordParagraph('সকল ', 'শিক্ষার্থীর জন্য'),
        wordTable([
          ['তারিখ', 'বিষয়'],
          ['২৬ নভেম্বর', 'বাংলা'],
        ]),
        wordParagraph('প্রধান শিক্ষক'),
      ),
    ).toBe(
      'পরীক্ষার সময়সূচি\n\nসকল শিক্ষার্থীর জন্য\n\n| তারিখ | বিষয় |\n| --- | --- |\n| ২৬ নভেম্বর | বাংলা |\n\nপ্রধান শিক্ষক'.normalize(),
    )
  })

  it('is converted where the run’s font is Bijoy', async () => {
    expect(
      await textOf(
        wordParagraph(['cix¶vi ', 'SutonnyMJ'], ['mgqm~wP', 'SutonnyMJ'], [' 2026', 'Arial']),
      ),
    ).toBe('পরীক্ষার সময়সূচি 2026'.normalize())
  })

  it('is converted where no font is named and the letters are those of Bijoy', async () => {
    expect(await textOf(wordParagraph('we‡kl weÁwß'), wordParagraph('Class Six'))).toBe(
      'বিশেষ বিজ্ঞপ্তি\n\nClass Six'.normalize(),
    )
  })
})

describe('The text of a workbook', () => {
  it('has its rows as a table in Markdown, and the names of several sheets', async () => {
    const file = excelFile({
      'শাখা ক': [
        ['রোল', 'নাম', 'নম্বর'],
        [1, 'তাসনিম', 0.1 + 0.2],
        [null, null, null],
        [2, 'নুসরাত', null],
      ],
      'শাখা খ': [['রোল', 'we‡kl']],
    })
    expect(await readXlsx(await written(file))).toBe(
      [
        'শাখা ক\n',
        '| রোল | নাম | নম্বর |',
        '| ---: | --- | ---: |',
        '| 1 | তাসনিম | 0.3 |',
        '| 2 | নুসরাত | |',
        '\nশাখা খ\n',
        'রোল বিশেষ',
      ]
        .join('\n')
        .normalize(),
    )
  })

  it('has its headings, notes and signatures outside the table', async () => {
    const file = excelFile({
      ফি: [
        ['', '', 'ফি'],
        ['শ্রেণি', 'ভর্তি', 'মাসিক'],
        ['ষষ্ঠ', 100, 12],
        ['', '', 12],
        ['', 'প্রধান শিক্ষক'],
      ],
    })
    expect(await readXlsx(await written(file))).toBe(
      [
        'ফি\n',
        '| শ্রেণি | ভর্তি | মাসিক |',
        '| --- | ---: | ---: |',
        '| ষষ্ঠ | 100 | 12 |',
        '| | | 12 |',
        '\nপ্রধান শিক্ষক',
      ]
        .join('\n')
        .normalize(),
    )
  })

  it('has the words of a form without its empty cells', async () => {
    const file = excelFile({
      আবেদন: [
        ['', '', '', '', '', 'আবেদন ফরম'],
        ['নাম:', '', '', '', '', 'রোল:'],
        ['', '', '', 'তারিখ:', '', '', '', 'স্বাক্ষর:'],
      ],
    })
    expect(await readXlsx(await written(file))).toBe(
      'আবেদন ফরম\nনাম: রোল:\nতারিখ: স্বাক্ষর:'.normalize(),
    )
  })
})
