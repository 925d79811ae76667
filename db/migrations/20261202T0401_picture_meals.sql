-- A day's menu may be a picture, beside its words or instead of them.
alter table meals
  add column picture_file_id bigint,
  add constraint meals_picture foreign key (company_id, picture_file_id) references files (company_id, id),
  drop constraint meals_menu,
  add constraint meals_menu check (char_length(menu) <= 500),
  add constraint meals_served check (menu <> '' or picture_file_id is not null);
create index meals_picture_idx on meals (company_id, picture_file_id) where picture_file_id is not null;
