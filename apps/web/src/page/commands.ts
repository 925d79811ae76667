import type { TablerIcon } from '@tabler/icons-react'
import type { Endpoint, EndpointResponse } from '#contract/endpoint.ts'
import type { CallArgs } from '../api/call.ts'
import type { TextKey } from '../text/keys.ts'
import type { Profile } from './profile.ts'

/** An address of the product, with its query and the place on its page. */
export interface Address {
  to: string
  search?: Readonly<Record<string, unknown>>
  hash?: string
}

interface Shown {
  id: string
  label: string
  /** A few words beside the label: team, state, address. */
  hint?: string
  icon?: TablerIcon
  /** Something that was typed may not be in it: it is for the reader to choose, and not for Enter by itself. */
  isUnsure?: boolean
}

/** What is found leads somewhere, does something on the screen that is open, or stands in the input as if it had been typed. */
export type Command = Shown &
  (
    | { goes: Address; run?: never; fills?: never }
    | { run: () => void; goes?: never; fills?: never }
    | { fills: string; goes?: never; run?: never }
  )

export interface CommandContext {
  profile: Profile
  signal: AbortSignal
  setColors: (colors: 'light' | 'dark' | 'auto') => void
  /** An answer that is kept for a while, as screens keep theirs. */
  read: <E extends Endpoint>(endpoint: E, ...args: CallArgs<E>) => Promise<EndpointResponse<E>>
}

export interface CommandSource {
  id: string
  /** Heading over its commands, of what was typed as a sentence, of screens and acts the one of all of them; sources of one heading stand together. */
  title: TextKey | 'now' | 'pages' | 'acts'
  /** The texts of its title and commands; they come when the palette is first asked. */
  texts: readonly TextName[]
  /** Commands for what was typed; called with '' when the palette opens. Slow ones should heed the signal. */
  find: (typed: string, context: CommandContext) => Command[] | Promise<Command[]>
}

const sources: CommandSource[] = []

/** Adds commands to the palette (Ctrl or ⌘ K): pages, acts, people, documents. Called once, when the shell loads. */
export function registerCommands(source: CommandSource): void {
  if (!sources.some(({ id }) => id === source.id)) sources.push(source)
}

export function commandSources(): readonly CommandSource[] {
  return sources
}
