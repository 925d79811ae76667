import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveBases, leaveRoundings } from '#contract/platform/companies/setting-choices.ts'
import { hasFeature, useProfile } from '../../../page/profile.ts'
import { Section } from '../../../ui/page/section.tsx'
import { labelOf } from '../settings/index.ts'
import { CompanyPage } from './company-page.tsx'
import { ChoiceSetting, Switches, SwitchSetting, WholeSetting } from './setting-inputs.tsx'
import styles from './company-settings.module.css'

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

/** 휴가: when leave arises, and what may be done with it. @param after what other features say below, each saved by itself */
export function LeaveRulesScreen({ after }: { after: ReactNode }) {
  const { t } = useTranslation()
  const profile = useProfile()
  return (
    <CompanyPage area="leaveRules" after={() => after}>
      {(form) => {
        const { leave_basis: basis, fiscal_start_month: month } = form.values.vacation_options
        return (
          <>
            <Section title={t('companies.leaveYear')}>
              <div className={styles.pair}>
                <ChoiceSetting
                  form={form}
                  name="vacation_options.leave_basis"
                  data={leaveBases.map((value) => ({
                    value,
                    label: t(`companies.leaveBases.${value}`),
                  }))}
                />
                <div data-setting="fiscal_start_month">
                  <Select
                    label={t(labelOf('fiscal_start_month'))}
                    data={MONTHS.map((n) => ({
                      value: String(n),
                      label: t('companies.month', { n }),
                    }))}
                    allowDeselect={false}
                    disabled={basis === 'HIRE_DATE'}
                    value={String(month)}
                    onChange={(value) =>
                      form.setFieldValue('vacation_options.fiscal_start_month', Number(value))
                    }
                  />
                </div>
                <p className={styles.quiet}>{t('companies.basisHint')}</p>
                <ChoiceSetting
                  form={form}
                  name="vac_rounding"
                  data={leaveRoundings.map((value) => ({ value, label: t(`companies.roundings.${value}`) }))}
                />
                <WholeSetting form={form} name="vac_carry_days" min={0} max={100} />
                <WholeSetting form={form} name="vac_carry_months" min={1} max={24} />
                <p className={styles.quiet}>{t('companies.carryHint')}</p>
              </div>
            </Section>
            <Section title={t('companies.leaveRequests')}>
              <div className={styles.pair}>
                <SwitchSetting form={form} name="vac_update" />
                <p className={styles.quiet}>{t('companies.leaveRequestsHint')}</p>
              </div>
            </Section>
            {hasFeature(profile, 'OUTLOOK_CALENDAR') && (
              <Section title={t('companies.calendars')}>
                <div className={styles.pair}>
                  <Switches form={form} under="calendars" />
                  <p className={styles.quiet}>{t('companies.calendarsHint')}</p>
                </div>
              </Section>
            )}
            <Section title={t('companies.comptime')}>
              <div className={styles.pair}>
                <SwitchSetting form={form} name="use_vac_alter" />
                {form.values.use_vac_alter && (
                  <>
                    <SwitchSetting form={form} name="alter_extend" />
                    <SwitchSetting form={form} name="alter_weekend" />
                    <SwitchSetting form={form} name="alter_one_day" />
                  </>
                )}
                <p className={styles.quiet}>{t('companies.comptimeHint')}</p>
              </div>
            </Section>
          </>
        )
      }}
    </CompanyPage>
  )
}
