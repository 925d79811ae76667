import { type EarlyAnswers, sessionNow } from '../../api/early.ts'

/**
 * Asks for what the scripts on their way will ask for (api/early.ts hands it to them).
 * @returns copies to read: null for what was refused
 */
export function ask(language: string, paths: readonly string[]): Promise<unknown>[] {
  // The server of the page is not the one to ask.
  if (/^https?:/.test(document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ?? ''))
    return []
  const early: EarlyAnswers = { language, session: sessionNow(), sentAt: Date.now(), answers: {} }
  globalThis.gyeolEarly = early
  return paths.map((path) => {
    const answer = fetch(path, { headers: { accept: 'application/json', 'accept-language': language } })
    early.answers[path] = answer
    return answer.then((response) => (response.ok ? response.clone().json() : null))
  })
}
