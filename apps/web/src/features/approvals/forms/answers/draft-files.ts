import { createContext } from 'react'
import type { AttachedFile } from '../../documents/index.ts'

/** The draft that is being written, to which questions for files attach theirs. */
export interface DraftFiles {
  files: readonly AttachedFile[]
  /** Keeps the draft first where it is not kept yet. */
  documentOf: () => Promise<number>
}

/** null where nothing is written, as in the preview of a form. */
export const DraftFilesContext = createContext<DraftFiles | null>(null)
