import { Suspense } from 'react'
import { lazyPart } from '../../../../page/lazy-part.ts'
import { CardSkeleton } from '../../../../ui/feedback/card-skeleton.tsx'
import type { FilesFieldProps } from './files-upload.tsx'

const FilesUpload = lazyPart(['attached'], () => import('./files-upload.tsx'), 'FilesUpload')

/** Files of a document that is written, or may still be changed; what takes them loads when it is first seen. */
export function FilesField(props: FilesFieldProps) {
  return (
    <Suspense fallback={<CardSkeleton lines={2} />}>
      <FilesUpload {...props} />
    </Suspense>
  )
}
