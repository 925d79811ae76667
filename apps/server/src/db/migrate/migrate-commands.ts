// What a semicolon may stand in without ending a command: remarks, texts, names, bodies of functions.
const CLOSED = String.raw`--[^\n]*|\/\*[^]*?\*\/|\be'(?:[^'\\]|''|\\[^])*'|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[^]*?\1|\bbegin atomic\b[^]*?\nend\b`
const PIECES = new RegExp(`${CLOSED}|;`, 'gi')
// The same of a comma, which separates what is done to a table outside all brackets.
const PARTS = new RegExp(`${CLOSED}|[(),]`, 'gi')
const GAP = String.raw`(?:\s|--[^\n]*|\/\*[^]*?\*\/)`
const ALTER_TABLE = new RegExp(
  String.raw`^${GAP}*(alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?[\w.]+)\s`,
  'i',
)
const REMARKS = /--[^\n]*|\/\*[^]*?\*\//g

/**
 * The commands of a file, each to be sent alone: of several in one text Citus hands some on to its workers with all the others,
 * and is refused. So are several changes of one table in one command, where one of them is a constraint: they are sent one after
 * the other; and a constraint that says no name. Each begins on its own line of the file, so that an error tells where it is.
 */
export function commandsOf(sql: string): string[] {
  const ends = [...sql.matchAll(PIECES)].filter(([piece]) => piece === ';').map(({ index }) => index)
  const commands = [...ends, sql.length].map((end, at) => {
    const start = at === 0 ? 0 : ends[at - 1]! + 1
    return { lines: sql.slice(0, start).split('\n').length - 1, text: sql.slice(start, end) }
  })
  return commands
    .filter(({ text }) => text.replace(REMARKS, '').trim() !== '')
    .flatMap(({ lines, text }) => changesOf(text).map((change) => '\n'.repeat(lines) + nameCheck(change)))
}

const ADD_COLUMN = new RegExp(
  String.raw`^${GAP}*alter\s+table${GAP}+([\w.]+)${GAP}+add${GAP}+column${GAP}+(\w+)\s`,
  'i',
)
const CHECKS = new RegExp(`${CLOSED}|[()]|\\b(constraint\\s+\\w+\\s+)?check\\b`, 'gi')

/** The condition of a new column by the name that PostgreSQL gives it: Citus wants it said. */
function nameCheck(command: string): string {
  const [, table, column] = ADD_COLUMN.exec(command) ?? []
  if (!table) return command
  let depth = 0
  for (const { 0: piece, index } of command.matchAll(CHECKS)) {
    if (piece === '(') depth += 1
    if (piece === ')') depth -= 1
    if (piece.toLowerCase() !== 'check' || depth > 0) continue
    return `${command.slice(0, index)}constraint ${table.split('.').at(-1)}_${column}_check ${command.slice(index)}`
  }
  return command
}

/** The changes of a table as commands of their own, each on its line; any other command as it is. */
function changesOf(text: string): string[] {
  const head = ALTER_TABLE.exec(text)?.[1]
  const commas = head ? commasOf(text) : []
  if (!head || commas.length === 0) return [text]
  return [...commas, text.length].map((end, at) => {
    if (at === 0) return text.slice(0, end)
    const start = commas[at - 1]! + 1
    return '\n'.repeat(text.slice(0, start).split('\n').length - 1) + head + text.slice(start, end)
  })
}

function commasOf(text: string): number[] {
  let depth = 0
  const commas: number[] = []
  for (const { 0: piece, index } of text.matchAll(PARTS)) {
    if (piece === '(') depth += 1
    if (piece === ')') depth -= 1
    if (piece === ',' && depth === 0) commas.push(index)
  }
  return commas
}
