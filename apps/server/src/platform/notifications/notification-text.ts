import type { Language } from '../../http/context.ts'
import { fillSentence } from '../../http/reader/fill-sentence.ts'
import { findNoticeKind } from './notice-registry.ts'

/** Title and content of a notification in the reader's language; a value that is missing leaves nothing behind. */
export function notificationText(
  kind: string,
  data: Record<string, unknown>,
  language: Language,
): { title: string; content: string } {
  const sentence = findNoticeKind(kind)?.words[language]
  if (!sentence) return { title: kind, content: '' }
  const value = (name: string) => {
    const given = data[name]
    return typeof given === 'object' && given !== null
      ? (given as Record<Language, unknown>)[language]
      : given
  }
  const [title, content] = sentence
  return { title: fillSentence(title, value), content: fillSentence(content, value) }
}
