export type FileErrorCode =
  | 'FILE_TOO_LARGE'
  | 'FILE_TYPE_NOT_ALLOWED'
  | 'FILE_TYPE_MISMATCH'
  | 'FILE_EMPTY'
  | 'FILE_NOT_FOUND'
  | 'FILE_NAME_INVALID'
  | 'IMAGE_INVALID'

/** A file that cannot be taken or found; the code says why. */
export class FileError extends Error {
  readonly code: FileErrorCode

  constructor(code: FileErrorCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
