import { Readable } from 'node:stream'
import type { MemberContext } from '../http/context.ts'
import type { Download } from '../http/download.ts'
import { writeTemplate } from '../outside/spreadsheet/write-template.ts'
import { XLSX_TYPE } from '../outside/spreadsheet/write-sheet.ts'
import { columnsToWrite, SAMPLE_EMAIL } from './import-columns.ts'
import { sheetTexts } from './member-sheets.texts.ts'

/** The sheet to begin with, in the language of the reader. */
export function writeImportTemplate({
  language,
  today,
}: Pick<MemberContext, 'language' | 'today'>): Download {
  const { template, notesSheet, notes, sample } = sheetTexts[language]
  const content = {
    sheetName: template,
    columns: columnsToWrite(language),
    sample: {
      email: SAMPLE_EMAIL,
      username: sample.name,
      team: sample.team,
      position: sample.position,
      joined_date: today.with({ day: 1 }),
      contract_type: sample.contract,
      phone: '010-1234-5678',
      birth_date: '1990-05-17',
    },
    notesName: notesSheet,
    notes,
  }
  return {
    name: `${template}.xlsx`,
    contentType: XLSX_TYPE,
    open: async () => Readable.from([Buffer.from(await writeTemplate(content))], { objectMode: false }),
  }
}
