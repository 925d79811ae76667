import { type ReactNode, Suspense } from 'react'
import { FormSkeleton } from '../feedback/form-skeleton.tsx'
import { lazySoon } from '../lazy-soon.ts'

export interface RichTextProps {
  label: string
  /** Cleaned HTML of the tags in `#contract/rich-text.ts`. */
  value: string
  onChange: (html: string) => void
  description?: ReactNode
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  /** Told of what is pasted and longer than any text may be; it is left out, as the page would stand still over it. */
  onTooLong?: () => void
}

const Editor = lazySoon(async () => (await import('./rich-text-editor.tsx')).RichTextEditorField)

/** A text with headings, lists and links. The editor is fetched when the page has nothing else to do. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<FormSkeleton fields={1} />}>
      <Editor {...props} />
    </Suspense>
  )
}
