/** Day of the month on which wages and the subscription are paid unless the company says otherwise. */
export const DEFAULT_PAYMENT_DAY = 5

const SATURDAY = 6

/**
 * Default payment date for an imputed month: the 5th of the next month, moved to Monday when it is a
 * weekend day. Public holidays do not move it (a rule of the product, not of the law).
 */
export function defaultPaymentDate(imputedMonth: Temporal.PlainYearMonth): Temporal.PlainDate {
  const date = imputedMonth.add({ months: 1 }).toPlainDate({ day: DEFAULT_PAYMENT_DAY })
  return date.dayOfWeek < SATURDAY ? date : date.add({ days: 8 - date.dayOfWeek })
}
