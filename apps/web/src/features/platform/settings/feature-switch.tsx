import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import type { OfferedFeature } from '../../../page/offered-feature.ts'

interface FeatureSwitchProps {
  feature: OfferedFeature
  isOn: boolean
  /** Off, the part in which this one lives; its switch comes first. */
  around: OfferedFeature | undefined
  flip: (feature: OfferedFeature, isOn: boolean) => void
}

/** One part of the product: what it does, and before it is switched off, what that means. */
export function FeatureSwitch({ feature, isOn, around, flip }: FeatureSwitchProps) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const name = t(`features.item.${feature}.title`)
  const change = async (on: boolean) => {
    if (on) return flip(feature, on)
    const question = {
      title: t('features.offAsk', { name }),
      message: t(`features.item.${feature}.off`),
      confirmText: t('features.turnOff'),
    }
    if (await confirm({ ...question, danger: true })) flip(feature, false)
  }
  return (
    <Switch
      label={name}
      description={
        around
          ? t('features.needs', { name: t(`features.item.${around}.title`) })
          : t(`features.item.${feature}.${isOn ? 'text' : 'off'}`)
      }
      checked={isOn && !around}
      disabled={around !== undefined}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  )
}
