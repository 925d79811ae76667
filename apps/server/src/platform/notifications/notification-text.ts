import type { Language } from '../../http/context.ts'
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
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(value(name) ?? ''))
  return { title: fill(sentence[0]), content: fill(sentence[1]) }
}
