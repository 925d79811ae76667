import type { StampBox } from '../../outside/pdf/stamp-boxes.ts'
import type { PrintedAnswer } from '../documents/index.ts'

/** A document as it is drawn: all texts in the language of the reader. It travels to the thread that draws it. */
export interface Paper {
  name: string
  company: string
  kind: string
  title: string
  facts: [string, string][]
  stampLabel: string
  stamps: StampBox[]
  answers: PrintedAnswer[]
  /** HTML of the kinds that write rich text, else as it is. */
  text: { html: string } | { plain: string } | null
  lists: { title: string; lines: string[] }[]
  /** What is attached, as it is kept; it is listed on the paper and lies beside it in an archive. */
  files: { fileId: number; name: string; bytes: number }[]
  /** Pictures among them that are drawn, as data: URLs. */
  pictures: { name: string; data: string }[]
  /** null where nothing has been done yet, as on a blank form. */
  proof: { title: string; sentence: string; hash: string | null; address: string } | null
}
