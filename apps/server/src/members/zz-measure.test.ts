import { test } from 'vitest'
import { listMembers, listUser } from '#contract/members.ts'
import { listTeams } from '#contract/organization.ts'
import { choseongOf } from '#rules/search/choseong.ts'
import { startTestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

test('measure', { timeout: 120_000 }, async () => {
  const at = await startTestApp()
  const company = await makeCompany(at)
  const team = await makeTeam(at, company)
  const boss = await makeAdmin(at, { company, teamId: team })
  const member = await makeMember(at, { company, teamId: team })
  const asBoss = await at.as(boss)
  const asMember = await at.as(member)
  const last = [...'김이박최정강조윤장임한오서신권']
  const mid = [...'민서지현수영하준도연예은태호성']
  const end = [...'준서연우진아원희민호영수경현빈']
  let n = 0
  for (const total of [1000, 10_000]) {
    for (; n < total; n += 500) {
      const names = Array.from({ length: 500 }, (_, i) => {
        const k = (n + i) * 7919
        return last[k % 15]! + mid[Math.floor(k / 15) % 15]! + end[Math.floor(k / 225) % 15]!
      })
      await at.owner.query(
        `with m as (insert into members (company_id, email, name, name_initials, status, joined_on) select $1, 'p' || ($2 + i) || '@x.test', name, ini, 'WORKING', date '2015-01-01' + (($2 + i) % 4000)::int from unnest($3::text[], $4::text[]) with ordinality u(name, ini, i) returning company_id, id)
         insert into team_memberships (company_id, member_id, team_id, starts_on) select company_id, id, $5, '2020-01-01' from m`,
        [company.companyId, n, names, names.map(choseongOf), team],
      )
    }
    await at.owner.query('vacuum analyze members')
    await at.owner.query('vacuum analyze team_memberships')
    const bench = async (label: string, call: () => Promise<unknown>) => {
      for (let i = 0; i < 30; i += 1) await call()
      const t = performance.now()
      const N = 300
      for (let i = 0; i < N / 8; i += 1) await Promise.all(Array.from({ length: 8 }, call))
      const wide = N / ((performance.now() - t) / 1000)
      const s = performance.now()
      for (let i = 0; i < 100; i += 1) await call()
      console.log(
        total,
        label,
        wide.toFixed(0),
        '/s at 8;',
        ((performance.now() - s) / 100).toFixed(2),
        'ms alone',
      )
    }
    for (const search of ['ㄱㅁㅅ', '김민', '민서', '이', 'p77'])
      await bench(`search ${search}`, () => asMember.call(listUser, { query: { search, limit: 8 } }))
    await bench('com_members', () => asBoss.call(listMembers, { query: {} }))
    await bench('teams', () => asMember.call(listTeams))
    await bench('bare', () =>
      at.inCompany(company.companyId, (tx) => tx.selectFrom('companies').select('name').execute()))
    const plan = await at.owner.query(
      `begin; set local role gyeol_app; set local app.company_id='${company.companyId}'; explain (analyze, buffers) select m.id from members m where m.status in ('WORKING','ABSENCE') and (m.name_initials like '%ㄱㅁㅅ%' or lower(m.english_name) like '%ㄱㅁㅅ%' or m.email like '%ㄱㅁㅅ%') order by m.name, m.id limit 400; rollback`,
    )
    console.log(
      (plan as unknown as { rows: Record<string, string>[] }[])
        .flatMap((r) => r.rows.map((x) => Object.values(x)[0]))
        .join('\n'),
    )
  }
  await at.stop()
})
