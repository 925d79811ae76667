import { createFileRoute } from '@tanstack/react-router'
import { homeQuery } from '../../features/portal/home/home-queries.ts'
import { HomeScreen } from '../../features/portal/home/home-screen.tsx'

export const Route = createFileRoute('/main/')({
  staticData: { title: 'shell.nav.home', texts: ['home', 'decisions', 'check'] },
  loader: ({ context }) => void context.queryClient.prefetchQuery(homeQuery),
  component: HomeScreen,
})
