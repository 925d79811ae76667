/**
 * The header that names a download: plain ASCII for old programs, and the true name (RFC 6266, RFC 8187).
 * @param kind inline only for types of `shownInBrowser`
 */
export function contentDisposition(name: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const plain = name.normalize('NFC').replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`
}
