import { Button } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { downloadPromotion } from '#contract/time/leave-promotion/leave-promotion.ts'
import { saveFile } from '../../../api/save-file.ts'
import type { Promotion } from './promotion-queries.ts'
import styles from './promotion.module.css'

/** What was written, as PDF: the request, the plan or notice, and both with all that happened. */
export function Papers({ ask }: { ask: Promotion }) {
  const { t } = useTranslation()
  const save = useMutation({
    mutationFn: (kind: 'ask' | 'plan' | 'evidence') =>
      saveFile(downloadPromotion, { params: { id: ask.id }, query: { kind } }),
  })
  if (!ask.ask_doc) return null
  const kinds = ask.plan_doc ? (['ask', 'plan', 'evidence'] as const) : (['ask', 'evidence'] as const)
  return (
    <div className={styles.buttons}>
      {kinds.map((kind) => (
        <Button
          key={kind}
          size="xs"
          variant="default"
          leftSection={<IconFileDownload size={16} />}
          loading={save.isPending && save.variables === kind}
          onClick={() => save.mutate(kind)}
        >
          {t(
            kind === 'plan' && ask.noticed_datetime ? 'promotion.papers.notice' : `promotion.papers.${kind}`,
          )}
        </Button>
      ))}
    </div>
  )
}
