import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { confirmManyWorkTimes, remindOfConfirming } from '#contract/time/closing/closing.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { useAction } from '../../../api/use-action.ts'
import { dayRange, number } from '../../../text/formats.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { withFilters } from '../../../ui/list/address.ts'
import { DisabledHint } from '../../../ui/input/disabled-hint.tsx'
import type { SelectionActionsProps } from '../../../ui/list/list-table.tsx'
import { notify } from '../../../ui/notify.ts'
import { chosenPeople } from './chosen-people.ts'
import type { Confirmation } from './closing-queries.ts'
import { type AdminSearch, readAdminSearch } from './closing-search.ts'

const MOST_NAMES = 5

interface SelectedPeopleProps extends SelectionActionsProps {
  /** Of the period that is shown. */
  from: string
  to: string
  /** The page of people that is shown, of how many. */
  rows: readonly Confirmation[]
  count: number
}

/** What an admin does with the chosen people, once they have said so: confirms their period, or asks them to. */
export function SelectedPeople({ keys, clear, from, to, rows, count }: SelectedPeopleProps) {
  const { t } = useTranslation()
  const ask = useConfirm()
  const confirm = useAction(confirmManyWorkTimes)
  const remind = useAction(remindOfConfirming)
  const tellSkipped = useTellSkipped()
  const { open, ready, unrecorded, blocked, confirmed } = chosenPeople(rows, keys)
  const period = dayRange(from, to)
  const whom = [
    unrecorded > 0 && t('closing.admin.unrecorded', { n: number(unrecorded) }),
    confirmed > 0 && t('closing.admin.leftConfirmed', { n: number(confirmed) }),
    blocked > 0 && t('closing.admin.leftBlocked', { n: number(blocked) }),
  ]
  const whyNone = open.length === 0 && t('closing.admin.noneOpen')
  const confirmAll = async () => {
    const isSure = await ask({
      title: t('closing.admin.confirmAsk', { n: number(ready.length), period }),
      message: [t('closing.admin.confirmText'), ...whom].filter(Boolean).join(' '),
      confirmText: t('closing.admin.confirmMany'),
    })
    if (!isSure) return
    // Whom the question has left out is not asked for: a refusal would say it again.
    confirm.mutate(
      { body: { confirmed_date: to as never, user_ids: ready } },
      {
        onSuccess: ({ confirmed_count: n, skipped }) => {
          if (n > 0) notify({ text: t('closing.admin.confirmedMany', { n: number(n) }) })
          tellSkipped(skipped)
          clear()
        },
      },
    )
  }
  const remindAll = async () => {
    const isSure = await ask({
      title: t('closing.admin.remindAsk', { n: number(open.length), period }),
      message: t('closing.admin.remindText'),
      confirmText: t('closing.admin.remind'),
    })
    if (!isSure) return
    remind.mutate(
      { body: { date: to as never, user_ids: open } },
      {
        onSuccess: ({ sent_count: n }) => {
          notify({ text: t('closing.admin.reminded', { n: number(n) }), tone: n > 0 ? 'good' : 'plain' })
          clear()
        },
      },
    )
  }
  return (
    <>
      {keys.length === rows.length && count > rows.length && (
        <span className="quiet">{t('closing.admin.pageOnly', { n: number(count) })}</span>
      )}
      <DisabledHint reason={whyNone || (ready.length === 0 && t('closing.admin.noneReady'))}>
        <Button size="xs" loading={confirm.isPending} onClick={() => void confirmAll()}>
          {t('closing.admin.confirmMany')}
        </Button>
      </DisabledHint>
      <DisabledHint reason={whyNone}>
        <Button size="xs" variant="default" loading={remind.isPending} onClick={() => void remindAll()}>
          {t('closing.admin.remind')}
        </Button>
      </DisabledHint>
    </>
  )
}

type Skipped = EndpointResponse<typeof confirmManyWorkTimes>['skipped']

/** Says who stays open and why, with the way to the people and days of what stands in the way. */
function useTellSkipped(): (skipped: Skipped) => void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const show = (problem: AdminSearch['problem']) =>
    void navigate({
      to: '/main/work/confirm/admin',
      search: (now) => withFilters(readAdminSearch(now), { problem, state: undefined }),
    })
  return (skipped) => {
    for (const [message, people] of Map.groupBy(skipped, (one) => one.message)) {
      const names = people.slice(0, MOST_NAMES).map(({ username }) => username)
      if (people.length > MOST_NAMES)
        names.push(t('closing.admin.morePeople', { n: number(people.length - MOST_NAMES) }))
      const [kind] = people[0]!.problem_kinds
      notify({
        text: t('closing.admin.skipped', { names: names.join(', '), message }),
        tone: 'bad',
        ...(kind && { action: { label: t('closing.admin.showSkipped'), onClick: () => show(kind) } }),
      })
    }
  }
}
