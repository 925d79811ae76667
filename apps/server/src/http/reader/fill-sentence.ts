/**
 * A sentence with its values filled in for {name}. In English {count|person has|people have} is a number with what follows one and several;
 * of a value that is missing nothing is left.
 */
export function fillSentence(text: string, value: (name: string) => unknown): string {
  return text.replace(
    /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g,
    (_, name: string, single: string | undefined, plural: string | undefined) => {
      const given = String(value(name) ?? '')
      return plural === undefined ? given : `${given} ${Number(given) === 1 ? single : plural}`
    },
  )
}

/** The same for who reads about the sentence: {count} people have. */
export const plainSentence = (text: string): string => text.replace(/\{(\w+)\|[^|}]*\|([^}]*)\}/g, '{$1} $2')
