import { createFileRoute, notFound, redirect } from '@tanstack/react-router'

/** Where notifications lead: to the document in the box of whoever follows the link. */
export const Route = createFileRoute('/main/approval/$id')({
  // From a printed copy: what its proof said.
  validateSearch: ({ proof }: Record<string, unknown>): { proof?: string } =>
    typeof proof === 'string' ? { proof } : {},
  beforeLoad: async ({ context: { queryClient }, params, search, preload }) => {
    // Asking for a document marks it as read, which hovering over a link must not do.
    if (preload) return
    const document = Number(params.id)
    // Where one begins to write stands what is still written.
    if (/^(?:drafts|unpublished|new)$/.test(params.id))
      throw redirect({ to: '/main/approval/write', replace: true })
    if (!Number.isSafeInteger(document) || document < 1) throw notFound()
    // Every browser reads the routes before the sign-in page; what only this one needs comes with it.
    const { profileQuery } = await import('../../page/profile.ts')
    const { documentQuery } = await import('../../features/approvals/documents/approval-queries.ts')
    const [me, opened] = await Promise.all([
      queryClient.ensureQueryData(profileQuery),
      queryClient.ensureQueryData(documentQuery(document)).catch(() => null),
    ])
    const isOwn = opened?.author.user_id === me.id
    throw redirect({
      to: isOwn ? '/main/approval/outbox' : '/main/approval/inbox',
      search: { document, ...search },
      replace: true,
    })
  },
})
