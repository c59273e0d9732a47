// @module-tag rest
import { execFile } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
/** The type of the value of each feature, and these values. */
const PARTS = [
  { type: 'src/features/feature.ts', values: 'src/features/*/feature.ts' },
  { type: 'src/features/office-feature.ts', values: 'src/features/*/office/feature.ts' },
]
/** The modules that are derived from the lists. */
const ENTRIES = [
  'src/features.ts',
  'src/office-features.ts',
  'src/school/stores.ts',
  'src/sample/store.ts',
]

/** Each member with the file of the feature without it. */
const OMISSIONS = PARTS.flatMap(({ type, values }) => {
  const text = read(type)
  const [, body] = /export interface (?:Office)?Feature \{\n([\s\S]*?)\n\}/.exec(text)!
  const members = [...body!.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name!)
  const files = globSync(values, { cwd: ROOT }).sort()
  return members.map((member, index) => [files[index % files.length]!, member] as const)
})

type Edits = [file: string, edit: (text: string) => string][]

/** The errors of a copy without all members, each in another feature if there are enough features. */
let withoutMembers: string
let withoutFeature: string
beforeAll(async () => {
  const omissions = OMISSIONS.map(([file, member]): Edits[number] => [
    file,
    (text) => withoutMember(text, member),
  ])
  withoutMembers = await compile(omissions)
  withoutFeature = await compile([
    ['src/features.ts', (text) => text.replace('  calendar,\n', '')],
    ['src/office-features.ts', (text) => text.replace('  calendar: calendarOffice,\n', '')],
  ])
})

it.each(OMISSIONS)('%s without %s does not compile', (file, member) => {
  expect(errorsIn(withoutMembers, file)).toMatch(
    new RegExp(`'${member}' is missing|missing the following .*\\b${member}\\b`),
  )
})

it.each([
  ['the list of features', 'src/features.ts', "'calendar' is missing .*Record<"],
  ['the list of the office', 'src/office-features.ts', "'calendar' is missing .*Record<"],
  ['setting back', 'src/features.ts', "'calendar' is missing .*Undos"],
  ['the files for download', 'src/features.ts', "'calendar' is missing .*ExportedList"],
  ['the search for Bijoy', 'src/features.ts', "'calendar' is missing .*ReadTexts"],
  ['the stores', 'src/school/stores.ts', "'calendar' is missing"],
  ['the sample content', 'src/sample/store.ts', "'calendarEntry' is missing"],
])('%s does not compile without a feature', (_name, file, expected) => {
  expect(errorsIn(withoutFeature, file)).toMatch(new RegExp(expected))
})

function errorsIn(errors: string, file: string): string {
  return errors
    .split('\n')
    .filter((line) => line.startsWith(`${file}(`))
    .join('\n')
}

/** The text of a feature without one of its members, which may have several lines. */
function withoutMember(text: string, member: string): string {
  return text.replace(new RegExp(`^ {2}${member}(:|,)[\\s\\S]*?\\n(?= {2}\\w|\\})`, 'm'), '')
}

/** The errors of a copy of the program with these edits. */
async function compile(edits: Edits): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pathshala-features-'))
  try {
    cpSync(path.join(ROOT, 'src'), path.join(folder, 'src'), {
      recursive: true,
      filter: (file) => !/\/sample\/(files|pictures|texts)\b|\.test\.tsx?$/.test(file),
    })
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
    const { compilerOptions } = JSON.parse(read('tsconfig.json')) as { compilerOptions: object }
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ENTRIES }),
    )
    for (const [file, edit] of edits) {
      const copy = path.join(folder, file)
      const text = readFileSync(copy, 'utf8')
      const edited = edit(text)
      if (edited === text) throw new Error(`Nothing was left out of ${file}.`)
      writeFileSync(copy, edited)
    }
    const tsc = path.join(ROOT, 'node_modules/.bin/tsc')
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 }
    return await promisify(execFile)(tsc, ['--pretty', 'false'], options).then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}
