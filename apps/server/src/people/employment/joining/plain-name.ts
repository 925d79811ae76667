/**
 * A name that somebody typed, as it may stand in a mail to a stranger: without web addresses, line breaks, control
 * characters (also those that turn the direction of writing) and quotation marks, which set it off.
 */
export function plainName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\S*(?::\/\/|www\.)\S*/gi, ' ')
    .replace(/["“”„‟«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
