/** A spreadsheet that took the number for a sum has dropped its first zero. */
export function phoneOf(text: string): string {
  return /^1[016-9]\d{7,8}$/.test(text) ? `0${text}` : text
}
