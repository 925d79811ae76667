import { dayText, fromTo } from '../../../day-text.ts'
import type { CommandContext, Language } from '../../../http/context.ts'
import { notify, notifyEach, toldBy } from '../../../platform/notifications/index.ts'
import { eventName } from '../../event-codes/index.ts'
import type { JudgedEvent } from '../event-sorts.ts'

const LANGUAGES = ['ko', 'ja', 'en'] as const satisfies readonly Language[]

const MORE: Record<Language, (count: number) => string> = {
  ko: (count) => ` 외 ${count}건`,
  ja: (count) => `ほか${count}件`,
  en: (count) => ` and ${count} more`,
}

/** Tells a person what somebody else has asked for in their name. */
export async function tellFiledFor(
  ctx: CommandContext,
  judged: JudgedEvent,
  documentId: number,
): Promise<void> {
  if (judged.person.id === ctx.actor.memberId) return
  await notify(ctx, {
    memberIds: [judged.person.id],
    kind: 'EVENT_FILED_FOR',
    data: { targetId: documentId, ...(await toldBy(ctx)), event: textOf(ctx, [judged]) },
    link: `/main/approval/${documentId}`,
  })
}

/** Tells each person once what somebody else has entered for them, however many events that are. */
export async function tellEntered(ctx: CommandContext, entered: readonly JudgedEvent[]): Promise<void> {
  const others = entered.filter(({ person }) => person.id !== ctx.actor.memberId)
  if (others.length === 0) return
  const by = await toldBy(ctx)
  const told = [...Map.groupBy(others, ({ person }) => person.id)].map(([memberId, events]) => ({
    memberId,
    data: { ...by, event: textOf(ctx, events) },
    link: events.some(({ freesWork }) => freesWork) ? '/main/leave' : '/main/work/month',
  }))
  await notifyEach(ctx, 'EVENT_ENTERED', told)
}

/** The first of events with its days, and how many there are besides. */
function textOf({ today }: CommandContext, events: readonly JudgedEvent[]): Record<Language, string> {
  const [{ content, ownName }] = events as [JudgedEvent]
  const text = (language: Language) => {
    const [first, last] = [content.from, content.to].map((day) =>
      dayText(Temporal.PlainDate.from(day), language, today.year),
    ) as [string, string]
    const days = first === last ? first : fromTo(first, last, language)
    const more = events.length > 1 ? MORE[language](events.length - 1) : ''
    return `${eventName(content.code, language, ownName)} · ${days}${more}`
  }
  return Object.fromEntries(LANGUAGES.map((language) => [language, text(language)])) as Record<
    Language,
    string
  >
}
