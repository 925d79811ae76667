import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import i18next from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { readInvite } from '#contract/people/employment/joining.ts'
import { getOwnAccount } from '#contract/platform/auth/own-account.ts'
import { ApiError } from '../../../../api/errors.ts'
import { q } from '../../../../api/query.ts'
import { mayBeSignedIn } from '../../../../api/session.ts'
import { changeLanguage, chosenHere } from '../../../../text/i18n.ts'
import { shortDay } from '../../../../text/formats.ts'
import { sentenceOf } from '../../../../text/sentence-of.ts'
import { authStyles as styles, dropPending, FormMessage } from '../index.ts'
import { JoinSignedIn } from './join-signed-in.tsx'
import { NewcomerForm } from './newcomer-form.tsx'
import { SignInToJoin } from './sign-in-to-join.tsx'
import type { Link as InvitationLink } from './use-joining.ts'

const route = getRouteApi('/auth/invite')

/** An invitation, as its mail opens it: who invites where to, and the one form that joins. */
export function InvitationScreen() {
  const { t } = useTranslation()
  const { code, email } = route.useSearch()
  useEffect(() => dropPending('invite'), [])
  // Who signs out here begins anew.
  const [timesLeft, setTimesLeft] = useState(0)
  const link = code && email ? { code, email: email.trim().toLowerCase() } : null
  if (link) {
    return (
      <Invitation key={`${timesLeft} ${link.code}`} link={link} left={() => setTimesLeft(timesLeft + 1)} />
    )
  }
  return <Closed why={t('invitation.broken')} />
}

function Invitation({ link, left }: { link: InvitationLink; left: () => void }) {
  const { t, i18n } = useTranslation()
  // Kept for no moment: it may be used up or taken back meanwhile.
  const invitation = useQuery({ ...q(readInvite, { body: link }), staleTime: 0, gcTime: 0 })
  const account = useQuery({ ...q(getOwnAccount), staleTime: 0, gcTime: 0, enabled: mayBeSignedIn() })
  const language = account.data ? undefined : invitation.data?.language
  useEffect(() => {
    // Who has not chosen is spoken to as the mail did.
    if (language && !chosenHere()) void changeLanguage(language)
  }, [language])
  const { refetch } = invitation
  // The server names the inviter as readers of the language do.
  useEffect(() => void refetch(), [refetch, i18n.language])
  const closed = whyClosed(invitation.error)
  if (closed) return <Closed why={closed} email={account.data?.email} />
  // A later look that fails takes nothing that was typed meanwhile.
  if (invitation.error && !invitation.data)
    return <Unread error={invitation.error} again={() => void invitation.refetch()} />
  if (!invitation.data || account.isLoading) return <p className={styles.lead} aria-busy />
  const { company_name: company, inviter_name: inviter, username: name } = invitation.data
  return (
    <>
      <h1 className={styles.title}>
        {inviter ? t('invitation.title', { company, inviter }) : t('invitation.titleAlone', { company })}
      </h1>
      <Facts invitation={invitation.data} email={link.email} />
      {account.data ? (
        <JoinSignedIn link={link} email={account.data.email} name={name} left={left} />
      ) : invitation.data.has_account ? (
        <SignInToJoin link={link} name={name} />
      ) : (
        <NewcomerForm link={link} name={name} lookAgain={() => void invitation.refetch()} />
      )}
    </>
  )
}

function Facts({ invitation, email }: { invitation: EndpointResponse<typeof readInvite>; email: string }) {
  const { t } = useTranslation()
  return (
    <dl className={styles.facts}>
      {invitation.team_name && (
        <div>
          <dt>{t('invitation.team')}</dt>
          <dd>{invitation.team_name}</dd>
        </div>
      )}
      <div>
        <dt>{t('auth.email')}</dt>
        <dd>{email}</dd>
      </div>
      <div>
        <dt>{t('invitation.until')}</dt>
        <dd>{t('invitation.untilDay', { day: shortDay(invitation.last_day) })}</dd>
      </div>
    </dl>
  )
}

/** Nobody knows yet whether the invitation is good. */
function Unread({ error, again }: { error: Error; again: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <FormMessage tone="bad">{sentenceOf(error)}</FormMessage>
      <button type="button" className={styles.wide} onClick={again}>
        {t('common.action.retry')}
      </button>
    </>
  )
}

function whyClosed(error: Error | null): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  // Nobody typed what cannot be read: the address has been cut or changed on its way.
  if (error.code === 'BAD_REQUEST') return i18next.t('invitation.broken')
  return error.code === 'INVITE_NOT_VALID' ? error.message : undefined
}

/** An invitation that leads nowhere, and the ways on from there. */
function Closed({ why, email }: { why: string; email?: string | undefined }) {
  const { t } = useTranslation()
  return (
    <>
      <h1 className={styles.title}>{t('invitation.closedTitle')}</h1>
      <FormMessage tone="bad">{why}</FormMessage>
      <p>{email ? t('invitation.signedIn', { email }) : t('invitation.isMember')}</p>
      <div className={styles.links}>
        {email ? (
          <Link to="/main">{t('invitation.home')}</Link>
        ) : (
          <Link to="/auth/email">{t('auth.signIn.title')}</Link>
        )}
      </div>
    </>
  )
}
