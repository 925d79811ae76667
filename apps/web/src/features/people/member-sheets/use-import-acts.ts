import { useTranslation } from 'react-i18next'
import {
  discardImport,
  resumeImport,
  startImport,
  stopImport,
  updateImport,
} from '#contract/people/member-sheets/member-sheets.ts'
import { useAction } from '../../../api/use-action.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { notify } from '../../../ui/notify.ts'
import { number } from '../../../text/formats.ts'
import type { ImportRead } from './import-queries.ts'

/** Everything that can be done with an import as a whole. */
export function useImportActs(sheet: ImportRead, onGone: () => void) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const params = { id: sheet.import_id }
  const update = useAction(updateImport)
  const start = useAction(startImport)
  const stop = useAction(stopImport)
  const resume = useAction(resumeImport)
  const discard = useDiscard(onGone)
  return {
    isBusy: [update, start, stop, resume, discard].some((act) => act.isPending),
    choose: (body: { create_teams?: boolean; create_ranks?: boolean }) => update.mutate({ params, body }),
    stop: () => stop.mutate({ params }),
    resume: () => resume.mutate({ params }),
    start: async () => {
      const { ready, problem } = sheet.counts
      const isSure = await confirm({
        title: t('memberSheets.check.confirm', { count: number(ready) }),
        message:
          problem > 0
            ? t('memberSheets.check.confirmLeft', { count: number(problem) })
            : t('memberSheets.check.confirmText'),
        confirmText: t('memberSheets.check.start', { count: number(ready) }),
      })
      if (isSure) start.mutate({ params })
    },
    discard: () => discard.ask(sheet.import_id),
  }
}

/** Asks, then forgets an import that does not run. */
export function useDiscard(onGone?: () => void) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const discard = useAction(discardImport, {
    onSuccess: () => {
      notify({ text: t('memberSheets.check.discarded') })
      onGone?.()
    },
  })
  return {
    isPending: discard.isPending,
    ask: async (id: number) => {
      const isSure = await confirm({
        title: t('memberSheets.check.discardTitle'),
        message: t('memberSheets.check.discardText'),
        confirmText: t('memberSheets.check.discard'),
        danger: true,
      })
      if (isSure) discard.mutate({ params: { id } })
    },
  }
}
