import { createFileRoute, redirect } from '@tanstack/react-router'

// On a phone the button comes first, elsewhere the own week.
export const Route = createFileRoute('/main/work/')({
  beforeLoad: async ({ context }) => {
    const { hasFeature, profileQuery } = await import('../../page/profile.ts')
    const profile = await context.queryClient.ensureQueryData(profileQuery)
    const checks = matchMedia('(max-width: 768px)').matches && hasFeature(profile, 'WEB_CHECK')
    throw redirect({ to: checks ? '/main/work/check' : '/main/work/me', replace: true })
  },
})
