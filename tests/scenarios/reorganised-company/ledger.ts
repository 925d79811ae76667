/**
 * What the company of the story should look like on a day, kept by the test itself as a list of what was decided and
 * from when it holds. It shares no code with the product.
 */
export interface Standing {
  team: string
  position: string
}

interface Change extends Partial<Standing> {
  from: string
}

interface Person {
  name: string
  joined: string
  /** Last days of work, each with the first day of the return. */
  away: { lastDay: string; back: string | null }[]
  changes: Change[]
}

interface TeamFacts {
  name: string
  parent: string | null
  leader: string | null
}

interface TeamRecord {
  opened: string
  closed: string | null
  changes: ({ from: string } & Partial<TeamFacts>)[]
}

export interface TeamOnDay {
  parent: string | null
  leader: string | null
  people: number
  below: number
}

export class Ledger {
  readonly #people = new Map<string, Person>()
  readonly #teams = new Map<string, TeamRecord>()

  hire(name: string, joined: string, standing: Standing): void {
    this.#people.set(name, { name, joined, away: [], changes: [{ from: joined, ...standing }] })
  }

  change(name: string, from: string, change: Partial<Standing>): void {
    this.#people.get(name)!.changes.push({ from, ...change })
  }

  retire(name: string, lastDay: string): void {
    this.#people.get(name)!.away.push({ lastDay, back: null })
  }

  comeBack(name: string, day: string): void {
    this.#people.get(name)!.away.at(-1)!.back = day
  }

  /** `key` stays the same while the name of the team changes. */
  open(key: string, opened: string, facts: Omit<TeamFacts, 'name'> & { name?: string }): void {
    this.#teams.set(key, { opened, closed: null, changes: [{ from: opened, name: key, ...facts }] })
  }

  reshape(key: string, from: string, facts: Partial<TeamFacts>): void {
    this.#teams.get(key)!.changes.push({ from, ...facts })
  }

  close(key: string, day: string): void {
    this.#teams.get(key)!.closed = day
  }

  /** Who works on the day, by name, with team and position. */
  peopleOn(day: string): Map<string, Standing> {
    const people = [...this.#people.values()].filter((person) => worksOn(person, day))
    return new Map(
      people.map((person) => {
        const { team, position } = latest(person.changes, day)
        return [person.name, { team: team ? this.#facts(team, day).name : '', position: position! }]
      }),
    )
  }

  /** The teams of the day by name, with how many people stand in them, and in them with all teams below. */
  teamsOn(day: string): Map<string, TeamOnDay> {
    const open = [...this.#teams].filter(
      ([, team]) => team.opened <= day && (team.closed === null || day < team.closed),
    )
    const direct = new Map<string, number>()
    for (const person of this.#people.values()) {
      if (!worksOn(person, day)) continue
      const key = latest(person.changes, day).team
      if (key) direct.set(key, (direct.get(key) ?? 0) + 1)
    }
    const below = (key: string): number =>
      open
        .filter(([, team]) => latest(team.changes, day).parent === key)
        .reduce((sum, [child]) => sum + below(child), direct.get(key) ?? 0)
    return new Map(
      open.map(([key, team]) => {
        const { name, parent, leader } = latest(team.changes, day)
        const shown = { parent: parent ? this.#facts(parent, day).name : null, leader: leader ?? null }
        return [name!, { ...shown, people: direct.get(key) ?? 0, below: below(key) }]
      }),
    )
  }

  #facts(key: string, day: string): TeamFacts {
    return latest(this.#teams.get(key)!.changes, day) as TeamFacts
  }
}

function worksOn({ joined, away }: Person, day: string): boolean {
  if (day < joined) return false
  return !away.some(({ lastDay, back }) => lastDay < day && (back === null || day < back))
}

/** Everything that holds on the day, later changes over earlier ones. */
function latest<T extends { from: string }>(changes: readonly T[], day: string): Omit<T, 'from'> {
  const held = changes.filter(({ from }) => from <= day).sort((a, b) => a.from.localeCompare(b.from))
  return Object.assign({}, ...held) as Omit<T, 'from'>
}
