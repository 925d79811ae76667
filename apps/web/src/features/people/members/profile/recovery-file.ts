import { saveBlob } from '../../../../api/save-file.ts'

/** The text of a file or a sheet of paper with recovery codes: a head, then one code per line. */
export function recoveryText(head: string, codes: readonly string[]): string {
  return [head, '', ...codes.map((code, at) => `${String(at + 1).padStart(2)}. ${code}`), ''].join('\n')
}

/** Hands a text to the browser's downloads. */
export function saveText(name: string, text: string): void {
  saveBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), name)
}

/** Prints a text on a page of its own; the screen around it stays on the screen. */
export function printText(text: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const page = frame.contentWindow
  if (!page) return
  const sheet = page.document.createElement('pre')
  sheet.textContent = text
  page.document.body.append(sheet)
  page.addEventListener('afterprint', () => frame.remove(), { once: true })
  page.focus()
  page.print()
}
