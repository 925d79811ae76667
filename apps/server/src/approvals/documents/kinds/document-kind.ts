import type { z } from 'zod'
import type { DeclaredKind } from '#contract/approvals/documents/document-kind.ts'
import type { Feature } from '#contract/platform/companies/features.ts'
import type { CommandContext, Language } from '../../../http/context.ts'
import type { Refusal } from '../../../http/fail.ts'
import type { DefaultLine, KindLine } from '../default-line.ts'

export type KindReader = Pick<CommandContext, 'tx' | 'actor' | 'today'>

/** A document as the effects of its kind see it. */
export interface FiledDocument<C> {
  id: number
  authorId: number
  /** Whether what it asks for is in force as the effect begins: a cancellation undoes that, or finds nothing to undo. */
  isApproved: boolean
  /** null where it was stored in a form that the kind reads no more: effects go by the kind's own rows then, or refuse. */
  content: C | null
}

/** An answer on paper: a text, or a table with what stands below it. */
export interface PrintedAnswer {
  label: string
  value: string
  table?: {
    columns: { label: string; isAmount: boolean }[]
    rows: string[][]
    sums: string[] | null
  }
}

/** What a new document begins with that is made of another one. */
export interface CopiedContent {
  title: string
  text: string
  /** By the names of the wire, as they are sent again. */
  values: Record<string, unknown>
  /** The form that it was written with. */
  formId: number | null
}

/** Where a document stands among the others, and for how long. */
export interface Filing {
  formId: number | null
  /** null is for good. */
  years: number | null
  /** The last day of what follows from it, which its time begins after. */
  until?: string | null
}

/**
 * All that approvals need to know of a kind of document. The slice that owns the matter defines one, and document-kinds.ts
 * lists it. Effects run in the transaction of the act (decision D-07): what they refuse undoes the act as well.
 */
export interface DocumentKind<C = unknown, R = unknown> extends DeclaredKind {
  /** The part by whose switch its documents live; null where none switches them off. */
  readonly feature: Feature | null
  /** What a document says, in our own names and as JSON. It is checked at the door and stored as it is. */
  readonly content: z.ZodType<C>
  /** The field of the content that is running text; shown also of a document that fits the schema no more. */
  readonly textField?: string
  /** Its text is HTML, cleaned; else it is read as it stands. */
  readonly isRich?: true
  /** What the form is called that it was written with. */
  formName?(content: C): string
  /** Its answers as they stand on paper, in their order; absent where its headline says all. */
  printed?(content: C, language: Language): PrintedAnswer[]
  /** What {FORM} of a serial number stands for; the key where a kind says nothing. */
  shortName?(content: C): string
  /** What lists, notices and the document itself call it. Days of another year than today's carry theirs. */
  headline(content: C, language: Language, today: Temporal.PlainDate): string
  /** The content by the names of the wire, for drf_values. */
  toWire(content: C): Record<string, unknown>
  /** The matter of another kind, for kinds whose documents can carry one: the slice of the matter changes that alone. */
  readonly matter?: { of(content: C): unknown; with(content: C, matter: unknown): C }
  /** What a new one begins with that is made of this one; absent where people do not write it anew from another. */
  copied?(content: C): CopiedContent
  /** The files that its content names, which go with it; what is attached to the document is none of them. */
  files?(content: C): readonly number[]
  /** With which form it was written, and how many years it is kept once it has ended; for good where a kind says nothing. */
  filing?(content: C): Filing
  /** Whether the actor may submit one in the name of the author. */
  mayOpen(ctx: KindReader, authorId: number): boolean | Promise<boolean>
  /** Along which saved line its documents go, and what they tell for its conditions; the author's leader decides without one. */
  readonly line?: KindLine<C>
  /** Who decides when nobody was chosen, where no saved line does. */
  defaultLine?(ctx: KindReader, authorId: number, content: C): Promise<DefaultLine>
  /** Called once for every submitted document, before the effect of its outcome; the submitter gets what it answers. */
  submitted?(ctx: CommandContext, document: FiledDocument<C> & { content: C }): Promise<R>
  approved?(ctx: CommandContext, document: FiledDocument<C>): Promise<void>
  /** Undoes what `approved` did, as the one who approved takes it back within ten seconds; without it nobody can. */
  reopened?(ctx: CommandContext, document: FiledDocument<C>): Promise<void>
  denied?(ctx: CommandContext, document: FiledDocument<C>): Promise<void>
  canceled?(ctx: CommandContext, document: FiledDocument<C>): Promise<void>
  /** Why the actor may not take back a document that was approved; null where nothing stands against it. */
  refusesCancel?(ctx: KindReader, document: FiledDocument<C>): Refusal | null | Promise<Refusal | null>
  /** Its author may ask the line to cancel what it approved (documents/cancels); absent where a kind brings a way of its own. */
  readonly isCanceledByDocument?: true
  /** Why what was approved cannot be cancelled even where the line agrees; as refusesCancel where a kind says nothing. */
  refusesAgreedCancel?(
    ctx: CommandContext,
    document: FiledDocument<C>,
  ): Refusal | null | Promise<Refusal | null>
}
