import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import type { TextKey } from '../../../../text/keys.ts'
import type { Listed, OpenedDocument } from '../approval-queries.ts'

/** What a list tells of a document beside its headline. */
export interface Brief {
  /** 14:00 ~ 18:00 */
  time?: string | null
  /** 0.5일 */
  amount?: string | null
  note?: string
}

/** How a kind of document looks; `V` is what the server tells of it in drf_values. Defined by the feature that owns the matter. */
export interface DocumentKind<V = unknown> {
  /** drf_type */
  key: string
  /** The texts that hold its name and what is told of it in lists; short, because they come with the frame. */
  texts: readonly TextName[]
  name: TextKey
  /** Shows what it says, so that it can be decided without opening anything else. */
  Block: ComponentType<{ values: V; document: OpenedDocument }>
  /** Asks what a new one says, and sends it; absent where people cannot write one themselves. */
  Edit?: { title: TextKey; Form: ComponentType<{ onClose: () => void }> }
  brief?(values: V): Brief
  /** What taking it back undoes, said before it is done. */
  undone?(t: TFunction, values: V, isApproved: boolean): string
}

/** A kind with the values that are its own, which only the registry hands to it. */
// oxlint-disable-next-line typescript/no-explicit-any -- each kind gets its own values back, whatever they are
type AnyKind = DocumentKind<any>

let kinds: ReadonlyMap<string, AnyKind> = new Map()

/** Called once with all kinds of the product, when the shell loads. */
export function registerDocumentKinds(all: readonly AnyKind[]): void {
  kinds = new Map(all.map((kind) => [kind.key, kind]))
}

export function registeredKinds(): AnyKind[] {
  return [...kinds.values()]
}

export function kindTexts(): TextName[] {
  return registeredKinds().flatMap(({ texts }) => texts)
}

/** Kinds of which a new document can be written, in the order of the table. */
export function writableKinds(): AnyKind[] {
  return registeredKinds().filter(({ Edit }) => Edit)
}

type Told = Pick<Listed, 'drf_type' | 'drf_values' | 'drf_content_fits'>

/** The kind that can show a document; undefined where it is unknown here, or the document fits it no more. */
export function kindOf({ drf_type, drf_content_fits }: Told): AnyKind | undefined {
  return drf_content_fits ? kinds.get(drf_type) : undefined
}

export function briefOf(row: Told): Brief {
  return kindOf(row)?.brief?.(row.drf_values) ?? {}
}
