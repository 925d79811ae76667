import { parseSync, type Plugin, Visitor } from 'vite'

const SCHEMAS = new Set(['params', 'query', 'body', 'response', 'told', 'taken'])
// What may hold a call of a schema builder at the top level of a module.
const MAY_CALL = new Set(['CallExpression', 'ObjectExpression', 'ArrayExpression', 'NewExpression'])
const UNUSED_TEXTS = new Set(['summary', 'errors'])
// Any of these makes an object an endpoint, or the part of one that is spread into several; a column makes it a setting.
const OF_ENDPOINTS = new Set(['audience', 'path', 'method', 'column'])

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * The browser needs of an endpoint only its id, method, path and which parts it has; answers are checked by the server
 * before they leave. So the client build replaces the schemas of endpoints by `true` and marks what is then unused
 * as free of side effects, which lets zod drop out. A schema that a screen imports by name still comes along whole.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: 'gyeol:contract-without-schemas',
    apply: 'build',
    transform: {
      filter: { id: /packages\/contract\/src\/.*\.ts$/ },
      handler: (code, id) => ({ code: stripSchemas(code, id), map: null }),
    },
  }
}

/** @returns the module with `params: z.object(…)` of endpoints replaced by `params: true`; expects JavaScript */
export function stripSchemas(code: string, id = 'contract.js'): string {
  const { program } = parseSync(id.replace(/\.ts$/, '.js'), code)
  const edits: Edit[] = []
  new Visitor({
    ObjectExpression(object) {
      const named = object.properties.flatMap((p) =>
        p.type === 'Property' && p.key.type === 'Identifier' ? [{ name: p.key.name, property: p }] : [],
      )
      if (!named.some(({ name }) => OF_ENDPOINTS.has(name))) return
      for (const spread of object.properties) {
        if (spread.type !== 'SpreadElement' || spread.argument.type !== 'CallExpression') continue
        const { callee } = spread.argument
        if (callee.type !== 'Identifier' || callee.name !== 'paged') continue
        edits.push({ start: spread.start, end: spread.end, text: 'query: true, response: true' })
      }
      for (const { name, property } of named) {
        const { start, end } = property
        if (SCHEMAS.has(name)) edits.push({ start, end, text: `${name}: true` })
        if (UNUSED_TEXTS.has(name))
          edits.push({ start, end, text: `${name}: ${name === 'errors' ? '[]' : "''"}` })
      }
    },
  }).visit(program)
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { init } of declared.declarations) {
      if (!init || !MAY_CALL.has(init.type)) continue
      edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' })
      edits.push({ start: init.end, end: init.end, text: '))()' })
    }
  }
  return apply(code, outermost(edits))
}

function outermost(edits: Edit[]): Edit[] {
  return edits.filter(
    (a) =>
      !edits.some(
        (b) => b !== a && b.start <= a.start && a.end <= b.end && b.end - b.start > a.end - a.start,
      ),
  )
}

function apply(code: string, edits: Edit[]): string {
  // From the end, so that earlier positions stay true; where two meet, the closing one is first.
  return edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}
