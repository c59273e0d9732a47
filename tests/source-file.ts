import path from 'node:path'
import { parseSync, Visitor } from 'vite'

/** An import of another module. `module` is a path from the root of the project, or a package. */
export interface Import {
  module: string
  /** `import type`, which is absent from the compiled file. */
  isType?: boolean
}

export interface SourceFile {
  file: string
  imports: Import[]
  /** The file only exports from other files. */
  isBarrel?: boolean
  /** `declare module`: the members that this file adds to the types of a package. */
  augments?: { module: string; members: string[] }[]
  /** The names of all members that the code reads: `request.staff` and `{ staff }`. */
  members?: string[]
}

/** Reads every import of a file: static, of types, re-exported, dynamic and `import('x').T`. */
export function readSource(file: string, code: string): SourceFile {
  const imports: Import[] = []
  const augments: NonNullable<SourceFile['augments']> = []
  const members = new Set<string>()
  const add = (module: string, isType: boolean) =>
    imports.push({ module: resolve(file, module), isType })
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source.value, importKind === 'type'),
    ExportNamedDeclaration: ({ source, exportKind }) => {
      if (source) add(source.value, exportKind === 'type')
    },
    ExportAllDeclaration: ({ source, exportKind }) => add(source.value, exportKind === 'type'),
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') add(source.value, false)
    },
    TSImportType: ({ source }) => add(source.value, true),
    TSModuleDeclaration: ({ id, body }) => {
      if (id.type !== 'Literal' || body?.type !== 'TSModuleBlock') return
      const added = body.body.flatMap((one) =>
        one.type === 'TSInterfaceDeclaration' ? one.body.body : [],
      )
      const names = added.flatMap((one) =>
        'key' in one && one.key.type === 'Identifier' ? [one.key.name] : [],
      )
      augments.push({ module: id.value, members: names })
    },
    MemberExpression: ({ property }) => {
      if (property.type === 'Identifier') members.add(property.name)
    },
    Property: ({ key }) => {
      if (key.type === 'Identifier') members.add(key.name)
    },
  }).visit(program)
  const isBarrel =
    program.body.every(isFromElsewhere) &&
    program.body.some(({ type }) => type !== 'ImportDeclaration')
  return { file, imports, isBarrel, augments, members: [...members] }
}

function isFromElsewhere(statement: ReturnType<typeof parseSync>['program']['body'][number]) {
  return (
    statement.type === 'ImportDeclaration' ||
    statement.type === 'ExportAllDeclaration' ||
    (statement.type === 'ExportNamedDeclaration' && statement.declaration === null)
  )
}

function resolve(file: string, module: string): string {
  if (module.startsWith('.')) return path.posix.join(path.posix.dirname(file), module)
  return module.replace(/^#src\//, 'src/')
}
