/**
 * A name that somebody typed, as it may stand in a mail to a stranger: without web addresses, line breaks, control
 * characters (also those that turn the direction of writing) and quotation marks, which set it off. The dot of what could be
 * an address without https://, as in Amazon.com, becomes one that no mail program makes a link of.
 */
export function plainName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\S*(?::\/\/|www\.)\S*/gi, ' ')
    .replace(/(?<=[\p{L}\p{N}-])[.．](?=\p{L}{2})/gu, '·')
    .replace(/["“”„‟«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
