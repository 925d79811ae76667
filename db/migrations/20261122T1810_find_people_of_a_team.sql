-- Who works in a team, for the chart: from the index alone, without a look at rows that lie scattered.
create index team_memberships_people on team_memberships (company_id, team_id) include (starts_on, ends_on, member_id) where stands;
