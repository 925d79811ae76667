import { useTranslation } from 'react-i18next'
import {
  calculationOptions,
  enterAdjustments,
  exitAdjustments,
} from '#contract/platform/companies/setting-choices.ts'
import { hasFeature, useProfile } from '../../../page/profile.ts'
import { Section } from '../../../ui/page/section.tsx'
import { mayCutWork } from './company-form.ts'
import { type CompanyFields, CompanyPage } from './company-page.tsx'
import { ChoiceSetting, CountSetting, OptionalChoice, Switches } from './setting-inputs.tsx'
import styles from './company-settings.module.css'

/** 출퇴근: how a check-in is recognised, adjusted and counted. */
export function CheckingScreen() {
  const { t } = useTranslation()
  const profile = useProfile()
  return (
    <CompanyPage area="checking">
      {(form) => (
        <>
          {hasFeature(profile, 'ATTENDANCE') && (
            <>
              <Section title={t('companies.recognised')} note={t('companies.recognisedHint')}>
                <div className={styles.stack}>
                  <Switches form={form} under="recognised" />
                </div>
              </Section>
              <Counting form={form} />
            </>
          )}
          {hasFeature(profile, 'GATE') && (
            <Section title={t('companies.gate')} note={t('companies.gateHint')}>
              <div className={styles.pair}>
                <CountSetting form={form} name="gate_in_opt" />
                <CountSetting form={form} name="gate_out_opt" />
              </div>
            </Section>
          )}
        </>
      )}
    </CompanyPage>
  )
}

const NONE = 'NONE'

function Counting({ form }: { form: CompanyFields }) {
  const { t } = useTranslation()
  const adjustments = (values: readonly (typeof enterAdjustments | typeof exitAdjustments)[number][]) =>
    values.map((value) => ({ value, label: t(`directory.adjust.${value}`) }))
  const calculations = calculationOptions.map((value) => ({
    value,
    label: t(`companies.calc.${value}`),
  }))
  return (
    <Section title={t('companies.counting')}>
      <div className={styles.pair}>
        <ChoiceSetting form={form} name="enter_adjust" data={adjustments(enterAdjustments)} />
        <ChoiceSetting form={form} name="exit_adjust" data={adjustments(exitAdjustments)} />
        {mayCutWork(form.values) && (
          <p className={styles.law} role="status">
            {t('companies.wageHint')}
          </p>
        )}
        <ChoiceSetting form={form} name="overtime_calc" data={calculations} />
        <ChoiceSetting form={form} name="holiday_calc" data={calculations} />
        <OptionalChoice
          name="enterprise_option"
          data={([NONE, 'DINNER_AFT_CONT_WORK'] as const).map((value) => ({
            value,
            label: t(`companies.enterprise.${value}`),
          }))}
          value={form.values.enterprise_option ?? NONE}
          onChange={(value) =>
            form.setFieldValue('enterprise_option', value === NONE ? null : 'DINNER_AFT_CONT_WORK')
          }
        />
      </div>
    </Section>
  )
}
