-- An approval that was taken back puts a day back to what it was: a change like any other, and told as one.
alter table day_corrections add column is_undo boolean not null default false;
