import { useEffect, useState } from 'react'
import { loadTexts } from '../../text/i18n.ts'
import type { TextKey } from '../../text/keys.ts'
import { type Command, commandSources } from '../../page/commands.ts'
import { useProfile } from '../../page/profile.ts'

export interface FoundCommand extends Command {
  source: string
  sourceTitle: TextKey
  /** The text that it was found for. */
  typed: string
}

const WAIT_MS = 120

/** What all sources offer for the typed text, in their order; what one said of an earlier text stays until it answers. */
export function useFoundCommands(typed: string): FoundCommand[] {
  const profile = useProfile()
  const [found, setFound] = useState<Record<string, FoundCommand[]>>({})
  useEffect(() => {
    const stop = new AbortController()
    const search = () => {
      for (const { id, title, texts, find } of commandSources()) {
        const keep = (commands: Command[]) => {
          if (stop.signal.aborted) return
          const rows = commands.map((command) => ({ ...command, source: id, sourceTitle: title, typed }))
          setFound((before) => ({ ...before, [id]: rows }))
        }
        // A source that fails leaves the others standing.
        loadTexts(texts)
          .then(() => find(typed, { profile, signal: stop.signal }))
          .then(keep, () => keep([]))
      }
    }
    const timer = setTimeout(search, typed === '' ? 0 : WAIT_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed, profile])
  return commandSources().flatMap(({ id }) => found[id] ?? [])
}
