import { useWindowKeys } from '../../../ui/input/use-window-keys.ts'

export type Intent =
  | 'next'
  | 'previous'
  | 'open'
  | 'approve'
  | 'approveWithComment'
  | 'deny'
  | 'confirm'
  | 'undo'
  | 'toggle'
  | 'bookmark'
  | 'reply'
  | 'circulate'
  | 'help'
  | 'close'

/** Where the focus is: on nothing, on a link or button, in a text, or in a dialog or menu that has keys of its own. */
export type FocusPlace = 'page' | 'control' | 'text' | 'dialog'

export interface KeyPress {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  isComposing?: boolean
}

const LETTERS: Record<string, Intent> = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  d: 'deny',
  c: 'confirm',
  u: 'undo',
  x: 'toggle',
  b: 'bookmark',
  r: 'reply',
  s: 'circulate',
}

/** The keys as the help lists them. */
export const KEYS: readonly { keys: readonly string[]; intent: Intent }[] = [
  { keys: ['j'], intent: 'next' },
  { keys: ['k'], intent: 'previous' },
  { keys: ['Enter'], intent: 'open' },
  { keys: ['a'], intent: 'approve' },
  { keys: ['Shift', 'a'], intent: 'approveWithComment' },
  { keys: ['d'], intent: 'deny' },
  { keys: ['c'], intent: 'confirm' },
  { keys: ['u'], intent: 'undo' },
  { keys: ['x'], intent: 'toggle' },
  { keys: ['b'], intent: 'bookmark' },
  { keys: ['r'], intent: 'reply' },
  { keys: ['s'], intent: 'circulate' },
  { keys: ['Escape'], intent: 'close' },
  { keys: ['?'], intent: 'help' },
]

/** What a key press asks for in a box; undefined when it is not ours. */
export function intentOf(press: KeyPress, place: FocusPlace): Intent | undefined {
  if (place === 'text' || place === 'dialog' || press.isComposing) return undefined
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined
  if (press.key === '?') return 'help'
  if (press.key === 'Escape') return 'close'
  // A link or a button has its own meaning for Enter.
  if (press.key === 'Enter') return place === 'page' ? 'open' : undefined
  const letter = letterOf(press)
  if (letter === 'a' && press.shiftKey) return 'approveWithComment'
  return press.shiftKey ? undefined : LETTERS[letter]
}

// With the Korean input method on, the J key says ㅓ or nothing at all, but its place on the keyboard stays.
function letterOf({ key, code }: KeyPress): string {
  return (/^[a-z]$/i.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? '')).toLowerCase()
}

/** Hands the intents of key presses on; an intent that does nothing (false) leaves the key to the browser. */
export function useBoxKeys(run: (intent: Intent) => boolean): void {
  useWindowKeys((event) => {
    if (event.defaultPrevented || event.repeat) {
      // Held down, only moving goes on: a held "a" must not approve one document after the other.
      if (event.defaultPrevented || !/^Key[JK]$/.test(event.code)) return
    }
    const intent = intentOf(event, placeOf(event.target))
    if (intent && run(intent)) event.preventDefault()
  })
}

function placeOf(target: EventTarget | null): FocusPlace {
  if (document.querySelector('[aria-modal=true]')) return 'dialog'
  if (!(target instanceof Element)) return 'page'
  if (target.closest('[role=menu], [role=listbox]')) return 'dialog'
  if (target.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true]')) return 'text'
  return target.closest('a, button, input, [role=tab]') ? 'control' : 'page'
}
