import { looseKey } from '#rules/search/loose-key.ts'

export interface KnownTeam {
  id: number
  name: string
  parentId: number | null
}

export type FoundTeam =
  | { kind: 'one'; id: number }
  | { kind: 'several'; paths: string[] }
  /** known: the deepest team of the path that exists; missing: the names below it. */
  | { kind: 'none'; known: number | null; missing: string[]; depth: number }

/** Finds teams by what people write: a name, the end of a path, or the whole path with / or >. */
export class TeamDirectory {
  readonly #byEnding = new Map<string, number[]>()
  readonly #byPath = new Map<string, number>()
  readonly #paths = new Map<number, string[]>()
  readonly #asked = new Map<string, FoundTeam>()

  /** The most names that a path of a known team is read as. */
  #longest = 0

  constructor(teams: readonly KnownTeam[]) {
    const byId = new Map(teams.map((team) => [team.id, team]))
    for (const team of teams) this.#put(team.id, pathOf(team, byId))
  }

  /** One team more, below one that is known. */
  add({ id, name, parentId }: KnownTeam): void {
    this.#asked.clear()
    this.#put(id, [...(parentId === null ? [] : (this.#paths.get(parentId) ?? [])), name])
  }

  #put(id: number, path: string[]): void {
    this.#paths.set(id, path)
    const keys = path.map((name) => keysOf(namesIn(name)))
    const whole = keys.flat()
    this.#longest = Math.max(this.#longest, whole.length)
    this.#byPath.set(whole.join('/'), this.#byPath.get(whole.join('/')) ?? id)
    for (let from = 0; from < path.length; from++) {
      const key = keys.slice(from).flat().join('/')
      const same = this.#byEnding.get(key)
      if (same) same.push(id)
      else this.#byEnding.set(key, [id])
    }
  }

  find(text: string): FoundTeam {
    // A sheet names few teams, each many times.
    const before = this.#asked.get(text)
    if (before) return before
    const found = this.#look(text)
    this.#asked.set(text, found)
    return found
  }

  #look(text: string): FoundTeam {
    const names = namesIn(text)
    const keys = keysOf(names)
    const key = keys.join('/')
    const found = this.#byEnding.get(key) ?? []
    if (found.length === 1) return { kind: 'one', id: found[0]! }
    // A whole path says exactly which; two teams of one name under the same parent cannot be told apart.
    const whole = found.filter((id) => keysOf(namesIn(this.#paths.get(id)!.join('/'))).join('/') === key)
    if (whole.length === 1) return { kind: 'one', id: whole[0]! }
    if (found.length > 1) return { kind: 'several', paths: found.slice(0, 5).map((id) => this.pathOf(id)) }
    return { kind: 'none', ...this.#nearest(names, keys), depth: names.length }
  }

  /** "본부 / 팀", as the export writes it and the import reads it. */
  pathOf(id: number): string {
    return (this.#paths.get(id) ?? []).join(' / ')
  }

  #nearest(names: readonly string[], keys: readonly string[]): { known: number | null; missing: string[] } {
    // A cell can hold hundreds of strokes; no team has a longer path than the longest.
    for (let length = Math.min(names.length - 1, this.#longest); length > 0; length--) {
      const known = this.#byPath.get(keys.slice(0, length).join('/'))
      if (known !== undefined) return { known, missing: names.slice(length) }
    }
    return { known: null, missing: [...names] }
  }
}

export function namesIn(text: string): string[] {
  return text
    .split(/[/>＞／›]/)
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter((name) => name !== '')
}

function pathOf(team: KnownTeam, byId: ReadonlyMap<number, KnownTeam>): string[] {
  const path: string[] = []
  // A broken circle must not run for ever.
  for (let at: KnownTeam | undefined = team; at && path.length < 50;) {
    path.unshift(at.name)
    at = at.parentId === null ? undefined : byId.get(at.parentId)
  }
  return path
}

function keysOf(names: readonly string[]): string[] {
  return names.map(looseKey)
}
