import type { Reading } from '../../http/route.ts'
import type { Language, MemberContext } from '../../http/context.ts'
import type { Download } from '../../http/download.ts'
import type { SheetRow } from '../../outside/spreadsheet/sheet-columns.ts'
import { sheetFile } from '../../outside/spreadsheet/sheet-file.ts'
import type { CustomColumn } from './custom-columns.ts'
import { columnsToWrite } from './import-columns.ts'
import { problemRowsAfter } from './member-sheets.queries.ts'
import { problemText } from './judging/row-problems.texts.ts'
import { sheetTexts } from './member-sheets.texts.ts'

const PAGE = 1_000

/** The rows that were not invited, as they were sent, each with its reasons: to be mended and uploaded again. */
export function writeProblemRows(
  asker: Pick<MemberContext, 'companyId' | 'actor' | 'language' | 'today'>,
  importId: number,
  { columns: custom, reading }: { columns: readonly CustomColumn[]; reading: Reading },
): Promise<Download> {
  const { language, today } = asker
  const { problemRows, problem } = sheetTexts[language]
  const columns = [
    ...columnsToWrite(language, custom),
    { key: 'problem', title: problem, type: 'text' as const, width: 50 },
  ]
  const rows = problemLines(importId, language, reading)
  return sheetFile(asker, `${problemRows} ${today}.xlsx`, { sheetName: problemRows, columns, rows })
}

/** A page at a time, each in a short transaction of its own, so that a slow reader holds no connection. */
async function* problemLines(
  importId: number,
  language: Language,
  reading: Reading,
): AsyncGenerator<SheetRow[]> {
  for (let after = 0; ;) {
    const page = await reading((tx) => problemRowsAfter({ tx }, importId, after, PAGE))
    yield page.map(({ given, problems }) => ({
      ...given,
      problem: problems.map((problem) => problemText(problem, language)).join(' '),
    }))
    if (page.length < PAGE) return
    after = page.at(-1)!.rowNumber
  }
}
