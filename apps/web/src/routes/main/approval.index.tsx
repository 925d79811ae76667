import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/main/approval/')({
  beforeLoad: () => {
    throw redirect({ to: '/main/approval/inbox', replace: true })
  },
})
