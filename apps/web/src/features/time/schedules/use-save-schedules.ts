import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveSchMonths } from '#contract/time/schedules/schedules.ts'
import { refreshTouched } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { number } from '../../../text/formats.ts'
import { notify } from '../../../ui/notify.ts'
import { keptText } from './kept-text.ts'
import { monthBody } from './schedule-cells.ts'
import type { ScheduleDraft } from './use-schedule-draft.ts'

// So many are stored at once or not at all.
const AT_ONCE = 200

/** Saves everybody who was changed. Who has no day of work and no schedule before is left out. */
export function useSaveSchedules({ rows, days, edits, changed, kept }: ScheduleDraft) {
  const { t } = useTranslation()
  const save = useAction(saveSchMonths)
  const client = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const submit = async () => {
    const sent = edits.typed
    const passedBy = kept.length > 0 ? ` ${keptText(kept, t)}` : ''
    const months = rows
      .filter((row) => changed.has(row.user_id))
      .map((row) => monthBody(row, changed.get(row.user_id)!, days))
      .filter((body) => body.wk_sch_id !== null || body.work_month.includes('T'))
    setSaving(true)
    try {
      for (let at = 0; at < months.length; at += AT_ONCE) {
        const part = months.slice(at, at + AT_ONCE)
        await save.mutateAsync({ body: { months: part as never } })
        // What was typed stands until what was saved is there to take its place.
        await refreshTouched(client, saveSchMonths)
        const done = new Set(part.map(({ user_id }) => user_id))
        edits.saved(new Map([...sent].filter(([key]) => done.has(key as number))))
      }
      // What was typed of people who are left out goes as well.
      edits.saved(sent)
      notify({ text: t('schedules.saved', { n: number(months.length) }) + passedBy })
    } catch {
      // The action has told the refusal; what was typed stays.
    } finally {
      setSaving(false)
    }
  }
  return { submit, isSaving }
}
