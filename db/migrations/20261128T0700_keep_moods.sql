-- How people feel, asked once in the morning and once in the evening of a day.
create table moods (
  company_id bigint not null,
  member_id bigint not null,
  mood_on date not null,
  -- From 1, very bad, to 5, very good.
  morning integer constraint moods_morning check (morning between 1 and 5),
  evening integer constraint moods_evening check (evening between 1 and 5),
  comment text not null default '' constraint moods_comment_size check (char_length(comment) <= 300),
  primary key (company_id, member_id, mood_on),
  constraint moods_answered check (morning is not null or evening is not null)
);
select secure_company_table('moods');
alter table moods
  add foreign key (company_id) references companies (company_id) on delete cascade,
  add constraint moods_member foreign key (company_id, member_id) references members (company_id, id);
create index moods_by_day on moods (company_id, mood_on);
comment on table moods is 'What people answered to the question how they feel';
