import type { FindNames } from '../../../http/reader/name-people.ts'
import { type ActingContext, type ActingParts, inCompanyAs } from '../../../jobs/in-company-as.ts'
import type { CompanyId } from '../../../db/transaction.ts'
import type { Pusher, PushMessage, ServerKeys } from '../../../outside/push/push.ts'
import { findUnread, worthTelling } from '../delivery/claim-notices.ts'
import { pushJob } from '../delivery/delivery-jobs.ts'
import { noticePhrases } from '../delivery/notice-mail.texts.ts'
import { sentencesOf } from '../notifications.wire.ts'
import { dropSubscription, findSubscription, type KeptSubscription } from './push.store.ts'

interface Ordered {
  subscriptionId: number
  memberId: number
  ids: readonly number[]
}

export interface PushParts extends ActingParts {
  push: Pusher
  keys: ServerKeys
  findNames: FindNames
  publicUrl: string
}

const MOST_CHARS = 300

/** Sends a browser what its person has not read yet; one that takes messages no more is forgotten. */
export async function pushNotices(parts: PushParts, companyId: CompanyId, order: Ordered): Promise<void> {
  const written = await inCompanyAs(
    parts,
    companyId,
    'system',
    (ctx) => writeMessage(ctx, order, parts),
    pushJob.name,
  )
  if (!written) return
  const isGone = written === 'GONE' || (await parts.push.push(written)) === 'GONE'
  if (!isGone) return
  const forget = async (ctx: ActingContext) => {
    const target = ['push_subscription', order.subscriptionId] as const
    const known = await dropSubscription(ctx, { id: order.subscriptionId, memberId: order.memberId })
    if (known) ctx.audit({ action: 'push.gone', target })
  }
  await inCompanyAs(parts, companyId, 'system', forget, pushJob.name)
}

async function writeMessage(
  system: ActingContext,
  { subscriptionId, memberId, ids }: Ordered,
  { keys, findNames, publicUrl }: PushParts,
): Promise<PushMessage | 'GONE' | null> {
  const kept = await findSubscription(system, subscriptionId)
  // Taken over by somebody else meanwhile, or made with a key that is ours no more: its service would refuse us.
  if (!kept || kept.member_id !== memberId) return null
  if (kept.server_key !== keys.publicKey) return 'GONE'
  const reader = await system.inNameOf(memberId)
  const rows = reader ? await worthTelling(reader, await findUnread(system, memberId, ids)) : []
  if (!reader || rows.length === 0) return null
  const said = await sentencesOf(reader, rows, findNames)
  const [first] = rows
  const isOne = rows.length === 1
  const message = isOne
    ? { title: said[0]!.title, body: said[0]!.content, open: first!.id }
    : {
        title: noticePhrases[reader.language].pushMany(rows.length),
        body: said.map((one) => one.title).join(', '),
      }
  const payload = JSON.stringify({
    ...message,
    body: shortened(message.body),
    lang: reader.language,
    tag: `notice-${isOne ? first!.id : 'many'}`,
  })
  return {
    target: targetOf(kept),
    payload,
    keys,
    subject: publicUrl.startsWith('https:') ? publicUrl : CONTACT,
  }
}

// Services ask for a mail address or an address of https; an installation to try out has neither.
const CONTACT = 'mailto:no-reply@gyeol.test'

const targetOf = ({ endpoint, p256dh, auth }: KeptSubscription) => ({ endpoint, p256dh, auth })

/** By characters, so that no picture of several is cut in half. */
function shortened(text: string): string {
  const parts = [...new Intl.Segmenter('ko').segment(text)].map(({ segment }) => segment)
  return parts.length > MOST_CHARS ? `${parts.slice(0, MOST_CHARS - 1).join('')}…` : text
}
