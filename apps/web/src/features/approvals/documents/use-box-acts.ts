import { useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { notify } from '../../../ui/notify.ts'
import type { Asked } from './action-bar.tsx'
import { documentQuery, type OpenedDocument } from './approval-queries.ts'
import type { Box, Bucket, BoxSearch } from './boxes.ts'
import { type DecisionKind, type DecisionResult, undoableIn } from './decision.ts'
import { kindOf } from './kinds/document-kinds.ts'
import { matterOf } from './document-words.ts'
import { afterActing, leavesBucket } from './next-document.ts'
import type { BoxState } from './use-box.ts'
import { type DecideOptions, useDecide } from './use-decide.ts'

interface CommentAsked {
  act: 'approve' | 'deny'
  document: Named
  name: string
}

interface BoxPlace {
  box: Box
  bucket: Bucket
  /** Which document is open at this moment. */
  opened: () => number | undefined
  state: BoxState
  /** Whether a document stands beside the list; on phones it covers it. */
  isWide: boolean
  go: (to: BoxSearch) => void
}

type Named = Pick<OpenedDocument, 'drf_id' | 'drf_title' | 'author' | 'drf_status'>

/** Sends decisions: the next document is shown at once, and what can still be taken back is remembered. */
function useSendActs({ box, bucket, opened, state, isWide, go }: BoxPlace) {
  const client = useQueryClient()
  const { t } = useTranslation()
  const { decide } = useDecide()
  const undoable = useRef<readonly number[]>([])
  const underWay = useRef<Promise<readonly DecisionResult[]>>(undefined)

  /** Where to go once these documents are dealt with; called before they leave the list. */
  const planNext = (kind: DecisionKind, acted: readonly number[]) => {
    const open = opened()
    if (open === undefined || !acted.includes(open) || !leavesBucket(kind, box, bucket)) return () => {}
    const isListed = state.ids.includes(open)
    // Where the list is covered, the next document would open unasked.
    const next = isWide ? afterActing(state.ids, new Set(acted), open) : undefined
    return () => isListed && go({ bucket, ...(next !== undefined && { document: next }) })
  }
  const keep = (results: readonly DecisionResult[]) => {
    const ids = undoableIn(results)
    const acted = new Set(results.map(({ id }) => id))
    // What was just taken back cannot be once more.
    undoable.current = ids.length > 0 ? ids : undoable.current.filter((one) => !acted.has(one))
  }
  const send = async (kind: DecisionKind, document: Named, comment = '', options: DecideOptions = {}) => {
    const { drf_id: id } = document
    const moveOn = planNext(kind, [id])
    const waits = options.errors === 'form'
    if (!waits) moveOn()
    const titles = { [id]: matterOf(document) }
    const results = await decide({ kind, documents: [id], comment }, { ...options, titles })
    if (waits) moveOn()
    keep(results)
    return results
  }
  const act = (...what: Parameters<typeof send>) => {
    const acted = send(...what)
    const all = Promise.all([underWay.current ?? [], acted.catch(() => [])]).then((results) => results.flat())
    underWay.current = all
    void all.then(() => underWay.current === all && (underWay.current = undefined))
    return acted
  }
  const withdraw = async (id: number) => {
    const known = client.getQueryData(documentQuery(id).queryKey)
    const titles = known ? { [id]: matterOf(known) } : {}
    const [result] = await decide({ kind: 'withdraw', documents: [id] }, { titles })
    undoable.current = undoable.current.filter((one) => one !== id)
    if (result && 'acted' in result) go({ document: id })
  }
  const withdrawAll = async (ids: readonly number[]) => {
    const results = await decide({ kind: 'withdraw', documents: ids }, { report: false })
    undoable.current = undoable.current.filter((one) => !ids.includes(one))
    const failed = results.filter((result) => 'error' in result).length
    const done = results.length - failed
    if (failed === 0) notify({ place: 'top', text: t('approvals.bulk.withdraw.done', { n: done }) })
    else notify({ place: 'top', tone: 'bad', text: t('approvals.bulk.withdraw.some', { done, failed }) })
  }
  /**
   * The last own approval that could be taken back when it was given, or all that were given together. While a decision is on
   * its way that one is meant, and none that was given before it.
   */
  const lastUndoable = async () => {
    const meant = underWay.current
    return meant ? undoableIn(await meant).slice(-1) : undoable.current
  }
  return { act, withdraw, withdrawAll, keep, planNext, lastUndoable }
}

/** What may be asked for in a box, from the bar or by a key; a refused document comes back. */
export function useBoxActs(place: BoxPlace) {
  const { box, bucket, opened, state } = place
  const { t } = useTranslation()
  const client = useQueryClient()
  const confirm = useConfirm()
  const [asked, setAsked] = useState<CommentAsked | null>(null)
  const { act, withdraw, withdrawAll, keep, planNext, lastUndoable } = useSendActs(place)
  const cancel = async (document: OpenedDocument) => {
    const word = document.drf_status === 'REQUESTED' ? 'takeBack' : 'cancel'
    const question = {
      title: t(`approvals.cancelDialog.${word}`),
      message: cancelText(t, document),
      confirmText: t(`decisions.act.${word}`),
      cancelText: t('approvals.cancelDialog.keep'),
      danger: true,
    }
    if (await confirm(question)) await act('cancel', document)
  }
  const ask = (what: Asked, document: Named) => {
    const name = `${document.author.username} · ${document.drf_title}`
    if (what === 'deny') setAsked({ act: 'deny', document, name })
    else if (what === 'approveWithComment') setAsked({ act: 'approve', document, name })
    else if (what === 'withdraw') void withdraw(document.drf_id)
    else if (what === 'cancel') void cancel(document as OpenedDocument)
    else void act(what, document)
  }
  /** What the open document is and allows; before it has arrived, what its box says of it. */
  const mayDo = (kind: DecisionKind): Named | undefined => {
    const open = opened()
    if (open === undefined) return undefined
    const document = client.getQueryData(documentQuery(open).queryKey)
    if (document) return document.abilities[kind] ? document : undefined
    const isTurn = box === 'inbox' && bucket === 'requested' && (kind === 'approve' || kind === 'deny')
    return isTurn ? state.rows.find(({ drf_id }) => drf_id === open) : undefined
  }
  const undo = async () => {
    const open = mayDo('withdraw')?.drf_id
    const [id, ...others] = open === undefined ? await lastUndoable() : [open]
    if (id !== undefined) void (others.length > 0 ? withdrawAll([id, ...others]) : withdraw(id))
    else notify({ place: 'top', tone: 'plain', text: t('decisions.nothingToUndo') })
  }
  const submitComment = async (comment: string) => {
    // Also when it has meanwhile left the list: the server says why, and what was written stays.
    if (asked) await act(asked.act, asked.document, comment, { errors: 'form' })
  }
  return { ask, asked, closeAsked: () => setAsked(null), submitComment, mayDo, undo, keep, planNext }
}

function cancelText(t: TFunction, document: OpenedDocument): string {
  const isApproved = document.drf_status === 'APPROVED'
  const undone = kindOf(document)?.undone?.(t, document.drf_values, isApproved)
  const otherwise = isApproved ? t('approvals.cancelDialog.done') : ''
  return [isApproved ? '' : t('approvals.cancelDialog.open'), undone ?? otherwise].filter(Boolean).join(' ')
}
