export type SheetErrorCode =
  | 'SHEET_NOT_A_SPREADSHEET'
  | 'SHEET_ENCRYPTED'
  | 'SHEET_TOO_LARGE'
  | 'SHEET_EMPTY'
  | 'SHEET_HEADER_MISSING'
  | 'SHEET_HEADER_DUPLICATE'
  | 'SHEET_MERGED_CELLS'
  | 'SHEET_TOO_MANY_ROWS'

/** A file that cannot be read as the wanted table; `details` are titles, cells or limits to show. */
export class SheetError extends Error {
  readonly code: SheetErrorCode
  readonly details: readonly string[]

  constructor(code: SheetErrorCode, details: readonly string[] = [], options?: ErrorOptions) {
    super(`${code} ${details.join(', ')}`.trim(), options)
    this.code = code
    this.details = details
  }
}
