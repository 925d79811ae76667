import { useTranslation } from 'react-i18next'
import { fileSize } from '../../../../text/formats.ts'
import { Fact } from '../../../approvals/documents/index.ts'
import { proofHref } from '../changes/use-sent.ts'
import type { EventValues } from './event-document.ts'

interface ProofFactProps {
  documentId: number
  proof: EventValues['apv_attach']
}

/** The attached file, for those who may open the document. */
export function ProofFact({ documentId, proof }: ProofFactProps) {
  const { t } = useTranslation()
  if (!proof) return null
  return (
    <Fact name={t('leaveDocument.proof')}>
      <a href={proofHref(documentId)} target="_blank" rel="noreferrer">
        {proof.file_name}
      </a>{' '}
      {fileSize(proof.file_size)}
    </Fact>
  )
}
