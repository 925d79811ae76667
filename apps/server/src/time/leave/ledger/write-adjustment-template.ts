import type { Language, MemberContext } from '../../../http/context.ts'
import type { Download } from '../../../http/download.ts'
import { templateDownload } from '../../../outside/spreadsheet/write-template.ts'
import { columnsToWrite, kindNames, SAMPLE_EMAIL } from './adjustment-columns.ts'

interface TemplateTexts {
  sheet: string
  options: string
  notesName: string
  name: string
  reason: string
  notes: readonly string[]
}

const texts: Record<Language, TemplateTexts> = {
  ko: {
    sheet: '연차 조정 서식',
    options: '선택지',
    notesName: '작성 방법',
    name: '홍길동',
    reason: '도입 전 사용 연차',
    notes: [
      '이메일, 일수, 사유는 필수입니다. 이름은 참고용이며 구성원은 이메일로 찾습니다.',
      '구분: 조정은 일수를 더하거나(3) 뺍니다(-1.5). 추가 부여는 법정 연차 외에 부여합니다. 기사용은 도입 전에 사용한 일수입니다.',
      '시작일을 비우면 오늘로, 종료일을 비우면 시작일부터 1년으로 처리합니다.',
      '기사용과 차감은 시작일에 사용할 수 있던 연차에서 먼저 소멸하는 순서로 뺍니다.',
      '한 행이라도 오류가 있으면 모두 등록되지 않습니다. 두 번째 행은 예시이며 등록되지 않습니다.',
    ],
  },
  ja: {
    sheet: '年休調整テンプレート',
    options: '選択肢',
    notesName: '記入方法',
    name: '山田太郎',
    reason: '導入前に使用した年休',
    notes: [
      '必須なのはメールアドレス、日数、理由です。氏名は参考で、メンバーはメールアドレスで探します。',
      '区分：調整は日数を足す（3）か引きます（-1.5）。追加付与は法定年休のほかに付与します。使用済みは導入前に使用した日数です。',
      '開始日が空のときは今日、終了日が空のときは開始日から1年とします。',
      '使用済みと差し引きは、開始日に使えた年休のうち先に消滅するものから引きます。',
      '1行でもエラーがあれば、どの行も登録されません。2行目は記入例で、登録されません。',
    ],
  },
  en: {
    sheet: 'Adjust leave',
    options: 'Options',
    notesName: 'How to fill it in',
    name: 'Gildong Hong',
    reason: 'Leave used before we started here',
    notes: [
      'Email, days and reason are required. People are found by their email; the name is only for you.',
      'Type: an adjustment adds days (3) or takes them back (-1.5). Extra is given beyond the law. Used before is leave taken before you started here.',
      'Without a first day it counts from today, without a last day for one year from the first.',
      'Leave used before or taken back comes off the leave that was usable on the first day, what expires first before the rest.',
      'If any row has an error, nothing is entered. The second row is a sample and is not entered.',
    ],
  },
}

/** The sheet to begin with. */
export async function writeAdjustmentTemplate({
  language,
  today,
}: Pick<MemberContext, 'language' | 'today'>): Promise<Download> {
  const text = texts[language]
  return templateDownload({
    sheetName: text.sheet,
    columns: columnsToWrite(language),
    sample: {
      email: SAMPLE_EMAIL,
      username: text.name,
      kind: kindNames[language].OPENING,
      days: 3.5,
      start_date: today.with({ day: 1 }),
      memo: text.reason,
    },
    optionsName: text.options,
    notesName: text.notesName,
    notes: text.notes,
  })
}
