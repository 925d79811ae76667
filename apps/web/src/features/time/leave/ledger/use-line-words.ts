import { useTranslation } from 'react-i18next'
import { annualLeaveFigures, entitlementForCompletedYears } from '#rules/leave/annual-leave-figures.ts'
import { ENTERED_RULES, LINE_RULES, type LineRule } from '#rules/leave/line-rule.ts'
import { days } from '../../../../text/formats.ts'
import type { WhyStep } from '../../../../ui/figures/why-panel.tsx'
import { unitOf } from '../leave-draft.ts'
import { readableStep } from '../readable-step.ts'
import { useLeaveWords } from '../use-leave-words.ts'
import type { Ledger } from './ledger-queries.ts'

type Line = Ledger['lines'][number]
type Why = NonNullable<Line['why']>

/** How lines of the ledger and their reasons are said. */
export function useLineWords() {
  const { t } = useTranslation()
  const words = useLeaveWords()
  const step = (why: Why): WhyStep => {
    if (why.rule === 'MONTH_OF_SERVICE')
      return {
        ...readableStep({ ...why, input: '' }, words, 1),
        input: t('leaveLedger.month', { n: why.input }),
      }
    const plain = readableStep(why, words, 1)
    if (isOfLine(why.rule)) {
      const said = { ...plain, rule: t(`leaveLedger.rule.${why.rule}`), effect: signed(Number(why.effect)) }
      // A reason that somebody wrote stays as they wrote it.
      return isEntered(why.rule) ? { ...said, input: why.input } : said
    }
    const sum = seniorityOf(why)
    if (sum === null || sum.more === 0) return plain
    const text = t('leave.seniority', { n: sum.served, base: days(sum.base), more: days(sum.more) })
    return { ...plain, input: `${text} · ${sum.span(words.range)}` }
  }
  return {
    kind: ({ kind, event_code }: Line) =>
      event_code === null
        ? t(`leaveLedger.kind.${kind}`)
        : `${t(`leaveLedger.kind.${kind}`)} · ${t(`leave.event.${unitOf(event_code)}`)}`,
    signed,
    why: step,
  }
}

const signed = (count: number) => (count < 0 ? `−${days(-count)}` : `+${days(count)}`)

const isOfLine = (rule: string): rule is LineRule['rule'] => LINE_RULES.some((one) => one === rule)

const isEntered = (rule: string) => Object.values<string>(ENTERED_RULES).includes(rule)

/** 15 days and those for the years of service beyond the first, of a year whose days are as the law counts them. */
function seniorityOf({ rule, input, effect }: Why) {
  const [, served, from, to] = /^(\d+): (\d{4}-\d{2}-\d{2}) ~ (\d{4}-\d{2}-\d{2})$/.exec(input) ?? []
  if ((rule !== 'COMPLETED_YEAR' && rule !== 'FISCAL_YEAR') || !served || !from || !to) return null
  const on = Temporal.PlainDate.from(from)
  const owed = entitlementForCompletedYears(Number(served), on)
  if (owed !== Number(effect)) return null
  const base = annualLeaveFigures(on).baseDays
  const span = (range: (from: string, to: string) => string) => range(from, to)
  return { served: Number(served), base, more: owed - base, span }
}
