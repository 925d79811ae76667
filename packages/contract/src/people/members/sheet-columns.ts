import { z } from 'zod'

/** The columns of a sheet, in the order of the template; only the e-mail has to be there. */
export const sheetFields = [
  'email',
  'username',
  'team',
  'position',
  'rank',
  'joined_date',
  'contract_type',
  'weekly_hours',
  'day_hours',
  'phone',
  'birth_date',
] as const
export type SheetField = (typeof sheetFields)[number]

/** The column of one of the company's own fields. */
export type CustomKey = `custom_${number}`
export type ColumnKey = SheetField | CustomKey

export const customKey = (fieldId: number): CustomKey => `custom_${fieldId}`
/** Keys of columns of own fields, as they are sent. */
export const customKeys = z.string().regex(/^custom_[1-9]\d{0,14}$/)

export const rowProblems = [
  'EMAIL_MISSING',
  'EMAIL_INVALID',
  'EMAIL_TWICE',
  'TOO_LONG',
  'DAY_INVALID',
  'DAY_SHORT_YEAR',
  'DAY_IN_FUTURE',
  'HOURS_INVALID',
  'WEEK_UNLIKE_DAYS',
  'TEAM_UNKNOWN',
  'TEAM_AMBIGUOUS',
  'TEAM_CLOSES',
  'TEAM_TOO_DEEP',
  'TEAM_NOT_YOURS',
  'TEAM_NEEDED',
  'RANK_UNKNOWN',
  'RANK_NOT_YOURS',
  'OPTION_UNKNOWN',
  'OPTION_ONE_ONLY',
  'FIELD_WITHOUT_OPTIONS',
  'FIELD_GONE',
  'CUSTOM_VALUE_TOO_LONG',
  'CUSTOM_VALUE_NOT_A_NUMBER',
  'CUSTOM_VALUE_NOT_A_DAY',
  'CUSTOM_VALUE_NOT_AN_OPTION',
  'CUSTOM_VALUE_NOT_YES_NO',
  'CUSTOM_VALUE_NOT_A_PHONE',
  'CUSTOM_VALUE_NOT_AN_EMAIL',
  'CUSTOM_VALUE_NOT_A_URL',
  'FORMULA_UNSOLVED',
  'CELL_BROKEN',
  'SAME_ROW_TWICE',
  'ALREADY_MEMBER',
  'ALREADY_WORKING',
  'ALREADY_INVITED',
  'ALREADY_RETIRED',
  'TOO_MANY_TO_ADDRESS',
  'NOT_SAVED',
] as const
export type RowProblem = (typeof rowProblems)[number]
