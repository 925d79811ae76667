import { createFileRoute } from '@tanstack/react-router'
import { MeScreen } from '../features/profile/me-screen.tsx'

export const Route = createFileRoute('/main/me')({
  staticData: { title: 'profile.title' },
  component: MeScreen,
})
