import { Badge, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Feature } from '#contract/companies/features.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.ts'
import { comingFeatures } from './feature-groups.ts'
import styles from './settings.module.css'

interface FeatureSwitchProps {
  feature: Feature
  isOn: boolean
  flip: (feature: Feature, isOn: boolean) => void
}

/** One part of the product: what it does, and before it is switched off, what that means. */
export function FeatureSwitch({ feature, isOn, flip }: FeatureSwitchProps) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const isComing = comingFeatures.includes(feature)
  const name = t(`settings.features.item.${feature}.title`)
  const change = async (on: boolean) => {
    if (on || isComing) return flip(feature, on)
    const question = {
      title: t('settings.features.offAsk', { name }),
      message: t(`settings.features.item.${feature}.off`),
      confirmText: t('settings.features.turnOff'),
    }
    if (await confirm({ ...question, danger: true })) flip(feature, false)
  }
  return (
    <Switch
      label={
        <span className={styles.indent}>
          {name}
          {isComing && (
            <Badge variant="default" size="sm">
              {t('settings.features.soon')}
            </Badge>
          )}
        </span>
      }
      description={t(`settings.features.item.${feature}.${isOn || isComing ? 'text' : 'off'}`)}
      checked={isOn}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  )
}
