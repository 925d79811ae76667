import { z } from 'zod'
import { FIELD_KINDS } from '#rules/custom-fields/field-kind.ts'
import { members, touchedPeople } from '../members/areas.ts'
import { memberStatuses } from '../members/members.ts'
import { customKeys, rowProblems, type SheetField, sheetFields } from '../members/sheet-columns.ts'
import { day, id, line, outInstant, paged, queryFlag, queryInt, text, upload } from '../../fields.ts'
import { sheetRefusals } from '../../sheet-refusals.ts'

const touches = ['members.list_imports', 'members.get_import', 'members.list_import_rows'] as const
/** Rows of one sheet, and characters of one pasted text, that are taken at once. */
export const MOST_ROWS = 20_000
export const MOST_MEGABYTES = 20
export const MOST_PASTED_CHARACTERS = 200_000

export const importSources = ['SHEET', 'PASTE'] as const
/** PREVIEW: nobody is invited yet. STOPPED: can be resumed where it stands. */
export const importStates = ['PREVIEW', 'RUNNING', 'STOPPED', 'DONE'] as const
/** READY and PROBLEM may still change; the other three are how a row ended, FAILED until it is mended and tried again. */
export const rowStates = ['READY', 'PROBLEM', 'INVITED', 'SKIPPED', 'FAILED'] as const
export const stopReasons = ['BY_PERSON', 'NOT_ALLOWED', 'INVITATION_LIMIT'] as const

const importBrief = z.object({
  import_id: z.number(),
  source: z.enum(importSources),
  file_name: z.string(),
  state: z.enum(importStates),
  stop_reason: z.enum(stopReasons).nullable(),
  create_teams: z.boolean(),
  create_ranks: z.boolean(),
  created_by: z.number().nullable(),
  created_by_name: z.string(),
  created_at: outInstant,
  started_at: outInstant.nullable(),
  finished_at: outInstant.nullable(),
  /** When the last invitation leaves, as they are mailed one after the other; null once all have left. */
  mails_until: outInstant.nullable(),
  /** Running, but nothing has moved for a while: it can be resumed. */
  is_stalled: z.boolean(),
  counts: z.object({
    total: z.number(),
    ready: z.number(),
    problem: z.number(),
    invited: z.number(),
    skipped: z.number(),
    failed: z.number(),
  }),
  abilities: z.object({
    correct: z.boolean(),
    start: z.boolean(),
    stop: z.boolean(),
    resume: z.boolean(),
    discard: z.boolean(),
  }),
})

const wholeImport = importBrief.extend({
  /** Headings of the sheet that no column of ours knows. */
  ignored_headings: z.array(z.string()),
  /** Teams that the start would make, as full paths; the first fifty. */
  new_teams: z.array(z.string()),
  /** Ranks that the lines of a preview name and the company lacks, in the order in which they come; the first fifty. */
  new_ranks: z.array(z.string()),
  /** All of them, however many are listed. */
  new_rank_count: z.number(),
  /** The company's own fields that the reader may fill in, as the columns are called. */
  custom_columns: z.array(z.object({ key: z.string(), name: z.string(), kind: z.enum(FIELD_KINDS) })),
})

const given = Object.fromEntries(sheetFields.map((field) => [field, z.string()])) as Record<
  SheetField,
  z.ZodString
>

const importRow = z.object({
  /** As the sheet numbers it. */
  row: z.number(),
  state: z.enum(rowStates),
  /** The columns hold what stood in the cells; these are the company's own fields, by the key of the column. */
  ...given,
  custom: z.record(z.string(), z.string()),
  /**
   * How cells were understood, by column, where that is not the very text that stood in them: days as yyyy-MM-dd, teams with
   * their path, options by their names, true and false.
   */
  read: z.record(z.string(), z.string()),
  problems: z.array(
    z.object({ field: z.string().nullable(), code: z.enum(rowProblems), message: z.string() }),
  ),
})

const said = z.union([z.boolean(), queryFlag])
const flag = said.default(false)
const choices = {
  /** Teams that the company lacks are made instead of being refused; where nothing is said, by a company that has none yet. */
  create_teams: said.optional(),
  /** The same for ranks; only full admins make them. */
  create_ranks: said.optional(),
  /** Invite at once, without a look at the rows; rows with problems are left out. */
  start: flag,
}

const readErrors = [
  'FORBIDDEN',
  ...sheetRefusals,
  'SHEET_EMPTY',
  'NOTHING_TO_INVITE',
  'TOO_MANY_NEW_TEAMS',
  'TOO_MANY_NEW_RANKS',
] as const

export const uploadInvite = members({
  id: 'upload_invite',
  method: 'POST',
  path: '/upload_invite/',
  summary:
    'Read a sheet of people to invite (xlsx, xls, CSV). Nobody is invited before the import is started, or start=true is sent',
  accepts: 'form',
  files: ['file'],
  body: z.object({ file: upload, ...choices }),
  response: wholeImport,
  success: [200, 201, 202],
  waitsForTurn: true,
  errors: readErrors,
  limitPerMinute: 30,
  touches,
})

export const pasteInvite = members({
  id: 'paste_invite',
  method: 'POST',
  path: '/paste_invite/',
  summary: 'Read addresses from a text, separated by commas, semicolons or lines, also as 홍길동 <a@b.kr>',
  body: z.object({
    text: text(1, MOST_PASTED_CHARACTERS),
    team: line(0, 400).default(''),
    create_teams: choices.create_teams,
    start: choices.start,
  }),
  response: wholeImport,
  success: [200, 201],
  errors: ['FORBIDDEN', 'SHEET_EMPTY', 'SHEET_TOO_MANY_ROWS', 'NOTHING_TO_INVITE', 'TOO_MANY_NEW_TEAMS'],
  limitPerMinute: 30,
  touches,
})

export const listImports = members({
  id: 'list_imports',
  method: 'GET',
  path: '/imports/',
  summary: 'Imports, newest first: full admins see all, limited admins their own',
  ...paged(importBrief),
  errors: ['FORBIDDEN'],
})

export const getImport = members({
  id: 'get_import',
  method: 'GET',
  path: '/imports/{id}/',
  summary: 'One import with its progress',
  response: wholeImport,
  errors: ['FORBIDDEN'],
})

export const listImportRows = members({
  id: 'list_import_rows',
  method: 'GET',
  path: '/imports/{id}/rows/',
  summary: 'Rows of an import in the order of the sheet, all or only those that need a look',
  ...paged(importRow, {
    state: z.enum(rowStates).optional(),
    /** Rows that are not invited because of themselves: PROBLEM, SKIPPED and FAILED. */
    with_problems: queryFlag.optional(),
  }),
  errors: ['FORBIDDEN'],
})

const cell = line(0, 1000)
const corrections = Object.fromEntries(sheetFields.map((field) => [field, cell.optional()])) as Record<
  SheetField,
  z.ZodOptional<typeof cell>
>

export const correctImportRow = members({
  id: 'correct_import_row',
  method: 'PATCH',
  path: '/imports/{id}/rows/{row}/',
  summary:
    'Correct cells of a row that is not invited, before the start or after the end; it is judged anew, and those with the same address',
  params: z.object({ id, row: id }),
  body: z.object({ ...corrections, custom: z.record(customKeys, text(0, 4000)).optional() }),
  response: importRow,
  errors: ['FORBIDDEN', 'WRONG_IMPORT_STATE'],
  touches,
})

export const removeImportRow = members({
  id: 'remove_import_row',
  method: 'DELETE',
  path: '/imports/{id}/rows/{row}/',
  summary: 'Take a row out before the start',
  params: z.object({ id, row: id }),
  errors: ['FORBIDDEN', 'WRONG_IMPORT_STATE'],
  touches,
})

export const updateImport = members({
  id: 'update_import',
  method: 'PATCH',
  path: '/imports/{id}/',
  summary:
    'Choose whether unknown teams and ranks are made for rows that are not invited yet; not while it runs',
  body: z.object({ create_teams: z.boolean().optional(), create_ranks: z.boolean().optional() }),
  response: wholeImport,
  errors: ['FORBIDDEN', 'WRONG_IMPORT_STATE'],
  touches,
})

export const startImport = members({
  id: 'start_import',
  method: 'POST',
  path: '/imports/{id}/start/',
  summary: 'Invite the rows that are ready; the others are kept as failed, to be mended and tried again',
  response: wholeImport,
  success: [200, 202],
  errors: [
    'FORBIDDEN',
    'NOT_FOUND',
    'WRONG_IMPORT_STATE',
    'NOTHING_TO_INVITE',
    'TOO_MANY_NEW_TEAMS',
    'TOO_MANY_NEW_RANKS',
  ],
  touches: touchedPeople,
})

export const stopImport = members({
  id: 'stop_import',
  method: 'POST',
  path: '/imports/{id}/stop/',
  summary: 'Stop a running import after its present batch; who is invited stays invited',
  response: wholeImport,
  success: [200],
  errors: ['FORBIDDEN', 'WRONG_IMPORT_STATE'],
  touches: touchedPeople,
})

export const resumeImport = members({
  id: 'resume_import',
  method: 'POST',
  path: '/imports/{id}/resume/',
  summary:
    'Go on with a stopped import, or with one that stands still; of one that has ended the failed rows are tried again',
  response: wholeImport,
  success: [200, 202],
  errors: [
    'FORBIDDEN',
    'WRONG_IMPORT_STATE',
    'NOTHING_TO_INVITE',
    'TOO_MANY_NEW_TEAMS',
    'TOO_MANY_NEW_RANKS',
  ],
  limitPerMinute: 30,
  touches: touchedPeople,
})

export const discardImport = members({
  id: 'discard_import',
  method: 'DELETE',
  path: '/imports/{id}/',
  summary: 'Forget an import that is not running, with all its rows; who is invited stays invited',
  errors: ['FORBIDDEN', 'WRONG_IMPORT_STATE'],
  touches,
})

export const downloadProblemRows = members({
  id: 'download_problem_rows',
  method: 'GET',
  path: '/imports/{id}/problem_rows/',
  summary: 'Rows that were not or cannot be invited, with the reasons, as xlsx to mend and upload again',
  answers: 'binary',
  download: { action: 'member_import.export', target: { kind: 'member_import', by: ['id'] } },
  changesState: true,
  waitsForTurn: true,
  errors: ['FORBIDDEN', 'FILE_TAKES_TOO_LONG'],
  touches: [],
})

export const downloadImportTemplate = members({
  id: 'download_import_template',
  method: 'GET',
  path: '/import_template/',
  summary:
    'An empty sheet with headings, also of the fields of the company, a sample line and notes, in the language of the reader',
  answers: 'binary',
  download: { unnoted: 'EMPTY' },
  errors: ['FORBIDDEN'],
})

export const downloadMembers = members({
  id: 'download',
  method: 'GET',
  path: '/download/',
  summary:
    'The list of members with its filters as xlsx, in the columns of the import, with the fields of the company that the reader may see. Recorded in the audit trail, so it needs the anti-forgery header',
  query: z.object({
    cmem_status: z.enum(memberStatuses).optional(),
    search: line(0, 50).optional(),
    team_id: queryInt(-9).optional(),
    rank_id: queryInt(0).optional(),
    retire_date__gte: day.optional(),
    retire_date__lte: day.optional(),
  }),
  answers: 'binary',
  download: { action: 'member.export' },
  changesState: true,
  waitsForTurn: true,
  errors: ['FORBIDDEN', 'FILE_TAKES_TOO_LONG'],
  limitPerMinute: 12,
  touches: [],
})
