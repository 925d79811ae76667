import { useQueryClient } from '@tanstack/react-query'
import type { EndpointInput, EndpointResponse } from '#contract/endpoint.ts'
import {
  getNoticeDefaults,
  getNoticeSettings,
  setNoticeDefaults,
  setNoticeSettings,
} from '#contract/platform/notifications/notice-settings.ts'
import { keyOf, q } from '../../../../api/query.ts'
import { useAction } from '../../../../api/use-action.ts'
import { withChosen } from './with-chosen.ts'

export type OwnSettings = EndpointResponse<typeof getNoticeSettings>
export type CompanySettings = EndpointResponse<typeof getNoticeDefaults>
export type TopicChoice = CompanySettings['topics'][number]

export const noticeSettingsQuery = q(getNoticeSettings)
export const noticeDefaultsQuery = q(getNoticeDefaults)

/** Chosen at once on the screen, and back when the server refuses. */
export function useChoose() {
  const client = useQueryClient()
  const queryKey = keyOf(getNoticeSettings)
  return useAction<typeof setNoticeSettings, OwnSettings | undefined>(setNoticeSettings, {
    onMutate: async ({ body }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<OwnSettings>(queryKey)
      const chosen = body as EndpointInput<typeof setNoticeSettings>['body']
      client.setQueryData<OwnSettings>(queryKey, (shown) => shown && withChosen(shown, chosen))
      return before
    },
    onError: (_error, _input, before) => client.setQueryData(queryKey, before),
  })
}

/** The same for those who have not chosen. */
export function useChooseForCompany() {
  const client = useQueryClient()
  const queryKey = keyOf(getNoticeDefaults)
  return useAction<typeof setNoticeDefaults, CompanySettings | undefined>(setNoticeDefaults, {
    onMutate: async ({ body }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<CompanySettings>(queryKey)
      const chosen = body as EndpointInput<typeof setNoticeDefaults>['body']
      client.setQueryData<CompanySettings>(queryKey, (shown) => shown && withChosen(shown, chosen))
      return before
    },
    onError: (_error, _input, before) => client.setQueryData(queryKey, before),
  })
}
