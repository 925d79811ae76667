import { Button } from '@mantine/core'
import { IconSitemap } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { seesOthers, useProfile } from '../../../page/profile.ts'
import { withFilters } from '../../../ui/list/address.ts'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { InviteMenu, SheetDownload } from '../member-sheets/index.ts'
import { Directory } from './directory.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberList } from './member-list.tsx'
import { sheetFilterOf } from './member-filter.ts'
import { firstTeam, type MemberSearch, memberView } from './member-view.ts'

const route = getRouteApi('/main/members/')

/** The people: with states and acts for those who look after them, else who works here and how to reach them. */
export function MembersScreen() {
  const { t } = useTranslation()
  const profile = useProfile()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const view = memberView(search, firstTeam(profile))
  const isLooking = seesOthers(profile)
  // A typed search is one step of the way back, not one per letter.
  const go = (change: MemberSearch) =>
    void navigate({ search: (before) => withFilters(before, change), replace: 'q' in change })
  return (
    <Page>
      <PageHeader
        title={t('members.title')}
        description={t(isLooking ? 'members.listHint' : 'members.directoryHint')}
        actions={
          <>
            <Button component={Link} to="/main/org" variant="default" leftSection={<IconSitemap size={16} />}>
              {t('members.toChart')}
            </Button>
            {/* The file is of today: it is not offered beside the list of another day. */}
            {isLooking && view.on === null && <SheetDownload filter={sheetFilterOf(view)} />}
            {profile.is_admin && <InviteMenu onOne={() => go({ invite: 'new' })} />}
          </>
        }
      />
      {isLooking ? (
        <MemberList view={view} go={go} />
      ) : (
        <Directory search={view.q} onSearch={(q) => go({ q })} />
      )}
      {profile.is_admin && (
        <InviteDialog opened={search.invite === 'new'} onClose={() => go({ invite: undefined })} />
      )}
    </Page>
  )
}
