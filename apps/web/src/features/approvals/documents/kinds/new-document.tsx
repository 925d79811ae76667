import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { writableKinds } from './document-kinds.ts'

/** A button for each kind of document that can be written; it opens the form of that kind. */
export function NewDocument() {
  const { t } = useTranslation()
  const [writing, setWriting] = useState<string>()
  const kinds = writableKinds()
  const Form = kinds.find(({ key }) => key === writing)?.Edit?.Form
  return (
    <>
      {kinds.map(({ key, Edit }) => (
        <Button key={key} variant="default" size="xs" onClick={() => setWriting(key)}>
          {t(Edit!.title) as string}
        </Button>
      ))}
      <Suspense fallback={null}>{Form && <Form onClose={() => setWriting(undefined)} />}</Suspense>
    </>
  )
}
