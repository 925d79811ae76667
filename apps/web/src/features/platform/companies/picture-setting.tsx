import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { useAction } from '../../../api/use-action.ts'
import { FormProblem } from '../../../ui/dialog/form-problem.tsx'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { notify } from '../../../ui/notify.ts'
import { PictureButtons } from '../../../ui/input/picture-buttons.tsx'
import { useFilePreview } from '../../../ui/input/use-file-preview.ts'
import { Picture } from '../../../ui/people/picture.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { labelOf } from '../settings/index.ts'
import { companyQuery } from './company-page.tsx'
import styles from './company-settings.module.css'

const TEXTS = {
  company_logo: { hint: 'companies.brand.logoHint', ask: 'companies.brand.removeLogoAsk' },
  company_background: {
    hint: 'companies.brand.backgroundHint',
    ask: 'companies.brand.removeBackgroundAsk',
  },
} as const

interface PictureSettingProps {
  name: keyof typeof TEXTS
  current: string | null
}

/** One picture of the company: seen before it is saved, changed and taken away. */
export function PictureSetting({ name, current }: PictureSettingProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const confirm = useConfirm()
  const [file, setFile] = useState<File | null>(null)
  const preview = useFilePreview(file)
  const update = useAction(updateCompany, {
    errors: 'form',
    onSuccess: (answer) => {
      client.setQueryData(companyQuery.queryKey, answer)
      setFile(null)
    },
  })
  const save = (picture: File | null, told: 'saved' | 'removed') =>
    update.mutate(
      { body: { [name]: picture } },
      { onSuccess: () => notify({ text: t(`companies.brand.${told}`) }) },
    )
  const remove = async () => {
    const confirmText = t('kit.picture.remove')
    if (await confirm({ title: t(TEXTS[name].ask), danger: true, confirmText })) save(null, 'removed')
  }
  const shown = preview ?? current
  const note = file ? t('companies.brand.preview') : t(TEXTS[name].hint)
  return (
    <Section title={t(labelOf(name))} note={note}>
      <FormProblem error={update.error} />
      <div className={styles.stack} data-setting={name}>
        {shown ? (
          <Picture
            src={shown}
            alt={t(labelOf(name))}
            className={name === 'company_logo' ? styles.logo : styles.background}
          />
        ) : (
          <p className={styles.quiet}>{t('companies.brand.none')}</p>
        )}
        <div className={styles.picture}>
          <PictureButtons
            hasPicture={current !== null}
            file={file}
            onFile={setFile}
            onSave={() => file && save(file, 'saved')}
            onRemove={() => void remove()}
            isSending={update.isPending}
          />
        </div>
      </div>
    </Section>
  )
}
