import { dirname, join, relative } from 'node:path'
import type { SourceFile } from './read-tree.ts'

const WEB = 'apps/web/src/'
const TEXT_FILE = /^(.*)\/text\/([a-z-]+)\.(ko|ja|en)\.ts$/
/** Here by themselves: the words that every page starts with. */
const STARTED = ['common']
const DOOR = /\/index\.ts$/
const COMMANDS = /\.commands\.ts$/
const KINDS = /\/app\/document-kinds\.ts$/
const KIND = /-document\.tsx?$/

type Tree = { [key: string]: string | Tree }

interface Use {
  /** The first word of the key, by which it is loaded. */
  name: string
  /** The keys that it may be. */
  keys: readonly string[]
}

const isCode = ({ path }: SourceFile) =>
  path.startsWith(WEB) && !/\.test\.tsx?$/.test(path) && !TEXT_FILE.test(path)
const camel = (word: string) => word.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const flat = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : flat(value, `${path}${key}.`),
  )
const wordsIn = (list: string) => [...list.matchAll(/'(\w+)'/g)].map((match) => match[1]!)

/** Texts of the web client: what each file of texts is loaded by, its folder, and every key. */
export async function readTexts(files: readonly SourceFile[]) {
  const folders = new Map<string, string>()
  const keys: string[] = []
  for (const { path } of files) {
    const [, folder, name, language] = TEXT_FILE.exec(path) ?? []
    if (!folder || !name || language !== 'ko') continue
    folders.set(camel(name), folder)
    keys.push(...flat({ ...(await import(join(import.meta.dirname, '../..', path))) }))
  }
  return { folders, keys }
}

export class TextUses {
  readonly #keys: readonly string[]
  readonly #files: ReadonlyMap<string, SourceFile>
  readonly #uses = new Map<string, Use[]>()
  readonly #edges = new Map<string, Edge[]>()

  constructor(files: readonly SourceFile[], names: readonly string[], keys: readonly string[]) {
    this.#files = new Map(files.filter(isCode).map((file) => [file.path, file]))
    const key = new RegExp(`(['"\`])((${names.join('|')})\\.(?:[\\w.-]|\\$\\{[^}]*\\})+)\\1`, 'g')
    const byName = Map.groupBy(keys, (one) => one.split('.')[0]!)
    for (const [path, file] of this.#files) {
      const uses = [...file.text.matchAll(key)].map((match): Use => {
        const pattern = patternOf(match[2]!)
        return { name: match[3]!, keys: byName.get(match[3]!)!.filter((one) => pattern.test(one)) }
      })
      this.#uses.set(
        path,
        uses.filter((use) => use.keys.length > 0),
      )
      this.#edges.set(path, edgesOf(file))
    }
    this.#keys = keys
  }

  /** Keys that no code names. */
  unused(): string[] {
    const used = new Set([...this.#uses.values()].flatMap((uses) => uses.flatMap(({ keys }) => keys)))
    return this.#keys.filter((key) => !used.has(key))
  }

  /** What a file reads of others' texts, as if it imported them: arrows and circles are judged alike. */
  asImports(folders: ReadonlyMap<string, string>): SourceFile[] {
    return [...this.#uses].map(([path, uses]) => {
      const rooms = new Set(uses.map(({ name }) => relative(dirname(path), folders.get(name)!)))
      const text = [...rooms].map((room) => `import '${room.startsWith('.') ? room : `./${room}`}/index.ts'`)
      return { path, text: text.join('\n'), lines: 0 }
    })
  }

  /** Routes, commands, kinds of document and lazy parts that show texts which nobody loads, or load what they do not show. */
  wronglyLoaded(): string[] {
    const routes = [...this.#files.values()].filter(({ path }) => /\/routes\/[^_]/.test(path))
    const around = (id: string) =>
      routes.filter(({ text }) => id.startsWith(`${idOf(text)}/`)).flatMap(loadedBy)
    const frame = [...loadedBy(routes.find(({ text }) => idOf(text) === '/main')!), 'approvals', 'decisions']
    return [...this.#files.values()].flatMap((file) => {
      const { path, text } = file
      const loaded = loadedBy(file)
      const id = idOf(text)
      const isJudged = id || KIND.test(path) || COMMANDS.test(path)
      const needs = isJudged ? this.#needs(path) : new Set<string>()
      const given = new Set([STARTED, loaded, id ? around(id) : [], KIND.test(path) ? frame : []].flat())
      const missing = [...needs].filter((name) => !given.has(name))
      const parts = lazyParts(file).flatMap(({ to, brings }) => {
        const shown = this.#needs(to)
        return brings.filter((name) => !shown.has(name))
      })
      const spare = isJudged ? [...loaded.filter((name) => !needs.has(name)), ...parts] : parts
      return [
        ...missing.map((name) => `${path} shows texts of ${name} and does not load them`),
        ...spare.map((name) => `${path} loads texts of ${name} and shows none`),
      ]
    })
  }

  /** The texts that a file shows, with all that it draws in; a lazy part brings some of its own. */
  #needs(path: string): Set<string> {
    const found = new Set<string>()
    const seen = new Set<string>()
    const visit = (path: string, names: readonly string[], brought: readonly string[]) => {
      const way = `${path} ${names.join()} ${brought.join()}`
      if (seen.has(way) || !this.#uses.has(path)) return
      seen.add(way)
      for (const { name } of this.#uses.get(path)!) if (!brought.includes(name)) found.add(name)
      for (const edge of this.#edges.get(path)!) {
        const isBehindDoor = !DOOR.test(path) || edge.told.some((name) => names.includes(name))
        if (isBehindDoor) visit(edge.to, edge.names, [...new Set([...brought, ...edge.brings])])
      }
    }
    visit(path, [], [])
    return found
  }
}

/** The keys that a literal may be; `${…}` stands for any word. */
function patternOf(key: string): RegExp {
  const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'))
  return new RegExp(`^${parts.join('[\\w-]+')}(_one|_other)?(\\..*)?$`)
}

const idOf = (text: string) => /createFileRoute\('(.+?)'\)/.exec(text)?.[1]
const loadedBy = ({ text }: SourceFile) =>
  [...text.matchAll(/\b(?:texts: |loadTexts\()\[([^\]]*)\]/g)].flatMap((match) => wordsIn(match[1]!))

interface Edge {
  to: string
  /** What is imported, and by which name it goes on; of an index.ts only what is asked for is followed. */
  names: string[]
  told: string[]
  brings: readonly string[]
}

function lazyParts(file: SourceFile): { to: string; brings: string[] }[] {
  const parts = file.text.matchAll(/lazyPart\(\s*\[([^\]]*)\],\s*\(\) => import\('([^']+)'\)/g)
  return [...parts].map((match) => ({ to: join(dirname(file.path), match[2]!), brings: wordsIn(match[1]!) }))
}

function edgesOf(file: SourceFile): Edge[] {
  const lazy = lazyParts(file)
  const statements = file.text.matchAll(
    /(?:^|\n)(?:import|export)( type)?\s+(?:\{([^}]*)\}\s+from\s+)?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/g,
  )
  return [...statements].flatMap(([, isType, list, named, later]) => {
    const to = join(dirname(file.path), (named ?? later)!)
    const values = (list ?? '').split(',').map((one) => one.trim().split(' as '))
    const used = values.filter(([name]) => name && !name.startsWith('type '))
    // Commands and kinds of document are called by the frame, but load their texts themselves.
    if (isType || (list !== undefined && used.length === 0) || COMMANDS.test(to) || KINDS.test(to)) return []
    const brings = later ? (lazy.find((part) => part.to === to)?.brings ?? []) : []
    return [{ to, names: used.map((one) => one[0]!), told: used.map((one) => one.at(-1)!), brings }]
  })
}
