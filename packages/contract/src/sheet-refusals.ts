/** What is refused of an uploaded sheet as a whole, whatever its rows are about. */
export const sheetRefusals = [
  'SHEET_NOT_READABLE',
  'SHEET_LOCKED',
  'SHEET_TOO_LARGE',
  'SHEET_HEADING_MISSING',
  'SHEET_HEADING_TWICE',
  'SHEET_MERGED_CELLS',
  'SHEET_TOO_MANY_ROWS',
] as const
