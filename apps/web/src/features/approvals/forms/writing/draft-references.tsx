import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { oldListReferences } from '#contract/approvals/documents/references-v0.ts'
import { q } from '../../../../api/query.ts'
import { References } from '../../documents/index.ts'

interface DraftReferencesProps {
  /** undefined until it is kept for the first time. */
  id: number | undefined
  documentOf: () => Promise<number>
}

/** What a document refers to that is still written. */
export function DraftReferences({ id, documentOf }: DraftReferencesProps) {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(false)
  const list = useQuery({
    ...q(oldListReferences, { query: { drf_id: id ?? 0 } }),
    enabled: id !== undefined,
  })
  if (id !== undefined && list.data)
    return (
      <References
        document={{ drf_id: id, apv_reference: list.data, abilities: { add_reference: true } }}
        startsAdding={isAsked}
        heading="h2"
      />
    )
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => {
          setAsked(true)
          void documentOf()
        }}
      >
        {t('attached.references.add')}
      </Button>
    </div>
  )
}
