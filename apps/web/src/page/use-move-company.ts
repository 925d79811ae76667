import { useQueryClient } from '@tanstack/react-query'
import { activateCompany } from '#contract/platform/companies/companies.ts'
import { useAction } from '../api/use-action.ts'
import { forgetEverything } from './forget-everything.ts'

/** Moves the session into another company of the account. */
export function useMoveCompany() {
  const client = useQueryClient()
  return useAction(activateCompany, {
    // Everything on screen, in memory and kept belongs to the company before: start from the beginning.
    onSuccess: () => {
      forgetEverything(client)
      location.assign('/main')
    },
  })
}
