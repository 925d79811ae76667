import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/main/work')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/main/work"!</div>
}
