import { useEffect, useState } from 'react'
import type { TextKey } from '../../text/keys.ts'
import { type Command, commandSources } from '../commands.ts'
import { useProfile } from '../profile.ts'

export interface FoundCommand extends Command {
  source: string
  sourceTitle: TextKey
}

const WAIT_MS = 120

/** What all sources offer for the typed text, in the order of the sources; slow ones appear when they answer. */
export function useFoundCommands(typed: string): FoundCommand[] {
  const profile = useProfile()
  const [found, setFound] = useState<Record<string, FoundCommand[]>>({})
  useEffect(() => {
    const stop = new AbortController()
    const search = () => {
      for (const { id, title, find } of commandSources()) {
        const keep = (commands: Command[]) => {
          if (stop.signal.aborted) return
          const rows = commands.map((command) => ({ ...command, source: id, sourceTitle: title }))
          setFound((before) => ({ ...before, [id]: rows }))
        }
        // A source that fails leaves the others standing.
        Promise.resolve(find(typed, { profile, signal: stop.signal })).then(keep, () => keep([]))
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
