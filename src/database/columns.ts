import type { Database } from './database.ts'

export interface Column {
  name: string
  type: 'text' | 'integer'
  isNullable: boolean
  hasDefault: boolean
}

/** The columns of a table, read from the database itself. */
export async function listColumns(database: Database, table: string): Promise<Column[]> {
  const tables = await database.introspection.getTables()
  const found = tables.find(({ name }) => name === table)
  return (found?.columns ?? []).map(({ name, dataType, isNullable, hasDefaultValue }) => {
    const type = dataType.toLowerCase()
    if (type !== 'text' && type !== 'integer') throw new Error(`${table}.${name} is ${dataType}.`)
    return { name, type, isNullable, hasDefault: hasDefaultValue }
  })
}
