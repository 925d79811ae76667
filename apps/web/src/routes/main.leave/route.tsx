import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/main/leave')({
  staticData: { title: 'leave.title', texts: ['leave'] },
})
