-- Whose language nobody has chosen reads in the company's. What stands there now was mostly nobody's choice: only what differs
-- from the company is taken for one.
alter table members alter column language drop not null, alter column language drop default;
update members m set language = null from companies c where c.company_id = m.company_id and c.language = m.language;
comment on column members.language is 'what the person has chosen, in every company alike; null: the company''s';
alter table accounts add column chose_language boolean not null default false;
comment on column accounts.chose_language is 'false: mails go in the language of the company that was joined last';
update accounts a set language = m.language, chose_language = true from members m
where m.account_id = a.id and m.language is not null;
