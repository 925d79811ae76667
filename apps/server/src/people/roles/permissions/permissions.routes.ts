import * as contract from '#contract/people/roles/permissions.ts'
import type { MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { linesOfDuties } from '../duty-uses.ts'
import { everyMember, isAdmin } from '../roles.policy.ts'
import { limitedAdminName } from '../role-names.store.ts'
import { requireMember } from '../roles.store.ts'
import { maySeeMember } from '../visible-members.ts'
import { buildMatrix, openedBy } from './build-matrix.ts'
import { explainVisibility } from './explain-visibility.ts'
import { loadPerson } from './load-person.ts'
import { everySubject } from './subjects.ts'

export function permissionRoutes(server: Server): void {
  route(server, contract.permissionMatrix, {
    allow: everyMember,
    handle: (ctx, { query }) =>
      query.user_id === undefined ? matrixOfRoles(server, ctx) : matrixOfPerson(server, ctx, query.user_id),
  })
  route(server, contract.whyVisible, {
    allow: everyMember,
    handle: (ctx, { query }) => explainVisibility(ctx, query.user_id ?? ctx.actor.memberId),
  })
}

async function matrixOfRoles(server: Server, ctx: MemberContext) {
  const { name, isOwn } = await limitedAdminName(ctx)
  const subjects = everySubject(ctx.language, isOwn ? name : null)
  const abilities = buildMatrix(server, subjects, ctx.language)
  const lines = await linesOfDuties(ctx)
  return {
    subjects: subjects.map(({ key, kind, name: called }) => ({
      key,
      kind,
      name: called,
      ...openedBy(abilities, key, 'MEMBER'),
      lines: lines.get(key) ?? [],
    })),
    abilities,
    person: null,
  }
}

async function matrixOfPerson(server: Server, ctx: MemberContext, memberId: number) {
  await requireMember(ctx.tx, memberId)
  const isOwn = memberId === ctx.actor.memberId
  if (!isOwn && !(isAdmin(ctx.actor) && (await maySeeMember(ctx, memberId)))) fail('FORBIDDEN')
  const { subject, person } = await loadPerson(ctx, memberId)
  const [base] = everySubject(ctx.language, null)
  const both = buildMatrix(server, [base!, subject], ctx.language)
  const opened = openedBy(both, subject.key, base!.key)
  const abilities = buildMatrix(server, [subject], ctx.language)
  return {
    subjects: [{ key: subject.key, kind: subject.kind, name: subject.name, ...opened, lines: [] }],
    abilities,
    person,
  }
}
