import { useMantineColorScheme } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { q } from '../../api/query.ts'
import { loadTexts } from '../../text/i18n.ts'
import type { TextKey } from '../../text/keys.ts'
import { type Command, type CommandSource, commandSources } from '../../page/commands.ts'
import { useProfile } from '../../page/profile.ts'
import { recentCommands } from './recent-commands.ts'

export type FoundCommand = Command & {
  /** Of all that may be found. */
  key: string
  /** The heading that it stands under. */
  title: TextKey
  /** The text that it was found for. */
  typed: string
}

const WAIT_MS = 120
const OF_ALL = { now: 'shell.palette.now', pages: 'shell.palette.pages', acts: 'shell.palette.acts' } as const

function headingOf({ title }: CommandSource): TextKey {
  return title === 'now' || title === 'pages' || title === 'acts' ? OF_ALL[title] : title
}

/**
 * What all sources offer for the typed text, those of one heading together; what one said of an earlier text stays until it
 * answers. Before anything is typed, what was last chosen comes first, then what can be done.
 */
export function useFoundCommands(typed: string): FoundCommand[] {
  const profile = useProfile()
  const client = useQueryClient()
  const { setColorScheme } = useMantineColorScheme()
  // Another function at each drawing, which is no reason to search anew.
  const setColors = useRef(setColorScheme)
  useEffect(() => {
    setColors.current = setColorScheme
  })
  const [found, setFound] = useState<Record<string, FoundCommand[]>>({})
  useEffect(() => {
    const stop = new AbortController()
    const search = () => {
      for (const source of commandSources()) {
        const { id, texts, find } = source
        const keep = (commands: Command[]) => {
          if (stop.signal.aborted) return
          const title = headingOf(source)
          const rows = commands.map((command) => ({ ...command, key: `${id}:${command.id}`, title, typed }))
          setFound((before) => ({ ...before, [id]: rows }))
        }
        // A source that fails leaves the others standing.
        loadTexts(texts)
          .then(() =>
            find(typed, {
              profile,
              signal: stop.signal,
              setColors: (colors) => setColors.current(colors),
              read: (endpoint, ...args) => client.fetchQuery(q(endpoint, ...args)),
            }),
          )
          .then(keep, () => keep([]))
      }
    }
    const timer = setTimeout(search, typed === '' ? 0 : WAIT_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed, profile, client])
  const all = commandSources().flatMap(({ id }) => found[id] ?? [])
  if (typed !== '') return byTitle(all, [])
  const recent = recentCommands(all)
  const others = all.filter(({ key }) => !recent.some((one) => one.key === key))
  return [...recent, ...byTitle(others, [OF_ALL.now, OF_ALL.acts])]
}

/** Headings in the order of their first source, but for those that come first. */
function byTitle(commands: FoundCommand[], first: TextKey[]): FoundCommand[] {
  const titles = [...new Set([...first, ...commandSources().map(headingOf)])]
  return titles.flatMap((title) => commands.filter((command) => command.title === title))
}
