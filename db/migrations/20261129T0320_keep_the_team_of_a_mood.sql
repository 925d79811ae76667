-- In which team somebody stood as they answered: who corrects the past of a team later moves no figure that was told.
alter table moods add column team_id bigint;
update moods m set team_id = (select tm.team_id from team_memberships tm
  where tm.company_id = m.company_id and tm.member_id = m.member_id and tm.starts_on <= m.mood_on
    and (tm.ends_on is null or tm.ends_on > m.mood_on));
