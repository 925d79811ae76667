import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { approveDocument, inbox, outbox } from '#contract/approvals/documents/approvals.ts'
import { UNDO_MS } from '#rules/approvals/withdraw.ts'
import { refreshTouched } from '../../../api/query.ts'
import { sentenceOf } from '../../../text/sentence-of.ts'
import { closeNotice, notify } from '../../../ui/notify.ts'
import type { ListPage } from './approval-queries.ts'
import { decideAll, type Decision, type DecisionKind, type DecisionResult } from './decision.ts'
import type { Matter } from './document-words.ts'

const DECIDE = ['approvals.decide'] as const

/** Decisions on their way to the server. Lists and counts show them as done; a refused one simply reappears. */
export function usePendingDecisions(): Decision[] {
  return useMutationState({
    filters: { mutationKey: DECIDE, status: 'pending' },
    select: ({ state }) => state.variables as Decision,
  })
}

type Titles = Readonly<Record<number, Matter>>

export interface DecideOptions {
  /** Whose the documents are and what about, for what is said afterwards. */
  titles?: Titles
  /** 'notify' (default) tells of refusals beside the screen; 'form' throws the first, for the form that asked. */
  errors?: 'notify' | 'form'
  /** false: the caller says itself how it went. */
  report?: boolean
}

export interface Deciding {
  /** Resolves with what became of each document, once lists and counts are up to date. */
  decide: (decision: Decision, options?: DecideOptions) => Promise<DecisionResult[]>
  isPending: (document: number) => boolean
}

/** Approve, deny, confirm, cancel and take back, for one document or many, from any screen. */
export function useDecide(): Deciding {
  const { t } = useTranslation()
  const client = useQueryClient()
  const pending = usePendingDecisions()
  const mutation = useMutation({
    mutationKey: DECIDE,
    mutationFn: decideAll,
    // All decisions touch the same.
    onSettled: () => {
      restartPages(client)
      return refreshTouched(client, approveDocument)
    },
  })
  const decide = async (decision: Decision, options: DecideOptions = {}): Promise<DecisionResult[]> => {
    // A second press arrives before the button is disabled.
    const underWay = documentsUnderWay(client)
    const documents = decision.documents.filter((id) => !underWay.has(id))
    if (documents.length === 0) return []
    const until = undoableUntil()
    const results = await mutation.mutateAsync({ ...decision, documents })
    const refused = results.find((result) => 'error' in result)
    if (options.errors === 'form' && refused) throw refused.error
    const titles = options.titles ?? {}
    if (options.report ?? true) {
      const undo = (id: number) => void decide({ kind: 'withdraw', documents: [id] }, { titles })
      tellResults(t, decision.kind, results, { titles, undo, until })
    }
    return results
  }
  return { decide, isPending: (id) => pending.some(({ documents }) => documents.includes(id)) }
}

interface Undoing {
  titles: Titles
  undo: (document: number) => void
  /** By the page's own clock; counted from the press, so that it ends before the server's time does. */
  until: number
}

const undoableUntil = () => performance.now() + UNDO_MS

/** The approval that the screen offers to take back: the last one, as the key does. */
let offered = ''

function tellResults(
  t: TFunction,
  kind: DecisionKind,
  results: readonly DecisionResult[],
  { titles, undo, until }: Undoing,
): void {
  closeNotice(offered)
  for (const result of results) {
    const matter = titles[result.id]
    if ('error' in result) {
      notify({
        place: 'top',
        tone: 'bad',
        title: t('decisions.refused', { title: matter ? `${matter.name} · ${matter.title}` : '' }),
        text: sentenceOf(result.error),
      })
    } else {
      const act = kind === 'cancel' && matter?.isOpen ? 'takeBack' : kind
      const { abilities, drf_status } = result.acted
      const isUndoable = kind === 'approve' && abilities.withdraw
      if (isUndoable) offered = `approved-${result.id}-${until}`
      notify({
        place: 'top',
        text: t(`decisions.done.${isUndoable && drf_status === 'REQUESTED' ? 'approveUndoable' : act}`),
        ...(matter && { title: t(`decisions.doneFor.${act}`, { name: matter.name, title: matter.title }) }),
        ...(isUndoable && {
          id: offered,
          closeAfter: until - performance.now(),
          action: { label: t('decisions.act.undo'), until, onClick: () => undo(result.id) },
        }),
      })
    }
  }
}

const BOXES: ReadonlySet<unknown> = new Set([inbox.id, outbox.id])

/** Lists that are not looked at begin at their first page again: what was decided stands there now. */
function restartPages(client: QueryClient): void {
  client.setQueriesData<InfiniteData<ListPage>>(
    {
      predicate: ({ queryKey }) => BOXES.has(queryKey[1]) && queryKey.at(-1) === 'pages',
      type: 'inactive',
    },
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  )
}

function documentsUnderWay(client: QueryClient): Set<number> {
  const running = client.getMutationCache().findAll({ mutationKey: DECIDE, status: 'pending' })
  return new Set(running.flatMap(({ state }) => (state.variables as Decision).documents))
}
