import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/main/approval/')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/main/approval/"!</div>
}
