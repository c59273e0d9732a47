import path from 'node:path'
import type { Import, SourceFile } from './source-file.ts'

/**
 * The layers from the lowest to the highest. A file imports only from its own layer and from lower
 * ones; type imports count. Decisions 33 and 62 have the reasons.
 */
export const LAYERS = [
  'base',
  'database',
  'files',
  'request',
  'search',
  'records',
  'features',
  'school',
  'site',
  'office',
  'screens',
  'server',
] as const

type Layer = (typeof LAYERS)[number]

/** The layer of each path. The first pattern that matches counts. */
const LAYER_OF: [pattern: string, layer: Layer][] = [
  // Files with these names are plain data in every folder: the columns of a table with their values,
  // the fields and kinds of a record, the words of a public page. The database is typed by all tables.
  ['src/**/{table,categories,fields,kinds}.ts', 'base'],
  ['src/features/*/public/words.ts', 'base'],
  ['src/{base,errors,words}/**', 'base'],
  ['packages/**', 'base'],
  ['src/database/**', 'database'],
  ['src/{files,paper,pages,backup/state}/**', 'files'],
  ['src/request/**', 'request'],
  ['src/{search,reading}/**', 'search'],
  ['src/records/**', 'records'],
  // A screen uses the shared code of the office. The history shows the fields of every feature.
  ['src/{features/*,district}/office/**', 'screens'],
  ['src/features/**', 'features'],
  // Sample content, and content of an old site, is written through every store.
  ['src/{school,backup,district,sample,moving}/**', 'school'],
  ['src/office/**', 'office'],
  ['src/site/**', 'site'],
  ['src/server/**', 'server'],
  // The root has what joins the folders.
  ['src/content.ts', 'base'],
  ['src/features.ts', 'school'],
  ['src/office-features.ts', 'screens'],
  ['src/{routes.ts,root.tsx,entry.server.tsx}', 'server'],
  ['server.ts', 'server'],
]

type Rule = (file: string, one: Import) => boolean

const isOfficeCode = (file: string) => /(^|\/)office\//.test(file)
const isPage = (file: string) => /^src\/(pages|site|office)\/|\/(public|office)\//.test(file)
const isSchema = (module: string) => /^zod(\/|$)|schema\.ts$/.test(module)
/** The public pages, without the markup that the office uses too. */
const isSite = (file: string) => /^src\/(site|pages\/style)\//.test(file)
const packageOf = (file: string) => /^packages\/([^/]+)\//.exec(file)?.[1]
const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1]

/** A feature may import types, pure functions and addresses from the features before it. */
export const FEATURE_ORDER = [
  'accounts',
  'bin',
  'history',
  'profile',
  'following',
  'people',
  'calendar',
  'student-counts',
  'routine',
  'documents',
  'groups',
  'galleries',
  'information',
  'questions',
  'redirects',
  'moves',
  'year',
  'overview',
]

/** Each rule's sentence, and the imports that break it. */
const RULES: [sentence: string, isBroken: Rule][] = [
  [
    'imports upwards',
    (file, { module }) =>
      isOwn(module) && LAYERS.indexOf(layerOf(module)!) > LAYERS.indexOf(layerOf(file)!),
  ],
  [
    'a feature imports a later one',
    (file, { module }) => {
      const [from, to] = [featureOf(file), featureOf(module)]
      if (from === undefined || to === undefined) return false
      const [earlier, later] = [FEATURE_ORDER.indexOf(to), FEATURE_ORDER.indexOf(from)]
      return earlier < 0 || later < 0 || earlier > later
    },
  ],
  [
    'a feature uses the store, the calls or the subject of another feature: they share only types',
    (file, { module, isType }) =>
      featureOf(file) !== undefined &&
      featureOf(module) !== undefined &&
      featureOf(file) !== featureOf(module) &&
      /\/(store|api|subject)\.ts$/.test(module) &&
      !isType,
  ],
  [
    'a package imports the site',
    (file, { module }) => packageOf(file) !== undefined && module.startsWith('src/'),
  ],
  [
    'a file of a package that is not in its exports',
    (file, { module }) => packageOf(module) !== undefined && packageOf(module) !== packageOf(file),
  ],
  [
    'Mantine outside the office',
    (file, { module }) => module.startsWith('@mantine/') && !isOfficeCode(file),
  ],
  [
    'a schema in the office: it makes the script larger',
    (file, { module, isType }) => isOfficeCode(file) && isSchema(module) && !isType,
  ],
  [
    'a store in a page: pages reach stores through the context',
    (file, { module, isType }) => isPage(file) && module.endsWith('/store.ts') && !isType,
  ],
  [
    'the site and the office import each other',
    (file, { module }) =>
      (isOfficeCode(file) && isSite(module)) || (isSite(file) && isOfficeCode(module)),
  ],
  [
    'a migration imports more than Kysely',
    (file, { module }) => file.startsWith('src/database/migrations/') && module !== 'kysely',
  ],
]

/** One line for each broken rule. */
export function checkLayers(files: SourceFile[]): string[] {
  return [...files.flatMap(checkFile), ...files.flatMap((one) => checkAugmented(one, files))]
}

function checkFile({ file, imports, isBarrel }: SourceFile): string[] {
  const unknown = [file, ...imports.map(({ module }) => module).filter(isOwn)]
    .filter((one) => layerOf(one) === undefined)
    .map((one) => `${file}: ${one} has no layer`)
  const broken = imports.flatMap((one) =>
    RULES.filter(([, isBroken]) => isBroken(file, one)).map(
      ([sentence]) => `${file} → ${one.module}: ${sentence}`,
    ),
  )
  return [...unknown, ...broken, ...(isBarrel ? [`${file}: a barrel file`] : [])]
}

/** Members that a higher layer adds to the types of a package are an import upwards, too. */
function checkAugmented({ file, augments = [] }: SourceFile, files: SourceFile[]): string[] {
  const level = LAYERS.indexOf(layerOf(file)!)
  return augments.flatMap(({ module, members }) =>
    files
      .filter((user) => LAYERS.indexOf(layerOf(user.file)!) < level)
      .filter((user) => user.imports.some((one) => one.module.startsWith(module)))
      .flatMap((user) =>
        members
          .filter((name) => user.members?.includes(name))
          .map((name) => `${user.file} → ${file}: imports upwards (${module}: ${name})`),
      ),
  )
}

function layerOf(file: string): Layer | undefined {
  return LAYER_OF.find(([pattern]) => path.matchesGlob(file, pattern))?.[1]
}

function isOwn(module: string): boolean {
  return module === 'server.ts' || /^(src|packages|tests|scripts|bench)\//.test(module)
}
