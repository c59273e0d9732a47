import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { checkLayers, EXCEPTIONS } from './layers.ts'
import { readSource, type SourceFile } from './source-file.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Tests may import everything. */
const FILES = globSync(['src/**/*.{ts,tsx}', 'server.ts'], {
  cwd: ROOT,
  exclude: ['**/*.test.{ts,tsx}'],
})
const SOURCES = FILES.map((file) => readSource(file, readFileSync(path.join(ROOT, file), 'utf8')))

it('every import follows the layers', () => {
  expect(SOURCES.length).toBeGreaterThan(300)
  expect(checkLayers(SOURCES)).toEqual([])
})

it('every exception is still used', () => {
  for (const [file, module] of EXCEPTIONS) {
    const source = SOURCES.find((one) => one.file === file)
    expect(source?.imports.map((one) => one.module)).toContain(module)
  }
})

const imports = (file: string, module: string, isType = false): SourceFile[] => [
  { file, imports: [{ module, isType }] },
]

const BROKEN: [rule: string, files: SourceFile[]][] = [
  ['imports upwards', imports('src/words/format.ts', 'src/database/counting.ts')],
  ['imports upwards', imports('src/database/paging.ts', 'src/files/rows.ts')],
  ['imports upwards', imports('src/files/files.ts', 'src/features/documents/store.ts')],
  ['imports upwards', imports('src/features/documents/store.ts', 'src/request.ts', true)],
  ['imports upwards', imports('src/bin/store.ts', 'src/bin/api.ts', true)],
  ['imports upwards', imports('src/stores.ts', 'src/features/documents/api.ts')],
  ['imports upwards', imports('src/features/documents/api.ts', 'src/site/frame.tsx')],
  ['imports upwards', imports('src/office/screen.tsx', 'src/features/documents/office/page.tsx')],
  ['imports upwards', imports('src/history/office/page.tsx', 'src/server/api.ts', true)],
  [
    'imports upwards (fastify: write)',
    [
      {
        file: 'src/server/plugins/session.ts',
        imports: [],
        augments: [{ module: 'fastify', members: ['write'] }],
      },
      { file: 'src/bin/api.ts', imports: [{ module: 'fastify' }], members: ['write'] },
    ],
  ],
  [
    'a feature imports another',
    imports('src/features/documents/store.ts', 'src/features/officers/order.ts'),
  ],
  ['every store in a feature', imports('src/features/documents/api.ts', 'src/services.ts', true)],
  ['Mantine outside the office', imports('src/site/frame.tsx', '@mantine/core')],
  [
    'Mantine outside the office',
    imports('src/features/documents/public/page.tsx', '@mantine/core'),
  ],
  ['a schema in the office', imports('src/office/form.tsx', 'zod')],
  [
    'a schema in the office',
    imports('src/features/profile/office/site-page.tsx', 'src/features/profile/schema.ts'),
  ],
  ['a store in a page', imports('src/site/home.tsx', 'src/features/documents/store.ts')],
  [
    'the site and the office import each other',
    imports('src/bin/office/page.tsx', 'src/site/menu.ts', true),
  ],
  [
    'a migration imports more than Kysely',
    imports('src/database/migrations/2026-11-20-initial.ts', 'src/database/new-id.ts'),
  ],
  ['a barrel file', [{ file: 'src/ui/index.ts', imports: [], isBarrel: true }]],
  ['has no layer', imports('src/server/app.ts', 'tests/build-app.ts')],
  ['has no layer', [{ file: 'src/utilities/list.ts', imports: [] }]],
]

it.each(BROKEN)('reports: %s (%j)', (rule, files) => {
  expect(checkLayers(files)).toEqual([expect.stringContaining(rule)])
})

it('types of schemas and stores may be imported everywhere above them', () => {
  expect(
    checkLayers([
      ...imports('src/office/form.tsx', 'src/features/profile/schema.ts', true),
      ...imports('src/site/home.tsx', 'src/features/documents/store.ts', true),
    ]),
  ).toEqual([])
})

it('an import is read in each of its forms', () => {
  const { imports: found } = readSource(
    'src/site/a.tsx',
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
    { module: 'src/site/a.ts', isType: false },
    { module: 'src/b.ts', isType: true },
    // TypeScript leaves `import {} from` in the compiled file.
    { module: 'src/c.ts', isType: false },
    { module: 'src/site/d.css', isType: false },
    { module: 'src/site/e.ts', isType: false },
    { module: 'src/site/f.ts', isType: true },
    { module: 'src/site/g.ts', isType: true },
    { module: 'src/site/h.ts', isType: false },
  ])
})

it('the members that a file adds to a package, and those that a file reads, are found', () => {
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
  const isBarrel = (code: string) => readSource('src/ui/index.ts', code).isBarrel
  expect(isBarrel(`export * from './a.ts'\nexport { b } from './b.ts'`)).toBe(true)
  expect(isBarrel(`import { c } from './c.ts'\nexport { c }`)).toBe(true)
  expect(isBarrel(`export { b } from './b.ts'\nexport const a = 1`)).toBe(false)
  expect(isBarrel(`import './polyfills.ts'`)).toBe(false)
})
