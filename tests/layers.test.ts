import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { findCircles } from './circles.ts'
import { checkLayers, FEATURE_ORDER, LAYERS } from './layers.ts'
import { readSource, type SourceFile } from './source-file.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Tests may import everything. */
const FILES = globSync(['{src,packages}/**/*.{ts,tsx}', 'server.ts'], {
  cwd: ROOT,
  exclude: ['**/*.test.{ts,tsx}'],
})
const SOURCES = FILES.map((file) => readSource(file, readFileSync(path.join(ROOT, file), 'utf8')))

it('every import follows the rules of the layers', () => {
  expect(SOURCES.length).toBeGreaterThan(300)
  expect(checkLayers(SOURCES)).toEqual([])
})

it('no imports form a circle, type imports included', () => {
  expect(findCircles(SOURCES)).toEqual([])
})

it('CONTRIBUTING.md tells the layers and the order of the features', () => {
  const guide = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  expect(guide).toContain(`\`${LAYERS.join(' → ')}\``)
  expect(guide).toContain(`\`${FEATURE_ORDER.join(', ')}\``)
})

const imports = (file: string, module: string, isType = false): SourceFile[] => [
  { file, imports: [{ module, isType }] },
]

const BROKEN: [rule: string, files: SourceFile[]][] = [
  ['imports upwards', imports('src/words/format.ts', 'src/database/paging.ts')],
  ['imports upwards', imports('src/database/paging.ts', 'src/files/rows.ts')],
  ['imports upwards', imports('src/files/files.ts', 'src/features/documents/store.ts')],
  ['imports upwards', imports('src/files/rows.ts', 'src/request/school.ts', true)],
  ['imports upwards', imports('src/search/find.ts', 'src/records/record-table.ts')],
  ['imports upwards', imports('src/search/store.ts', 'src/features/documents/store.ts', true)],
  ['imports upwards', imports('src/records/bin/store.ts', 'src/features/people/store.ts', true)],
  ['imports upwards', imports('src/features/documents/store.ts', 'src/school/request.ts', true)],
  ['imports upwards', imports('src/records/bin/api.ts', 'src/school/stores.ts', true)],
  ['imports upwards', imports('src/features/overview/api.ts', 'src/backup/restore.ts')],
  ['imports upwards', imports('src/school/stores.ts', 'src/site/frame.tsx')],
  ['imports upwards', imports('src/features/documents/api.ts', 'src/site/frame.tsx')],
  [
    'imports upwards',
    imports('src/office/frame/screen.tsx', 'src/features/documents/office/page.tsx'),
  ],
  ['imports upwards', imports('src/features/history/office/page.tsx', 'src/server/api.ts', true)],
  [
    'imports upwards (fastify: write)',
    [
      {
        file: 'src/server/plugins/session.ts',
        imports: [],
        augments: [{ module: 'fastify', members: ['write'] }],
      },
      { file: 'src/records/bin/api.ts', imports: [{ module: 'fastify' }], members: ['write'] },
    ],
  ],
  [
    'a feature imports a later one',
    imports('src/features/people/store.ts', 'src/features/documents/states.ts'),
  ],
  [
    'a feature uses the store, the calls or the subject of another',
    imports('src/features/routine/api.ts', 'src/features/people/store.ts'),
  ],
  [
    'a package imports the site',
    imports('packages/bengali/days.ts', 'src/words/language.ts', true),
  ],
  [
    'a file of a package that is not in its exports',
    imports('src/words/format.ts', 'packages/bengali/digits.ts'),
  ],
  ['Mantine outside the office', imports('src/site/frame.tsx', '@mantine/core')],
  [
    'Mantine outside the office',
    imports('src/features/documents/public/page.tsx', '@mantine/core'),
  ],
  ['a schema in the office', imports('src/office/form/form.tsx', 'zod')],
  [
    'a schema in the office',
    imports('src/features/profile/office/site-page.tsx', 'src/features/profile/schema.ts'),
  ],
  ['a store in a page', imports('src/site/home.tsx', 'src/features/documents/store.ts')],
  [
    'the site and the office import each other',
    imports('src/features/bin/office/page.tsx', 'src/site/masthead.tsx', true),
  ],
  [
    'a migration imports more than Kysely',
    imports('src/database/migrations/0001-first.ts', 'src/base/new-id.ts'),
  ],
  ['a barrel file', [{ file: 'src/pages/parts/index.ts', imports: [], isBarrel: true }]],
  ['has no layer', imports('src/server/app.ts', 'tests/build-app.ts')],
  ['has no layer', [{ file: 'src/utilities/list.ts', imports: [] }]],
]

it.each(BROKEN)('reports: %s (%j)', (rule, files) => {
  expect(checkLayers(files)).toEqual([expect.stringContaining(rule)])
})

const importer = (file: string, ...modules: string[]): SourceFile => ({
  file,
  imports: modules.map((module) => ({ module, isType: true })),
})

it('reports each circle once, with the files in it', () => {
  const circles = findCircles([
    importer('src/a.ts', 'src/b.ts'),
    importer('src/b.ts', 'src/c.ts'),
    importer('src/c.ts', 'src/a.ts', 'src/d.ts'),
    importer('src/d.ts', 'zod'),
    importer('src/e.ts', 'src/a.ts'),
    importer('src/itself.ts', 'src/itself.ts'),
  ])
  expect(circles).toEqual([['src/a.ts', 'src/b.ts', 'src/c.ts'], ['src/itself.ts']])
})

it('every higher layer may import types of schemas and stores', () => {
  expect(
    checkLayers([
      ...imports('src/office/form/form.tsx', 'src/features/profile/schema.ts', true),
      ...imports('src/site/home.tsx', 'src/features/documents/store.ts', true),
    ]),
  ).toEqual([])
})

it('reads an import in each of its forms', () => {
  const { imports: found } = readSource(
    'src/pages/a.tsx',
    `import { a } from './a.ts'
     import type { B } from '../b.ts'
     import { type C } from '#src/c.ts'
     import './d.css'
     export { e } from './e.ts'
     export type * from './f.ts'
     type G = import('./g.ts').G
     const h = await import('./h.ts')
     const i = <p>import './none.ts'</p>`,
  )
  expect(found).toEqual([
    { module: 'src/pages/a.ts', isType: false },
    { module: 'src/b.ts', isType: true },
    // TypeScript leaves `import {} from` in the compiled file.
    { module: 'src/c.ts', isType: false },
    { module: 'src/pages/d.css', isType: false },
    { module: 'src/pages/e.ts', isType: false },
    { module: 'src/pages/f.ts', isType: true },
    { module: 'src/pages/g.ts', isType: true },
    { module: 'src/pages/h.ts', isType: false },
  ])
})

it('finds the members that a file adds to a package, and the members that a file reads', () => {
  const { augments, members } = readSource(
    'src/server/a.ts',
    `declare module 'fastify' { interface FastifyRequest { staff: string; find(): void } }
     const { url } = request
     reply.sendList()`,
  )
  expect(augments).toEqual([{ module: 'fastify', members: ['staff', 'find'] }])
  expect(members).toEqual(['url', 'sendList'])
})

it('a file that only exports from other files is a barrel file', () => {
  const isBarrel = (code: string) => readSource('src/pages/parts/index.ts', code).isBarrel
  expect(isBarrel(`export * from './a.ts'\nexport { b } from './b.ts'`)).toBe(true)
  expect(isBarrel(`import { c } from './c.ts'\nexport { c }`)).toBe(true)
  expect(isBarrel(`export { b } from './b.ts'\nexport const a = 1`)).toBe(false)
  expect(isBarrel(`import './polyfills.ts'`)).toBe(false)
})
