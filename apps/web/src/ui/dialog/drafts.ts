import { openerOf } from './opener.ts'

/** What somebody had typed into forms that Back closed, by what opened them; it goes with the screen. */
const drafts = new WeakMap<Element, Map<string, unknown>>()

export interface DraftPlace<Values> {
  opener: Element
  /** Another form, address or state of what is changed has drafts of its own. */
  form: string
  draft: Values | undefined
}

/** Where the draft of a form that opens now is kept, with the one that is there. */
export function placeOfDraft<Values>(title: string, initialValues: Values): DraftPlace<Values> {
  const opener = openerOf() ?? document.querySelector('main') ?? document.body
  const form = JSON.stringify([title, location.pathname, location.search, initialValues])
  return { opener, form, draft: drafts.get(opener)?.get(form) as Values | undefined }
}

export function keepDraft<Values>({ opener, form }: DraftPlace<Values>, values: Values): void {
  const own = drafts.get(opener) ?? new Map<string, unknown>()
  drafts.set(opener, own.set(form, values))
}

export function dropDraft({ opener, form }: DraftPlace<unknown>): void {
  drafts.get(opener)?.delete(form)
}
