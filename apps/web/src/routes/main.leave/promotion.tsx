import { createFileRoute } from '@tanstack/react-router'
import { readPromotionSearch } from '../../features/time/leave-promotion/promotion-search.ts'
import { PromotionScreen } from '../../features/time/leave-promotion/promotion-screen.tsx'
import { onTopOf } from '../../ui/list/address.ts'

export const Route = createFileRoute('/main/leave/promotion')({
  validateSearch: readPromotionSearch,
  staticData: { title: 'promotion.title', texts: ['promotion', 'attendance'], feature: 'VACATION_PROMOTION' },
  component: Promotions,
})

function Promotions() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return (
    <PromotionScreen
      search={search}
      go={(next) => void navigate({ search: onTopOf(search, next), replace: true })}
    />
  )
}
