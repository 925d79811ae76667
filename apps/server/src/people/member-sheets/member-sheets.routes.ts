import * as contract from '#contract/people/member-sheets/member-sheets.ts'
import type { MemberContext } from '../../http/context.ts'
import { paged } from '../../http/paged.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { fieldsForNewcomers, listFields } from '../custom-fields/index.ts'
import { anyAdmin, leaderOrAdmin } from '../roles/index.ts'
import { changeImport, discardImport } from './change-import.ts'
import { correctRow, removeRow } from './correct-row.ts'
import { createImport } from './create-import.ts'
import { customColumns } from './custom-columns.ts'
import { findImport, getImport, listImports, listRows } from './member-sheets.queries.ts'
import { getRow } from './member-sheets.store.ts'
import { briefToWire, importToWire, rowToWire } from './member-sheets.wire.ts'
import { readPastedText } from './judging/read-pasted-text.ts'
import { readSheetFile } from './judging/read-sheet-file.ts'
import { resumeImport, startImport, stopImport } from './start-import.ts'
import { writeImportTemplate } from './write-import-template.ts'
import { writeMembers } from './write-members.ts'
import { writeProblemRows } from './write-problem-rows.ts'

export function memberSheetRoutes(server: Server): void {
  newImportRoutes(server)
  importRoutes(server)
  rowRoutes(server)
  fileRoutes(server)
}

async function answer(ctx: MemberContext, importId: number) {
  return importToWire(await getImport(ctx, importId), ctx)
}

function newImportRoutes(server: Server): void {
  route(server, contract.uploadInvite, {
    allow: anyAdmin,
    // A large sheet takes a second to read: no connection waits for it.
    prepare: async (ctx, { body }, reading) => {
      const fields = await reading((tx) => fieldsForNewcomers({ ...ctx, tx }))
      return readSheetFile(ctx, body.file, customColumns(fields))
    },
    handle: async (ctx, { body }, sheet) => {
      const { create_teams: createTeams, create_ranks: createRanks, start } = body
      return answer(
        ctx,
        await createImport(ctx, { ...sheet, source: 'SHEET', createTeams, createRanks, start }),
      )
    },
  })
  route(server, contract.pasteInvite, {
    allow: anyAdmin,
    prepare: async (_ctx, { body }) => readPastedText(body.text, body.team),
    handle: async (ctx, { body }, rows) => {
      const sheet = { rows, ignoredHeadings: [], fileName: '', source: 'PASTE' as const }
      const { create_teams: createTeams, start } = body
      return answer(ctx, await createImport(ctx, { ...sheet, createTeams, createRanks: undefined, start }))
    },
  })
}

function importRoutes(server: Server): void {
  route(server, contract.listImports, {
    allow: anyAdmin,
    handle: async (ctx, { query }) => {
      const { count, rows } = await listImports(ctx, query)
      const results = rows.map((row) => briefToWire(row, ctx))
      return paged(ctx, contract.listImports, { query }, { count, results })
    },
  })
  route(server, contract.getImport, { allow: anyAdmin, handle: (ctx, { params }) => answer(ctx, params.id) })
  route(server, contract.updateImport, {
    allow: anyAdmin,
    handle: async (ctx, { params, body }) => {
      await changeImport(ctx, params.id, body)
      return answer(ctx, params.id)
    },
  })
  const acts = [
    [contract.startImport, startImport],
    [contract.stopImport, stopImport],
    [contract.resumeImport, resumeImport],
  ] as const
  for (const [endpoint, act] of acts) {
    route(server, endpoint, {
      allow: anyAdmin,
      handle: async (ctx, { params }) => {
        await act(ctx, params.id)
        return answer(ctx, params.id)
      },
    })
  }
  route(server, contract.discardImport, {
    allow: anyAdmin,
    handle: (ctx, { params }) => discardImport(ctx, params.id),
  })
}

function rowRoutes(server: Server): void {
  route(server, contract.listImportRows, {
    allow: anyAdmin,
    handle: async (ctx, { params, query }) => {
      await findImport(ctx, params.id)
      const { count, rows } = await listRows(ctx, params.id, query)
      const results = rows.map((row) => rowToWire(row, ctx.language))
      return paged(ctx, contract.listImportRows, { params, query }, { count, results })
    },
  })
  route(server, contract.correctImportRow, {
    allow: anyAdmin,
    handle: async (ctx, { params, body }) => {
      await correctRow(ctx, { importId: params.id, rowNumber: params.row }, body)
      return rowToWire(await getRow(ctx.tx, params.id, params.row), ctx.language)
    },
  })
  route(server, contract.removeImportRow, {
    allow: anyAdmin,
    handle: (ctx, { params }) => removeRow(ctx, { importId: params.id, rowNumber: params.row }),
  })
}

function fileRoutes(server: Server): void {
  route(server, contract.downloadImportTemplate, {
    allow: anyAdmin,
    handle: async (ctx) => writeImportTemplate(ctx, customColumns(await fieldsForNewcomers(ctx))),
  })
  route(server, contract.downloadProblemRows, {
    allow: anyAdmin,
    prepare: async (ctx, { params }, reading) => {
      const fields = await reading(async (tx) => {
        await findImport({ ...ctx, tx }, params.id)
        return fieldsForNewcomers({ ...ctx, tx })
      })
      return writeProblemRows(ctx, params.id, { columns: customColumns(fields), reading })
    },
    handle: async (_ctx, _input, file) => file,
  })
  route(server, contract.downloadMembers, {
    allow: leaderOrAdmin,
    prepare: async (ctx, { query }, reading) => {
      const fields = await reading((tx) => listFields({ ...ctx, tx }, { counts: false }))
      return writeMembers(ctx, query, { columns: customColumns(fields), reading })
    },
    handle: async (_ctx, _input, file) => file,
  })
}
