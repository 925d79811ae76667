import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '../../ui/dialog/use-confirm.ts'
import type { OfferedFeature } from '../../app/offered-feature.ts'

interface FeatureSwitchProps {
  feature: OfferedFeature
  isOn: boolean
  flip: (feature: OfferedFeature, isOn: boolean) => void
}

/** One part of the product: what it does, and before it is switched off, what that means. */
export function FeatureSwitch({ feature, isOn, flip }: FeatureSwitchProps) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const name = t(`settings.features.item.${feature}.title`)
  const change = async (on: boolean) => {
    if (on) return flip(feature, on)
    const question = {
      title: t('settings.features.offAsk', { name }),
      message: t(`settings.features.item.${feature}.off`),
      confirmText: t('settings.features.turnOff'),
    }
    if (await confirm({ ...question, danger: true })) flip(feature, false)
  }
  return (
    <Switch
      label={name}
      description={t(`settings.features.item.${feature}.${isOn ? 'text' : 'off'}`)}
      checked={isOn}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  )
}
