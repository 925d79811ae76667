import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/main/work')({
  staticData: { title: 'attendance.nav', feature: 'ATTENDANCE' },
})
