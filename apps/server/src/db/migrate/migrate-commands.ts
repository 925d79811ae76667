// What a semicolon may stand in without ending a command: remarks, texts, names, bodies of functions.
const PIECES =
  /--[^\n]*|\/\*[^]*?\*\/|\be'(?:[^'\\]|''|\\[^])*'|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[^]*?\1|\bbegin atomic\b[^]*?\nend\b|;/gi

const REMARKS = /--[^\n]*|\/\*[^]*?\*\//g

/**
 * The commands of a file, each to be sent alone: of several in one text Citus hands some on to its workers with all the others,
 * and is refused. Each begins on its own line of the file, so that an error tells where it is.
 */
export function commandsOf(sql: string): string[] {
  const ends = [...sql.matchAll(PIECES)].filter(([piece]) => piece === ';').map(({ index }) => index)
  const commands = [...ends, sql.length].map((end, at) => {
    const start = at === 0 ? 0 : ends[at - 1]! + 1
    return { lines: sql.slice(0, start).split('\n').length - 1, text: sql.slice(start, end) }
  })
  return commands
    .filter(({ text }) => text.replace(REMARKS, '').trim() !== '')
    .map(({ lines, text }) => '\n'.repeat(lines) + text)
}
