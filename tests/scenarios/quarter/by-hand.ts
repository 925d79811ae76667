/** Minutes of a month. `overtime` lies beyond eight hours of a day, `overLimit` beyond 40 hours of a week or of the settled month. */
export interface Figures {
  worked: number
  rest: number
  night: number
  overtime: number
  overLimit: number
  holiday: number
  late: number
  early: number
}

/*
 * Night shifts in April 2026: 22:00 to 07:00 with rest from 02:00 to 03:00, four days on and two off from 1 April.
 * A shift is 9 h = 540, of which rest 60, so 480 worked. Its night (22:00-06:00, 56조 3항) is 480 less the rest in it: 420.
 * 20 shifts: 9,600 worked, 1,200 rest, 8,400 night. What was different:
 *  2  check-out forgotten, filled by plan with 07:00: as a usual shift.
 *  8  came at 22:20: late 20, worked 460, night 400.
 * 14  stayed until 09:00: worked 600, so 120 of overtime (56조 1항); after 06:00 no more night.
 * 18  Saturday, a day off. Sunday 19 is worked, off were 17 and 18: the 18th is the weekly holiday of that week (55조 1항).
 *     22:00-02:00 is 240 without rest: 240 worked, 240 night, 240 on a holiday within eight hours (56조 2항).
 * 23  Thursday, a day off and no holiday (the weekly one is Friday 24, since 25 and 26 are worked). 23:00-05:00 is 360, automatic
 *     rest 30 without a place: 330 worked, 360 night.
 * 28  check-out forgotten, filled by plan: as a usual shift.
 *   worked 9,600 - 20 + 120 + 240 + 330 = 10,270     rest 1,200 + 0 + 30 = 1,230
 *   night  8,400 - 20 + 240 + 360 = 8,980            overtime 120, holiday 240, late 20, early 0
 * Weeks from Monday, at most 480 of a day and no holidays (50조 1항: 2,400):
 *   30 March: 1-4 April 1,920 · 6: 7-10 April 1,920 (8th 460: 1,900) · 13: 13-16 and 19 2,400
 *   20: 20-22 1,440, 23rd 330, 25th 480, 26th 480 = 2,730: 330 beyond · 27: 27 and 28 960
 * The correction of the 2nd to 08:30 adds 90: worked 10,360, overtime 210.
 */
const april: Figures = {
  worked: 10_270,
  rest: 1_230,
  night: 8_980,
  overtime: 120,
  overLimit: 330,
  holiday: 240,
  late: 20,
  early: 0,
}
export const APRIL_OF_NIGHTS = {
  asPressed: april,
  corrected: { ...april, worked: 10_360, overtime: 210 } satisfies Figures,
}

/*
 * Flexible hours settled by the month, May 2026 (52조): 31 days, so 40 h × 31 / 7 = 10,628.57 min, in favour of the worker 10,628.
 * Lunch is 12:00-13:00; nobody is late, and no day has overtime of its own.
 *  1       Labor Day, a paid holiday: 10:00-15:00 is 300 less lunch 60, 240 on a holiday.
 *  4       free in exchange for the 5th, which is an ordinary day of work.
 *  5-8     four days, 08:00-20:00: 720 less 60 = 660 each, 2,640
 *  11-15   five days of the same: 3,300
 *  18-22   five days, 10:00-19:00: 540 less 60 = 480 each, 2,400
 *  25      substitute for 부처님오신날 (Sunday 24): free
 *  26-29   four days, 10:00-23:00: 780 less 60 = 720 each, 2,880; from 22:00 on 60 of night each, 240
 *   ordinary 2,640 + 3,300 + 2,400 + 2,880 = 11,220, which is 592 beyond 10,628; with the holiday 11,460 worked
 *   rest 19 days × 60 = 1,140
 */
export const MAY_OF_FLEXIBLE: Figures = {
  worked: 11_460,
  rest: 1_140,
  night: 240,
  overtime: 0,
  overLimit: 592,
  holiday: 240,
  late: 0,
  early: 0,
}

/*
 * Fixed hours 09:00-18:00 with lunch 12:00-13:00, June 2026. 3 June (local elections) is a holiday and free.
 *  1, 2, 4, 5, 8-12  nine days, 09:00-18:50: 590 less 60 = 530, 50 of overtime: 4,770 and 450
 *  6   Saturday, 현충일: 09:00-14:00 is 300 less 60 = 240 on a holiday
 *  13  Saturday, 09:00-18:00: 480. Monday to Friday had 5 × 480 = 2,400 within eight hours: all 480 are beyond 40 hours.
 * From the 15th on a check-out is rounded down to the half hour: 18:50 counts as 18:30.
 *  15-19, 22-26, 29, 30  twelve days, 09:00-18:30: 570 less 60 = 510, 30 of overtime: 6,120 and 360; among them
 *  16  came at 09:12: late 12, worked 498, overtime 18
 *  23  left at 17:40, which is 20 early and counts as 17:30: worked 450, no overtime
 *   worked 4,770 + 240 + 480 + 6,120 - 12 - 60 = 11,538      overtime 450 + 360 - 12 - 30 = 768
 *   rest 23 days × 60 = 1,380
 */
export const JUNE_OF_DAYS: Figures = {
  worked: 11_538,
  rest: 1_380,
  night: 0,
  overtime: 768,
  overLimit: 480,
  holiday: 240,
  late: 12,
  early: 20,
}

/*
 * Fixed hours on 1 June 2026, from the 8th on hours that are flexible by the week (52조): 2,400 of a week, and no overtime of a day.
 *  1   09:00-18:00: 480
 *  8, 9  08:00-21:00: 780 less 60 = 720 each, 1,440
 *  10  10:00-15:00: 300 less 60 = 240
 *  11  10:00-19:00: 540 less 60 = 480
 *  12  10:00-22:30: 750 less 60 = 690, from 22:00 on 30 of night
 *  13  Saturday, a day off and no holiday: 10:00-12:00 is 120, without rest
 *   the week: 1,440 + 240 + 480 + 690 + 120 = 2,970, which is 570 beyond 2,400
 *   worked 480 + 2,970 = 3,450     rest 6 days × 60 = 360     nobody is late or early where the day has no set hours
 */
export const JUNE_OF_WEEKS: Figures = {
  worked: 3_450,
  rest: 360,
  night: 30,
  overtime: 0,
  overLimit: 570,
  holiday: 0,
  late: 0,
  early: 0,
}
