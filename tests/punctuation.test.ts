import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { ALL_WORDS, sentences } from './all-words.ts'

/**
 * After a Bengali letter, digit or sign, at the end of a sentence; not inside a number or an
 * address.
 */
const LATIN_STOP = /[\u0980-\u09ff)”’]\s*\.(?=$|[\s”’])/
const DANDA = /।/
/** English words in brackets after the Bengali ones. */
const QUOTED_ENGLISH = /\([^()\u0980-\u09ff]*\)/g

describe.each(Object.entries(ALL_WORDS))('The texts of %s', (_file, words) => {
  it('end a Bengali sentence with a danda, and an English sentence with a full stop', () => {
    for (const [path, text] of sentences(words.bn, 'এমবি')) {
      expect(text.replace(QUOTED_ENGLISH, ''), path).not.toMatch(LATIN_STOP)
    }
    for (const [path, text] of sentences(words.en, 'MB')) expect(text, path).not.toMatch(DANDA)
  })
})

it('this table has every file of texts', async () => {
  const files: string[] = []
  for await (const file of glob('**/{words,*-words,*-bn}.ts', {
    cwd: 'src',
  })) {
    const source = readFileSync(`src/${file}`, 'utf8')
    if (/['`][^'`\n]*[\u0980-\u09ff]/.test(source)) files.push(file)
  }
  expect(files.sort()).toEqual(Object.keys(ALL_WORDS).sort())
})

/** The beginning of the names of fields in a list, such as `rows.2.`. */
const FIELD_PATH = /`(?:\w+\.|\$\{[^}]+\}\.)+`/g

it('no screen adds the end of a sentence, because each language’s texts have it', async () => {
  const found: string[] = []
  for await (const file of glob('**/*.tsx', { cwd: 'src' })) {
    const source = readFileSync(`src/${file}`, 'utf8').replaceAll(FIELD_PATH, '')
    for (const [end] of source.matchAll(/\}[.।](?=[\s`'"<]).*/g)) found.push(`${file}: ${end}`)
  }
  expect(found).toEqual([])
})
