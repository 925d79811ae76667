import { byTable, type CatalogColumn } from './catalog.ts'

// What the parsers in connection.ts make of each type; everything else arrives as text.
const types: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  json: 'unknown',
  jsonb: 'unknown',
  bytea: 'Buffer',
}

/** Writes the row types of all tables as the Database interface of Kysely. */
export function writeRowTypes(columns: CatalogColumn[], hash: string): string {
  const tables = [...byTable(columns)]
  const interfaces = tables.map(([table, own]) => {
    const lines = own.map((column) => `  ${column.name}: ${columnType(column)}`)
    return `export interface ${typeName(table)} {\n${lines.join('\n')}\n}\n`
  })
  const names = tables.map(([table]) => `  ${table}: ${typeName(table)}`)
  const secured = tables.filter(([, own]) => own[0]!.secured).map(([table]) => `  '${table}',\n`)
  const used = ['Generated', 'GeneratedAlways'].filter((name) =>
    interfaces.some((text) => text.includes(`${name}<`)),
  )
  return [
    `// Made by npm run db:generate from migrations ${hash}. Not edited by hand.\n`,
    `import type { ${used.join(', ')} } from 'kysely'\n`,
    ...interfaces,
    `export interface Database {\n${names.join('\n')}\n}\n`,
    `/** Tables whose rows belong to a company. */\nexport const companyTables: ReadonlySet<string> = new Set([\n${secured.join('')}])\n`,
  ].join('\n')
}

function columnType(column: CatalogColumn): string {
  const single = column.labels
    ? column.labels.map((label) => `'${label}'`).join(' | ')
    : (types[column.type] ?? 'string')
  const list = single.includes('|') ? `(${single})[]` : `${single}[]`
  const type = column.isArray ? list : single
  const nullable = column.notNull || type === 'unknown' ? type : `${type} | null`
  if (column.identity === 'a' || column.generated) return `GeneratedAlways<${nullable}>`
  return column.default !== null || column.identity ? `Generated<${nullable}>` : nullable
}

function typeName(table: string): string {
  return table.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
