import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  path: string
  text: string
  lines: number
}

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['apps', 'packages', 'db', 'tests', 'bench', 'scripts']
const ALIASES: Record<string, string> = {
  '#contract/': 'packages/contract/src/',
  '#rules/': 'packages/rules/src/',
  '#server/': 'apps/server/src/',
  '#test/': 'apps/server/test/',
  '#db/': 'db/',
}

/** All our TypeScript, without what is generated. */
export function sourceFiles(): SourceFile[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.gen.') && !path.includes('node_modules'))
    .map((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8')
      return { path, text, lines: text.split('\n').length - 1 }
    })
}

/** What a file imports of ours, as paths from the root; of packages, their names. */
export function findImports(file: SourceFile): string[] {
  const specifiers = [...file.text.matchAll(/(?:^|[\s;}])(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    (match) => match[1]!,
  )
  return specifiers.map((specifier) => {
    if (specifier.startsWith('.')) return normalize(join(dirname(file.path), specifier)).replaceAll('\\', '/')
    const alias = Object.keys(ALIASES).find((name) => specifier.startsWith(name))
    return alias ? ALIASES[alias] + specifier.slice(alias.length) : `package:${specifier}`
  })
}

/** Parts of the server that are not slices. */
export const INFRASTRUCTURE = ['http', 'db', 'jobs', 'outside']

/** The slice that a file of the server or of the web client belongs to, as `server:people/members`. */
export function sliceOf(path: string): string | undefined {
  const [, side, slice] = /^apps\/(server\/src|web\/src\/features)\/([^/]+\/[^/]+)\//.exec(path) ?? []
  if (!slice || INFRASTRUCTURE.includes(slice.split('/')[0]!)) return undefined
  return `${side!.startsWith('web') ? 'web' : 'server'}:${slice}`
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** Why this import must not be, with where the code belongs instead; undefined when it may. */
export function forbiddenReason(from: string, to: string): string | undefined {
  if (isTest(from)) return undefined
  return fromPackages(from, to) ?? fromServer(from, to) ?? fromWeb(from, to)
}

function fromPackages(from: string, to: string): string | undefined {
  if (from.startsWith('packages/rules/') && !to.startsWith('packages/rules/')) {
    return 'rules are pure and depend on nothing; pass what they need as an argument'
  }
  const contractMay = to.startsWith('packages/') || to === 'package:zod'
  if (from.startsWith('packages/contract/') && !contractMay)
    return 'the contract is plain data: zod and types of the rules only'
  return undefined
}

function fromServer(from: string, to: string): string | undefined {
  if (!from.startsWith('apps/server/src/')) return undefined
  if (to.startsWith('apps/web/')) return 'the server does not know the web client'
  const own = sliceOf(from)
  const other = sliceOf(to)
  if (!own && other && INFRASTRUCTURE.some((part) => from.startsWith(`apps/server/src/${part}/`))) {
    return 'infrastructure knows no slice; let app.ts hand it in'
  }
  if (own && other && own !== other && !to.endsWith('/index.ts'))
    return 'another slice is reached through its index.ts only'
  // Conditions of a statement are only written there; whoever carries it out reads.
  if (
    own &&
    /(^|\/)[^/]*\.policy\.ts$/.test(from) &&
    /^apps\/server\/src\/(db\/(?!sql\/)|jobs\/|outside\/)/.test(to)
  )
    return 'policies do no input or output'
  return undefined
}

function fromWeb(from: string, to: string): string | undefined {
  if (!from.startsWith('apps/web/src/')) return undefined
  if (to.startsWith('apps/server/')) return 'the web client knows the contract, not the server'
  if (from.startsWith('apps/web/src/ui/') && /^apps\/web\/src\/(features|api|routes)\//.test(to))
    return 'the ui kit knows neither features nor the api'
  if (/^apps\/web\/src\/(features|page|ui|api)\//.test(from) && to.startsWith('apps/web/src/app/'))
    return 'app/ knows the features, they do not know app/; what pages build on lies in page/'
  const own = sliceOf(from)
  const other = sliceOf(to)
  if (own && other && own !== other && !/\/index\.tsx?$/.test(to))
    return 'another feature is reached through its index.ts only'
  return undefined
}

/** Circles among slices, each once, as `a → b → a`. */
export function cyclesOf(files: readonly SourceFile[]): string[] {
  const graph = new Map<string, Set<string>>()
  for (const file of files) {
    const own = sliceOf(file.path)
    if (!own || isTest(file.path)) continue
    const known = graph.get(own) ?? new Set<string>()
    for (const target of findImports(file)) {
      const other = sliceOf(target)
      if (other && other !== own) known.add(other)
    }
    graph.set(own, known)
  }
  const found = new Set<string>()
  const visit = (slice: string, trail: string[]) => {
    const start = trail.indexOf(slice)
    if (start >= 0) {
      const circle = trail.slice(start)
      // Told from its first name on, so that each circle stands here once.
      const first = circle.indexOf(circle.toSorted()[0]!)
      const ordered = [...circle.slice(first), ...circle.slice(0, first)]
      found.add([...ordered, ordered[0]].join(' → '))
      return
    }
    for (const next of graph.get(slice) ?? []) visit(next, [...trail, slice])
  }
  for (const slice of graph.keys()) visit(slice, [])
  return [...found]
}
