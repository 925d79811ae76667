import { createFileRoute, redirect } from '@tanstack/react-router'

// On a phone the button comes first, elsewhere the own week.
export const Route = createFileRoute('/main/work/')({
  beforeLoad: () => {
    const isPhone = matchMedia('(max-width: 768px)').matches
    throw redirect({ to: isPhone ? '/main/work/check' : '/main/work/me', replace: true })
  },
})
