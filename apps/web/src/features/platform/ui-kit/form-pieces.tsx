import { Button, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { EntityDialog } from '../../../ui/form/entity-dialog.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { Attachments, type KeptFile } from '../../../ui/form/attachments.tsx'
import { MinutesField } from '../../../ui/form/minutes-field.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { PeriodField } from '../../../ui/form/period-field.tsx'
import { RepeatedFields } from '../../../ui/form/repeated-fields.tsx'
import { RichText } from '../../../ui/form/rich-text.tsx'
import { StepsBar } from '../../../ui/form/steps-bar.tsx'
import type { SendFile } from '../../../ui/form/use-uploads.ts'
import { WrittenText } from '../../../ui/form/written-text.tsx'
import { Section } from '../../../ui/page/section.tsx'
import type { DayRange } from '../../../ui/time/day-range-picker.tsx'
import { refusal } from './samples.ts'
import styles from './ui-kit.module.css'

const STEPS = [
  { value: 'choose', label: '파일 선택' },
  { value: 'check', label: '확인' },
  { value: 'run', label: '등록' },
] as const
const TEXT =
  '<h2>사내 공지</h2><p><strong>금요일</strong>은 오후 4시에 마칩니다.</p><ul><li>회의실 정리</li><li>전원 끄기</li></ul>'

export function FormPieces() {
  const [won, setWon] = useState<number | null>(1_234_000)
  const [minutes, setMinutes] = useState<number | null>(90)
  const [period, setPeriod] = useState<DayRange | null>(null)
  const [step, setStep] = useState<(typeof STEPS)[number]['value']>('check')
  const [html, setHtml] = useState(TEXT)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Section title="금액, 시간, 기간">
        <div className={styles.stack}>
          <StepsBar label="진행 단계" steps={STEPS} value={step} onStep={setStep} />
          <div className={styles.split}>
            <MoneyField label="기본급" value={won} onChange={setWon} />
            <MinutesField label="휴게 시간" value={minutes} onChange={setMinutes} max={240} />
            <PeriodField label="기간" value={period} onChange={setPeriod} today="2026-11-22" clearable />
          </div>
          <PhraseList />
        </div>
      </Section>
      <Section title="첨부와 글">
        <div className={styles.stack}>
          <AttachmentPiece />
          <RichText label="내용" value={html} onChange={setHtml} required />
          <WrittenText html={html} />
          <Button variant="default" style={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
            항목 추가
          </Button>
        </div>
      </Section>
      {isOpen && <PhraseDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function PhraseList() {
  const [phrases, setPhrases] = useState([
    { key: 'a', text: '확인하였습니다.' },
    { key: 'b', text: '보완 후 다시 올려 주십시오.' },
  ])
  return (
    <RepeatedFields
      legend="자주 쓰는 문구"
      items={phrases}
      keyOf={(one) => one.key}
      nameOf={(one, at) => one.text || `${at + 1}번째 문구`}
      onChange={setPhrases}
      make={() => ({ key: crypto.randomUUID(), text: '' })}
      isFilled={(one) => one.text.trim() !== ''}
      addText="문구 추가"
      most={5}
    >
      {(one, at, change) => (
        <TextInput
          aria-label={`${at + 1}번째 문구`}
          value={one.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
      )}
    </RepeatedFields>
  )
}

// A way up that takes a second; a file whose name holds "!" fails the first time.
const failed = new Set<string>()
const send: SendFile<KeptFile> = async (file, { onProgress, signal }) => {
  for (let share = 0.1; share < 1; share += 0.1) {
    await new Promise((resolve) => setTimeout(resolve, 60))
    if (signal.aborted) throw new DOMException('', 'AbortError')
    onProgress(share)
  }
  if (file.name.includes('!') && !failed.has(file.name)) {
    failed.add(file.name)
    throw refusal()
  }
  return { id: crypto.randomUUID(), name: file.name, bytes: file.size }
}

function AttachmentPiece() {
  const [files, setFiles] = useState<KeptFile[]>([{ id: 1, name: '견적서 (최종).pdf', bytes: 482_133 }])
  return (
    <Attachments
      label="첨부 파일"
      value={files}
      onChange={setFiles}
      send={send}
      most={3}
      mostBytes={10 * 1024 * 1024}
    />
  )
}

interface PhraseForm extends Record<string, unknown> {
  name: string
  kind: string | null
  minutes: number | null
}

function PhraseDialog({ onClose }: { onClose: () => void }) {
  return (
    <EntityDialog<PhraseForm>
      isNew
      words={{ add: '항목 추가', edit: '항목 수정', added: ({ name }) => `${name}: 추가했습니다.` }}
      initialValues={{ name: '', kind: null, minutes: null }}
      validate={{ name: (name) => (name.trim() ? null : '이름을 입력해 주십시오.') }}
      onSave={async ({ name }) => {
        if (name === '중복') throw refusal({ name: '같은 이름이 이미 있습니다.' })
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormField form={form} name="name">
            {(input) => <TextInput label="이름" required data-autofocus {...input} />}
          </FormField>
          <FormField form={form} name="kind">
            {(input) => <Select label="종류" data={['사무용품', '전산장비']} {...input} />}
          </FormField>
          <FormField form={form} name="minutes">
            {(input) => <MinutesField label="소요 시간" {...input} />}
          </FormField>
        </>
      )}
    </EntityDialog>
  )
}
