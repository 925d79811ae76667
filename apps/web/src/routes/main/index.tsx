import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/main/')({ component: () => <h1>home</h1> })
