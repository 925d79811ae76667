import { keptPerson } from './acting-for.ts'
import { forgeryToken } from './forgery-token.ts'

/** What was asked for before there were scripts (app/first-sight), by path. */
export interface EarlyAnswers {
  language: string
  /** Whose answers they are: of the session that the browser had (sessionNow). */
  session: string
  sentAt: number
  answers: Record<string, Promise<Response>>
}

declare global {
  var gyeolEarly: EarlyAnswers | undefined
}

// Longer than any phone takes for its scripts; what nobody has taken by then is no answer to what is asked later.
const LASTS_MS = 60_000

/** What tells sessions apart in the page: somebody may sign in as another, or move to another company, in a tab beside it. */
export function sessionNow(): string {
  return `${forgeryToken() ?? ''} ${keptPerson()}`
}

/** Whether they are still those of whoever is signed in now; the person is known only once the first of them is read. */
export function isOfNow({ session, sentAt }: EarlyAnswers): boolean {
  const isSame = session.endsWith(' ') ? sessionNow().startsWith(session) : sessionNow() === session
  return isSame && Date.now() - sentAt < LASTS_MS
}

/** Who leaves takes what was asked for them along. */
export function forgetEarly(): void {
  globalThis.gyeolEarly = undefined
}

/** The answer that is on its way already, once; undefined where nobody asked, in another language, or for somebody else. */
export function takeEarly(method: string | undefined, path: string) {
  const early = globalThis.gyeolEarly
  const answer = early?.answers[path]
  if (!early || !answer) return undefined
  delete early.answers[path]
  const isSame = method === 'GET' && early.language === document.documentElement.lang && isOfNow(early)
  return isSame ? { answer, sentAt: early.sentAt } : undefined
}
