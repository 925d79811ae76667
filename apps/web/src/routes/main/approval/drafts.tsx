import { createFileRoute, redirect } from '@tanstack/react-router'

/** What is still written stands where one begins to write. */
export const Route = createFileRoute('/main/approval/drafts')({
  beforeLoad: () => {
    throw redirect({ to: '/main/approval/write', replace: true })
  },
})
