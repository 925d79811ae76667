import type { FieldKind } from '#rules/custom-fields/field-kind.ts'
import type { MemberContext } from '../../http/context.ts'
import type { Download } from '../../http/download.ts'
import type { SheetValue } from '../../outside/spreadsheet/sheet-columns.ts'
import { type TemplateColumn, templateDownload } from '../../outside/spreadsheet/write-template.ts'
import type { CustomColumn } from './custom-columns.ts'
import { columnsToWrite, SAMPLE_EMAIL } from './import-columns.ts'
import { sheetTexts } from './member-sheets.texts.ts'

/** The sheet to begin with, in the language of the reader, with a column for each field of the company in `custom`. */
export function writeImportTemplate(
  { language, today }: Pick<MemberContext, 'language' | 'today'>,
  custom: readonly CustomColumn[],
): Download {
  const texts = sheetTexts[language]
  const { template, sample } = texts
  return templateDownload({
    sheetName: template,
    columns: columnsToWrite(language, custom).map((column) => {
      const own = custom.find(({ key }) => key === column.key)
      return own ? { ...column, ...choiceOf(own, texts.answers) } : column
    }),
    sample: {
      email: SAMPLE_EMAIL,
      username: sample.name,
      team: sample.team,
      position: sample.position,
      joined_date: today.with({ day: 1 }),
      contract_type: sample.contract,
      weekly_hours: 40,
      day_hours: 8,
      phone: '010-1234-5678',
      birth_date: '1990-05-17',
      ...Object.fromEntries(custom.map((column) => [column.key, sampleOf(column, today, texts.answers)])),
    },
    optionsName: texts.optionsSheet,
    notesName: texts.notesSheet,
    notes: notesOn(custom, texts),
  })
}

type Answers = (typeof sheetTexts)['ko']['answers']

function choiceOf(
  { kind, options }: CustomColumn,
  { yes, no }: Answers,
): Pick<TemplateColumn, 'options' | 'takesSeveral'> {
  if (kind === 'YES_NO') return { options: [yes, no] }
  return { options, takesSeveral: kind === 'CHOICES' }
}

function sampleOf({ kind, options }: CustomColumn, today: Temporal.PlainDate, { yes }: Answers): SheetValue {
  const samples: Partial<Record<FieldKind, SheetValue>> = {
    NUMBER: 1,
    DATE: today.with({ day: 1 }),
    CHOICE: options[0],
    CHOICES: options.slice(0, 2).join(', '),
    YES_NO: yes,
    PHONE: '02-123-4567',
    EMAIL: SAMPLE_EMAIL,
    URL: 'https://example.com',
  }
  return samples[kind]
}

function notesOn(custom: readonly CustomColumn[], texts: (typeof sheetTexts)['ko']): string[] {
  const hasChoices = custom.some(({ kind, options }) => kind === 'YES_NO' || options.length > 0)
  const hasNumbers = custom.some(({ title, numbered }) => title === numbered)
  return [
    ...texts.notes,
    ...(hasChoices ? [texts.noteOnOptions] : []),
    ...(hasNumbers ? [texts.noteOnNumbers] : []),
  ]
}
