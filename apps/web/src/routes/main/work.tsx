import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/main/work')({
  staticData: { title: 'shell.nav.work', feature: 'ATTENDANCE' },
})
