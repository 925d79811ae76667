import { VisuallyHidden } from '@mantine/core'

/** Says a changing sentence to screen readers, after what they are saying now. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  )
}
