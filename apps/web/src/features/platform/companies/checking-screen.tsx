import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import {
  calculationOptions,
  enterAdjustments,
  exitAdjustments,
} from '#contract/platform/companies/setting-choices.ts'
import { hasFeature, useProfile } from '../../../page/profile.ts'
import { Section } from '../../../ui/page/section.tsx'
import { mayCutWork, needsRequest } from './company-form.ts'
import { type BeforeCounting, type CompanyFields, CompanyPage } from './company-page.tsx'
import { ChoiceSetting, Switches, WholeSetting } from './setting-inputs.tsx'
import styles from './company-settings.module.css'

/** 출퇴근: where people may check in, and what becomes of the times. */
export function CheckingScreen({ Before }: { Before: ComponentType<BeforeCounting> }) {
  const { t } = useTranslation()
  const profile = useProfile()
  return (
    <CompanyPage area="checking" Before={Before}>
      {(form) => (
        <>
          {hasFeature(profile, 'WEB_CHECK') && (
            <Section title={t('companies.recognised')}>
              <div className={styles.stack}>
                <Switches form={form} under="recognised" />
              </div>
            </Section>
          )}
          <Section title={t('companies.places')} note={t('companies.placesHint')}>
            <div className={styles.stack}>
              <Switches form={form} under="places" />
              <p className={styles.links}>
                <Link to="/main/settings/wifi">{t('settings.area.wifi.title')}</Link>
                <Link to="/main/settings/locations">{t('settings.area.locations.title')}</Link>
              </p>
            </div>
          </Section>
          {hasFeature(profile, 'GATE') && <Gate form={form} />}
          <Counting form={form} />
        </>
      )}
    </CompanyPage>
  )
}

const MOST_MINUTES = 32_767

function Gate({ form }: { form: CompanyFields }) {
  const { t } = useTranslation()
  return (
    <Section title={t('companies.gate')} note={t('companies.gateHint')}>
      <div className={styles.pair}>
        <WholeSetting form={form} name="gate_in_opt" min={0} max={MOST_MINUTES} />
        <WholeSetting form={form} name="gate_out_opt" min={0} max={MOST_MINUTES} />
        <p className={styles.links}>
          <Link to="/main/settings/gate-users">{t('settings.area.gateUsers.title')}</Link>
        </p>
      </div>
    </Section>
  )
}

function Counting({ form }: { form: CompanyFields }) {
  const { t } = useTranslation()
  const adjustments = (values: readonly (typeof enterAdjustments | typeof exitAdjustments)[number][]) =>
    values.map((value) => ({ value, label: t(`directory.adjust.${value}`) }))
  const bases = calculationOptions.map((value) => ({ value, label: t(`companies.basis.${value}`) }))
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
        <ChoiceSetting form={form} name="overtime_calc" data={bases} />
        <ChoiceSetting form={form} name="holiday_calc" data={bases} />
        {needsRequest(form.values) && (
          <p className={styles.law} role="status">
            {t('companies.requestHint')}
          </p>
        )}
      </div>
    </Section>
  )
}
