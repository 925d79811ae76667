import type { CommandContext } from '../http/context.ts'

/**
 * What a kind of document does to the rest of the product, in the same transaction (decision D-07).
 * A refusal (ALREADY_CONFIRMED for a closed period) undoes the decision as well.
 */
export interface DocumentEffect {
  approved(ctx: CommandContext, documentId: number): Promise<void>
  denied(ctx: CommandContext, documentId: number): Promise<void>
  canceled(ctx: CommandContext, documentId: number): Promise<void>
}

const effects = new Map<string, DocumentEffect>()

/** Called by app.ts for every slice whose documents do something, so that approvals need not know those slices. */
export function registerEffect(kind: string, effect: DocumentEffect): void {
  effects.set(kind, effect)
}

export async function runEffect(
  ctx: CommandContext,
  document: { id: number; kind: string },
  happened: keyof DocumentEffect,
): Promise<void> {
  await effects.get(document.kind)?.[happened](ctx, document.id)
}
