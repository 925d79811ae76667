import { z } from 'zod'
import { area } from '../../area.ts'
import { takenSettings, toldSettings } from '../../platform/companies/setting-table.ts'

const settings = area({
  area: 'approval_v1',
  ids: 'approval_settings',
  path: '/v1/approvals',
  feature: 'DOCUMENT_APPROVAL',
  // Documents of other parts go by them too.
  whenOff: 'rows',
})

/** Settings of the company that documents go by, by their names among all settings. */
export const APPROVAL_SETTINGS = [
  'drf_serial_format',
  'drf_delegatable',
  'drf_substitutable',
  'drf_done_cancelable',
  'drf_dplc_rcv_prrt',
  'drf_turn_mail',
  'drf_remind_days',
] as const

const byName = Object.fromEntries(APPROVAL_SETTINGS.map((name) => [name, true as const])) as Record<
  (typeof APPROVAL_SETTINGS)[number],
  true
>

const told = z.object(toldSettings).pick(byName)

export const getApprovalSettings = settings({
  id: 'get',
  method: 'GET',
  path: '/settings',
  summary:
    'By what documents of the company go: their number, who decides in whose place, what ends them, how people are told of what waits',
  response: told,
})

export const getApprovalSetting = settings({
  id: 'get_one',
  method: 'GET',
  path: '/settings/{id}',
  summary: 'One of these settings by its name',
  params: z.object({ id: z.string().max(40) }),
  response: z.object({
    id: z.enum(APPROVAL_SETTINGS),
    value: z.union([z.string(), z.boolean(), z.number()]),
  }),
})

export const updateApprovalSettings = settings({
  id: 'update',
  method: 'PUT',
  path: '/settings',
  summary: 'Change these settings: absent keeps',
  body: z.object(takenSettings).pick(byName).partial(),
  response: told,
  errors: ['FORBIDDEN'],
  // Whether leave that was approved may still be cancelled is told with it.
  touches: ['company.get', 'approval_v1', 'work_events.list_work_events'],
})
