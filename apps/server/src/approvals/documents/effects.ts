import type { Feature } from '#contract/platform/companies/features.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { CommandContext } from '../../http/context.ts'

/**
 * What a kind of document does to the rest of the product, in the same transaction (decision D-07).
 * A refusal (ALREADY_CONFIRMED for a closed period) undoes the decision as well.
 */
export interface DocumentEffect {
  /** The part by whose switch its documents live; null where none switches them off. */
  feature: Feature | null
  approved(ctx: CommandContext, documentId: number): Promise<void>
  denied(ctx: CommandContext, documentId: number): Promise<void>
  canceled(ctx: CommandContext, documentId: number): Promise<void>
  /** Why the actor may not take back a document that was approved; null where nothing stands against it. */
  refusesCancel?(ctx: Reader, documentId: number): Promise<ErrorCode | null>
}

type Reader = Pick<CommandContext, 'tx' | 'actor' | 'today'>

const effects = new Map<string, DocumentEffect>()

/** Called by app.ts for every slice whose documents do something, so that approvals need not know those slices. */
export function registerEffect(kind: string, effect: DocumentEffect): void {
  effects.set(kind, effect)
}

export async function runEffect(
  ctx: CommandContext,
  document: { id: number; kind: string },
  happened: 'approved' | 'denied' | 'canceled',
): Promise<void> {
  await effects.get(document.kind)?.[happened](ctx, document.id)
}

/** What the matter behind an approved document says against taking it back. */
export async function refusalOfCancel(
  ctx: Reader,
  document: { id: number; kind: string; status: string },
): Promise<ErrorCode | null> {
  if (document.status !== 'APPROVED') return null
  return (await effects.get(document.kind)?.refusesCancel?.(ctx, document.id)) ?? null
}

/** The part that a kind of document belongs to: the one that registered it, else that of approvals itself. */
export function partOfKind(kind: string): Feature | null {
  const effect = effects.get(kind)
  return effect ? effect.feature : 'DOCUMENT_APPROVAL'
}

export function registeredKinds(): string[] {
  return [...effects.keys()]
}
