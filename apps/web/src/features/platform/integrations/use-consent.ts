import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { completeConnection, listIntegrations } from '#contract/platform/integrations/integrations.ts'
import { keyOf } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { comeBackWith } from './integrations-search.ts'
import { notify } from '../../../ui/notify.ts'

const route = getRouteApi('/main/settings/integrations')

/** Finishes a connection when a service has sent the browser back here, and clears its words from the address. */
export function useConsent() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const finish = useAction(completeConnection, {
    errors: 'form',
    // The first list may still be on its way, asked before there was a connection; it must not be taken for the new one.
    onSuccess: () => client.cancelQueries({ queryKey: keyOf(listIntegrations) }),
  })
  const done = useRef(false)
  useEffect(() => {
    const cameBack = comeBackWith(search)
    // A code is good for one try, and effects may run twice.
    if (!cameBack || done.current) return
    done.current = true
    void navigate({ search: {}, replace: true })
    if (cameBack === 'declined') {
      notify({ title: t('integrations.failed'), text: t('integrations.declined'), tone: 'bad' })
      return
    }
    finish.mutate(
      { body: cameBack },
      {
        onSuccess: ({ provider }) => {
          const name = t(`integrations.provider.${provider}.name`)
          notify({ text: t('integrations.connected', { name }) })
        },
      },
    )
  }, [search, navigate, finish, t])
  return { isFinishing: finish.isPending, error: finish.error }
}
