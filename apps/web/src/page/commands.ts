import type { TablerIcon } from '@tabler/icons-react'
import type { AnyRouter } from '@tanstack/react-router'
import type { TextKey } from '../text/keys.ts'
import type { Profile } from './profile.ts'

export interface Command {
  id: string
  label: string
  /** A few words beside the label: team, state, address. */
  hint?: string
  icon?: TablerIcon
  run: (router: AnyRouter) => void
}

export interface CommandSource {
  id: string
  /** Heading over its commands. */
  title: TextKey
  /** The texts of its title and commands; they come when the palette is first asked. */
  texts: readonly TextName[]
  /** Commands for what was typed; called with '' when the palette opens. Slow ones should heed the signal. */
  find: (typed: string, context: { profile: Profile; signal: AbortSignal }) => Command[] | Promise<Command[]>
}

const sources: CommandSource[] = []

/** Adds commands to the palette (Ctrl or ⌘ K): pages, people, documents, requests. Called once, when the shell loads. */
export function registerCommands(source: CommandSource): void {
  if (!sources.some(({ id }) => id === source.id)) sources.push(source)
}

export function commandSources(): readonly CommandSource[] {
  return sources
}
