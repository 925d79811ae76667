import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findImports, INFRASTRUCTURE, type SourceFile } from './read-tree.ts'

const SIDES = ['apps/server/src/', 'apps/web/src/features/', 'packages/contract/src/']

/** From the ground up: a wing knows those below it. The two lowest stand side by side and know each other. */
const ORDER = ['platform people', 'approvals', 'time', 'pay', 'office', 'portal']

interface Room {
  wing: string
  slice: string
  matters: string[]
}

/** Where in the house a file lies, on whichever side; undefined outside the wings. */
function roomOf(path: string): Room | undefined {
  const side = SIDES.find((folder) => path.startsWith(folder))
  const [wing, slice, ...matters] = side ? path.slice(side.length).split('/').slice(0, -1) : []
  return wing && slice && !INFRASTRUCTURE.includes(wing) ? { wing, slice, matters } : undefined
}

/** Slices of the tree, as `people/members`. */
export function slicesOf(files: readonly SourceFile[]): string[] {
  const rooms = files.flatMap(({ path }) => roomOf(path) ?? [])
  return [...new Set(rooms.map(({ wing, slice }) => `${wing}/${slice}`))].toSorted()
}

/** Slices of the table in ARCHITECTURE.md. */
export function slicesOfTable(): string[] {
  const page = readFileSync(join(import.meta.dirname, '../../ARCHITECTURE.md'), 'utf8')
  const rows = page.matchAll(/^\| `([a-z-]+\/[a-z-]+)` +\|/gm)
  return [...rows].map((row) => row[1]!).toSorted()
}

/** Folders of a slice that lie deeper than one matter. */
export function tooDeep(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path }) => ((roomOf(path)?.matters.length ?? 0) > 1 ? [path] : []))
}

/** Slices that know one of a higher wing. */
export function wrongArrows(files: readonly SourceFile[]): string[] {
  const level = ({ wing }: Room) => ORDER.findIndex((wings) => wings.split(' ').includes(wing))
  const up = new Set<string>()
  for (const file of files) {
    const from = roomOf(file.path)
    if (!from || file.path.startsWith('packages/') || /\.test\.tsx?$/.test(file.path)) continue
    for (const target of findImports(file)) {
      const to = roomOf(target)
      if (!to || target.startsWith('packages/') || level(to) <= level(from)) continue
      up.add(`${from.wing}/${from.slice} → ${to.wing}/${to.slice}`)
    }
  }
  return [...up]
}
