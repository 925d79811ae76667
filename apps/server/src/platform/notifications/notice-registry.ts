import type { RawBuilder } from 'kysely'
import type { NotificationKind } from '#contract/platform/notifications/notice-kinds.ts'
import type { Language, MemberContext } from '../../http/context.ts'

/** Whose notifications are looked at, with what they may do now. */
export type NoticeReader = Pick<MemberContext, 'tx' | 'actor' | 'now' | 'today' | 'language' | 'companyId'>

/** What of a notification its slice goes by. */
export interface ToldNotice {
  id: number
  data: Record<string, unknown>
}

type Sentence = readonly [title: string, content: string]

/** The ids of those of some notifications that hold. */
type Judge = (reader: NoticeReader, notices: readonly ToldNotice[]) => Promise<ReadonlySet<number>>

/** One kind of notification, as the slice of its matter defines it; the contract says by which topic people choose. */
export interface NoticeKind {
  /** Title and sentence with places for data, such as {person}. */
  words: Record<Language, Sentence>
  /**
   * What two of them have to share to be about one thing, of which one stands unread at a time: the thing they are told of
   * (data.targetId), where they lead, or nothing. Without it each stands by itself.
   */
  one?: 'thing' | 'link' | 'kind'
  /** Kinds of one family are about one thing together. */
  family?: string
  /** Its sentence says all that came before it was read: how often it came counts nothing that a reader knows. */
  gathers?: true
  /** Its mail does not wait until it might be read. */
  urgent?: true
  /** Whether the company mails of it at all: a condition in the transaction of the company. */
  mailed?: RawBuilder<boolean>
  /** Whether the reader may see what it leads to. Without it they always may. */
  stillVisible?: Judge
  /** Whether it is worth leaving the product; by stillVisible without it. */
  stillMatters?: Judge
  /** Further lines of a mail of its own. */
  inMail?(reader: NoticeReader, data: Record<string, unknown>): Promise<readonly string[]>
}

/** The kinds that a slice defines. */
export type NoticeKinds = Partial<Record<NotificationKind, NoticeKind>>

const known = new Map<string, NoticeKind>()

/** @throws Error where two slices define one kind */
export function registerNoticeKinds(...slices: readonly NoticeKinds[]): void {
  const kinds = slices.flatMap((slice) => Object.entries(slice))
  if (new Set(kinds.map(([name]) => name)).size < kinds.length) throw new Error('a kind of notice twice')
  for (const [name, kind] of kinds) known.set(name, kind)
}

export function findNoticeKind(name: string): NoticeKind | undefined {
  return known.get(name)
}

/** What a notification is about, where one of it stands unread at a time. */
export function aboutOf(
  name: NotificationKind,
  { data, link }: { data: Record<string, unknown>; link: string },
): string | null {
  const { one, family = name } = known.get(name) ?? {}
  if (one === 'kind') return family
  if (one === 'link') return `${family} ${link}`.slice(0, 200)
  return one === 'thing' && typeof data.targetId === 'number' ? `${family} ${data.targetId}` : null
}
