/** What was asked for before there were scripts (app/first-sight), by path. */
export interface EarlyAnswers {
  language: string
  sentAt: number
  answers: Record<string, Promise<Response>>
}

declare global {
  var gyeolEarly: EarlyAnswers | undefined
}

/** The answer that is on its way already, once; undefined where nobody asked, or in another language. */
export function takeEarly(method: string | undefined, path: string) {
  const early = globalThis.gyeolEarly
  const answer = early?.answers[path]
  if (!early || !answer) return undefined
  delete early.answers[path]
  const isSame = method === 'GET' && early.language === document.documentElement.lang
  return isSame ? { answer, sentAt: early.sentAt } : undefined
}
