import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { dayRange, shortDay } from '../../../../text/formats.ts'
import { Bone } from '../../../../ui/feedback/bone.tsx'
import { Fact, Facts } from '../../../approvals/documents/index.ts'
import type { CancelValues } from './cancel-document.ts'
import { amountOf } from './event-document.ts'
import { useKindName } from './use-kind-name.ts'

/** What is to be cancelled, and the document by which it was approved. */
export function CancelBlock({ values }: { values: CancelValues }) {
  const { t } = useTranslation()
  const name = useKindName(values)
  const { wk_start_date: from, wk_end_date: to, wk_cancel_date: only } = values
  return (
    <Facts title={t('leaveDocument.cancelTitle')}>
      <Fact name={t('leaveDocument.kind')}>{name ?? <Bone width={96} />}</Fact>
      {only && (
        <Fact name={t('leaveDocument.cancelDay')}>
          <strong>{shortDay(only)}</strong>
        </Fact>
      )}
      <Fact name={t('leaveDocument.period')}>
        <strong>{from === to ? shortDay(from) : dayRange(from, to)}</strong>
      </Fact>
      <Fact name={t('leaveDocument.days')}>
        <strong>{amountOf(values)}</strong>
      </Fact>
      <Fact name={t('leaveDocument.cancelOf')}>
        <Link to="/main/approval/$id" params={{ id: String(values.drf_id) }}>
          {t('leaveDocument.cancelOpen')}
        </Link>
      </Fact>
      <Fact name={t('leaveDocument.reason')}>
        {values.wk_comment || <span className="quiet">{t('leaveDocument.noReason')}</span>}
      </Fact>
    </Facts>
  )
}
