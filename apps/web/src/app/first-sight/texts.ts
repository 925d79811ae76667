// Read by the build (vite/first-sight.ts), which lays the few words of the first sight into its script.
import { home as homeEn } from '../../features/portal/home/text/home.en.ts'
import { home as homeJa } from '../../features/portal/home/text/home.ja.ts'
import { home as homeKo } from '../../features/portal/home/text/home.ko.ts'
import { check as checkEn } from '../../features/time/attendance/text/check.en.ts'
import { check as checkJa } from '../../features/time/attendance/text/check.ja.ts'
import { check as checkKo } from '../../features/time/attendance/text/check.ko.ts'
import { kit as kitEn } from '../../ui/text/kit.en.ts'
import { kit as kitJa } from '../../ui/text/kit.ja.ts'
import { kit as kitKo } from '../../ui/text/kit.ko.ts'

function pick(home: typeof homeKo, check: typeof checkKo, { badge }: typeof kitKo) {
  const { planned, actual, noPlan, notYet } = check.panel
  return {
    greeting: home.greeting,
    approvals: home.approvals.title,
    toApprove: home.approvals.toApprove,
    requested: home.approvals.requested,
    inProgress: home.approvals.inProgress,
    count: home.approvals.count,
    day: home.day.title,
    leave: home.leave.title,
    available: home.leave.available,
    planned,
    actual,
    noPlan,
    notYet,
    absent: badge.absent,
    states: {
      NOT_IN: badge.notIn,
      WORKING: badge.working,
      AWAY: badge.away,
      OUT: badge.out,
      LEAVE: badge.leave,
      DAY_OFF: badge.dayOff,
    },
  }
}

export type FirstTexts = ReturnType<typeof pick>

export const firstTexts = {
  ko: pick(homeKo, checkKo, kitKo),
  ja: pick(homeJa, checkJa, kitJa),
  en: pick(homeEn, checkEn, kitEn),
}
