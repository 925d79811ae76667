import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { adminFields, type ProfileFlags, profileFields } from '#rules/profiles/profile-fields.ts'
import { Section } from '../../../ui/page/section.tsx'
import { type CompanyFields, CompanyPage } from './company-page.tsx'
import styles from './company-settings.module.css'

const FLAGS = ['active', 'public', 'owner'] as const satisfies (keyof ProfileFlags)[]

/** 프로필 공개: which fields are kept, who sees and who changes them. */
export function ProfileFieldsScreen() {
  const { t } = useTranslation()
  return (
    <CompanyPage area="profileFields">
      {(form) => (
        <>
          <p className={styles.quiet}>{t('companies.profileHint')}</p>
          <Section flush>
            <table className={styles.flags} aria-label={t('companies.profileCaption')}>
              <thead>
                <tr>
                  <th scope="col">{t('companies.profileField')}</th>
                  {FLAGS.map((flag) => (
                    <th key={flag} scope="col">
                      {t(`companies.flags.${flag}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {profileFields.map((field) => (
                  <tr key={field} data-setting={field}>
                    <th scope="row">{t(`settings.profileField.${field}`)}</th>
                    {FLAGS.map((flag) => (
                      <td key={flag}>
                        <Flag form={form} field={field} flag={flag} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Section>
        </>
      )}
    </CompanyPage>
  )
}

interface FlagProps {
  form: CompanyFields
  field: (typeof profileFields)[number]
  flag: keyof ProfileFlags
}

function Flag({ form, field, flag }: FlagProps) {
  const { t } = useTranslation()
  if (flag === 'owner' && adminFields.includes(field))
    return <span className={styles.quiet}>{t('companies.adminOnly')}</span>
  const flags = form.values.profile_field_flags[field]
  const label = t('companies.flagOf', {
    field: t(`settings.profileField.${field}`),
    flag: t(`companies.flags.${flag}`),
  })
  return (
    <Checkbox
      aria-label={label}
      checked={flags[flag] && (flag === 'active' || flags.active)}
      disabled={flag !== 'active' && !flags.active}
      onChange={(event) =>
        form.setFieldValue(`profile_field_flags.${field}`, { ...flags, [flag]: event.currentTarget.checked })
      }
    />
  )
}
