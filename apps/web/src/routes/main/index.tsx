import { createFileRoute } from '@tanstack/react-router'
import { oneOf } from '../../page/search.ts'
import { homeQuery } from '../../features/portal/home/home-queries.ts'
import { type HomeSearch, HomeScreen } from '../../features/portal/home/home-screen.tsx'

export const Route = createFileRoute('/main/')({
  staticData: { title: 'shell.nav.home', texts: ['home', 'decisions', 'check'] },
  validateSearch: (search: Record<string, unknown>): HomeSearch => oneOf(search, 'menu', ['week']),
  loader: ({ context }) => void context.queryClient.prefetchQuery(homeQuery),
  component: Home,
})

function Home() {
  const navigate = Route.useNavigate()
  const { menu } = Route.useSearch()
  return (
    <HomeScreen menu={menu} showMenu={(shown) => void navigate({ search: shown ? { menu: shown } : {} })} />
  )
}
