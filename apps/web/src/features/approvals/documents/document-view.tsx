import { Suspense } from 'react'
import { PaperButtons } from '../papers/index.ts'
import { DocumentHistory } from '../proofs/index.ts'
import type { OpenedDocument } from './approval-queries.ts'
import { AttachedFiles } from './attachments/attached-files.tsx'
import { Star } from './bookmarks/star.tsx'
import { Readers } from './circulation/readers.tsx'
import { DocumentPaper } from './paper/document-paper.tsx'
import { isRelated, LazyRelated } from './afterwards/related.ts'
import { splitLine } from './line.ts'
import { References } from './references/references.tsx'
import { Replies } from './replies/replies.tsx'

/** A document to read, and what hangs on it: earlier ones, its readers, and what people say about it. */
export function DocumentView({ document }: { document: OpenedDocument }) {
  const { readers } = splitLine(document.apv_receive)
  return (
    <DocumentPaper
      document={document}
      mark={
        <>
          <PaperButtons document={document.drf_id} />
          <Star document={document} />
        </>
      }
    >
      {isRelated(document) && (
        <Suspense fallback={null}>
          <LazyRelated document={document} />
        </Suspense>
      )}
      <AttachedFiles document={document} />
      <References document={document} />
      <Readers document={document} readers={readers} />
      <Replies documentId={document.drf_id} mayReply={document.abilities.reply} />
      <DocumentHistory document={document.drf_id} endedAt={document.decided_at} />
    </DocumentPaper>
  )
}
