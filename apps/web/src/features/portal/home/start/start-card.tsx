import { ActionIcon, Button } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { setStartSteps, type StartStep } from '#contract/portal/home/start-list.ts'
import { useAction } from '../../../../api/use-action.ts'
import { notify } from '../../../../ui/notify.ts'
import { Section } from '../../../../ui/page/section.tsx'
import styles from './start.module.css'
import { outlook, stepLinks, type Steps } from './start-steps.ts'

/** From founding to the first closed month, for full admins: it stays until each step is done or put away. */
export function StartCard({ steps }: { steps: Steps }) {
  const { t } = useTranslation()
  const say = useAction(setStartSteps)
  const { phases, open, done, total } = outlook(steps)
  const putAway = async (away: StartStep[]) => {
    await say.mutateAsync({ body: { steps: away, state: 'PUT_AWAY' } })
    const again = () => say.mutate({ body: { steps: away, state: 'OPEN' } })
    notify({
      text: t('start.dismissed', { n: away.length }),
      action: { label: t('start.again'), onClick: again },
    })
  }
  const progress = t('start.progress', { total, done: done.length })
  return (
    <Section
      title={t('start.title')}
      note={t('start.note')}
      actions={
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          disabled={say.isPending}
          onClick={() => void putAway(open)}
        >
          {t('start.dismiss')}
        </Button>
      }
    >
      <div className={styles.progress}>
        <div
          role="progressbar"
          aria-label={progress}
          aria-valuemin={0}
          aria-valuenow={done.length}
          aria-valuemax={total}
          className={styles.bar}
        >
          <div style={{ width: `${(done.length / total) * 100}%` }} />
        </div>
        <span>{progress}</span>
      </div>
      <div className={styles.phases}>
        {phases.map(({ phase, open: left }) => (
          <section key={phase} aria-label={t(`start.phase.${phase}`)}>
            <h3 className={styles.phase}>{t(`start.phase.${phase}`)}</h3>
            <ol className={styles.steps}>
              {left.map((step) => (
                <li key={step}>
                  <IconCircle size={18} stroke={1.6} aria-hidden />
                  <Link {...stepLinks[step]}>
                    <span>{t(`start.step.${step}.title`)}</span>
                    <small>{t(`start.step.${step}.why`)}</small>
                  </Link>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="sm"
                    disabled={say.isPending}
                    aria-label={t('start.dismissStep', { step: t(`start.step.${step}.title`) })}
                    onClick={() => void putAway([step])}
                  >
                    <IconX size={14} aria-hidden />
                  </ActionIcon>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {done.length > 0 && (
        <details className={styles.done}>
          <summary>{t('start.done', { n: done.length })}</summary>
          <ul>
            {done.map((step) => (
              <li key={step}>
                <IconCircleCheckFilled size={16} aria-hidden />
                <Link {...stepLinks[step]}>{t(`start.step.${step}.title`)}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  )
}
