import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { FormProblem } from '../../../ui/dialog/form-problem.tsx'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { Section } from '../../../ui/page/section.tsx'
import { refusal } from './samples.ts'
import styles from './ui-kit.module.css'

export function DialogPieces() {
  const [isOpen, setOpen] = useState(false)
  const [answer, setAnswer] = useState('')
  const confirm = useConfirm()
  const ask = async () => {
    const yes = await confirm({
      title: '문서를 삭제합니까?',
      message: '삭제한 문서는 되살릴 수 없습니다.',
      confirmText: '삭제',
      danger: true,
    })
    setAnswer(yes ? '삭제했습니다.' : '그대로 두었습니다.')
  }
  return (
    <Section title="대화상자">
      <div className={styles.stack}>
        <div className={styles.line}>
          <Button variant="default" data-demo="form" onClick={() => setOpen(true)}>
            양식 열기
          </Button>
          <Button variant="default" color="red" data-demo="confirm" onClick={() => void ask()}>
            삭제 물어보기
          </Button>
          <span>{answer}</span>
        </div>
        <FormProblem error={refusal()} rest={['다른 사람이 먼저 고쳤습니다.']} />
      </div>
      <FormDialog
        title="외근 신청"
        opened={isOpen}
        onClose={() => setOpen(false)}
        initialValues={{ place: '', reason: '' }}
        validate={{ place: (value) => (value ? null : '입력해 주십시오.') }}
        submitText="신청"
        onSubmit={async (values) => {
          await new Promise((resolve) => setTimeout(resolve, 400))
          if (values.reason !== 'ok')
            throw refusal({
              reason: '사유를 10자 이상 적어 주십시오.',
              version: '다른 사람이 먼저 고쳤습니다.',
            })
        }}
      >
        {(form) => (
          <>
            <TextInput
              label="장소"
              placeholder="예: 판교 고객사"
              data-autofocus
              {...form.getInputProps('place')}
            />
            <Textarea label="사유" minRows={3} {...form.getInputProps('reason')} />
            <Button variant="default" onClick={() => void ask()}>
              삭제 물어보기
            </Button>
          </>
        )}
      </FormDialog>
    </Section>
  )
}
