import type { ErrorCode } from '../../errors.ts'

/** Acts on a document in which the effect of a kind may refuse. */
export type Act = 'approve' | 'reopen' | 'deny' | 'cancel'

/**
 * What the contract knows of a kind of document. The slice of the matter declares it, document-kinds.ts lists it, and so the
 * endpoints of approvals declare it without knowing any kind by name.
 */
export interface DeclaredKind {
  /** VACATION, EXPENSE …: drf_type on the wire. */
  readonly key: string
  /** Codes with which its effects refuse, by the act. */
  readonly refuses: Readonly<Partial<Record<Act, readonly ErrorCode[]>>>
  /** Areas or endpoints whose reads its effects change. */
  readonly touches: readonly string[]
}
