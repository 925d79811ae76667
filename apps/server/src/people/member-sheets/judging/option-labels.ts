import { looseKey } from '#rules/search/loose-key.ts'

const SEPARATORS = /([,;\n、，；])/
// As many as a field can have; who names more repeats them.
const MOST_NAMED = 100

/** Finds the options of a field by what they are called. Names may hold commas themselves, so the longest name counts. */
export class OptionLabels {
  readonly #exact = new Map<string, number>()
  /** null where two options read alike. */
  readonly #loose = new Map<string, number | null>()
  /** The most pieces between separators that a name has. */
  readonly #longest: number

  constructor(options: readonly { id: number; name: string }[]) {
    for (const { id, name } of options) {
      const key = looseKey(name)
      this.#exact.set(name, id)
      this.#loose.set(key, this.#loose.has(key) ? null : id)
    }
    this.#longest = Math.max(1, ...options.map(({ name }) => name.split(SEPARATORS).length))
  }

  /** The ids of all that a text names, or the first piece that names none. */
  find(text: string): { ids: number[] } | { unknown: string } {
    // Pieces and the separators between them, by turns.
    const pieces = text.split(SEPARATORS)
    const ids: number[] = []
    for (let from = 0; from < pieces.length;) {
      if (pieces[from]!.trim() === '' || SEPARATORS.test(pieces[from]!)) {
        from++
        continue
      }
      const found = this.#longestAt(pieces, from)
      if (!found || ids.length === MOST_NAMED) return { unknown: pieces[from]!.trim() }
      ids.push(found.id)
      from = found.end
    }
    return { ids }
  }

  #longestAt(pieces: readonly string[], from: number): { id: number; end: number } | null {
    for (let end = Math.min(pieces.length, from + this.#longest); end > from; end--) {
      const id = this.#idOf(pieces.slice(from, end).join('').trim())
      if (id !== null) return { id, end }
    }
    return null
  }

  #idOf(name: string): number | null {
    return this.#exact.get(name) ?? this.#loose.get(looseKey(name)) ?? null
  }
}
