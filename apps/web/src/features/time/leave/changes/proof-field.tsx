import { useTranslation } from 'react-i18next'
import { MOST_EVENT_PROOF_BYTES } from '#contract/time/work-events/work-events.ts'
import { Attachments, type KeptFile } from '../../../../ui/form/attachments.tsx'

/** A chosen file, or without one what is attached already. */
export interface Proof extends KeptFile {
  file?: File
}

/** It goes along with the request itself, so that nothing stays behind of one that was not sent. */
function holdProof(file: File): Promise<Proof> {
  return Promise.resolve({ id: file.name, name: file.name, bytes: file.size, file })
}

interface ProofFieldProps {
  value: readonly Proof[]
  onChange: (proofs: Proof[]) => void
}

/** What shows that it is so: a doctor's note, a summons. */
export function ProofField({ value, onChange }: ProofFieldProps) {
  const { t } = useTranslation()
  return (
    <Attachments<Proof>
      label={t('leave.form.proof')}
      value={value}
      onChange={onChange}
      send={holdProof}
      most={1}
      mostBytes={MOST_EVENT_PROOF_BYTES}
    />
  )
}
