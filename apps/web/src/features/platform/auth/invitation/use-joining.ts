import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { joinByInvite } from '#contract/people/employment/joining.ts'
import { call } from '../../../../api/call.ts'
import { forgetEverything } from '../../../../page/forget-everything.ts'

/** What the link in the mail holds. */
export interface Link {
  code: string
  email: string
}

/** The last steps of joining: of whoever is signed in by then, under their own name, and into the product. */
export function useJoining(link: Link, own: { name: string; isUnknown: boolean }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const enter = async () => {
    forgetEverything(client)
    await navigate({ to: '/main', replace: true })
  }
  const join = async () => {
    await call(joinByInvite, { body: { ...link, ...(own.isUnknown && { username: own.name }) } })
    await enter()
  }
  return { join, enter }
}
