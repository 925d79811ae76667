import { useTranslation } from 'react-i18next'
import { dayRange, duration, weekdayName } from '../../../../text/formats.ts'
import type { WhyStep } from '../../../../ui/figures/why-panel.tsx'
import type { WorkTime } from './whole-days.ts'

/** How the judgement of a week came about, step by step. */
export function useWhyWeek(): (time: WorkTime) => WhyStep[] {
  const { t } = useTranslation()
  return ({ days, week }) => {
    if (!week) return []
    const worked = days.filter((day) => day.work_minutes > 0)
    const named = worked.map((day) => `${weekdayName(day.wk_date)} ${duration(day.work_minutes)}`).join(' + ')
    const total = {
      rule: t('attendance.me.why.total'),
      article: t('attendance.me.why.totalArticle'),
      input: named || null,
      effect: duration(week.total_minutes),
    }
    const { month } = week
    const settled = month && {
      rule: t('attendance.me.why.month'),
      article: t('attendance.me.why.monthArticle'),
      input: dayRange(month.start_date, month.end_date),
      effect: duration(month.total_minutes),
    }
    const steps: WhyStep[] = [
      total,
      ...(settled ? [settled] : []),
      {
        rule: t(month ? 'attendance.me.why.average' : 'attendance.me.why.limit'),
        article: t(month ? 'attendance.me.why.averageArticle' : 'attendance.me.why.limitArticle'),
        input: t('attendance.me.why.over40', { time: duration(week.over_40h_minutes) }),
        effect: t(`attendance.me.status.${week.status}`),
      },
    ]
    if (week.premium_overtime_minutes === 0) return steps
    const premium = {
      rule: t('attendance.me.why.premium'),
      article: t('attendance.me.why.premiumArticle'),
      effect: duration(week.premium_overtime_minutes),
    }
    return [...steps, premium]
  }
}
