-- What a press rests on, as it was found then: names and places change, what was checked does not.
alter table check_records
  -- GATE, NETWORK, PLACE, or ELSEWHERE for work that is done outside; null where nothing was asked for or recognised.
  add column accepted_by text check (accepted_by in ('GATE', 'NETWORK', 'PLACE', 'ELSEWHERE')),
  add column accepted_name text check (char_length(accepted_name) <= 100),
  -- The server saw it itself; everything else is what a device says.
  add column is_verified boolean not null default false,
  add column distance_metres integer,
  add column accuracy_metres integer,
  add column gate_code text check (char_length(gate_code) <= 64),
  -- When the device says that it was pressed, and by how much it held its own clock to be slow.
  add column device_at timestamptz,
  add column device_slow_seconds integer,
  -- Leave of the whole day that was approved when somebody came all the same.
  add column came_on_leave boolean not null default false;
-- Where people were is forgotten after a while: these are the rows that still know it.
create index check_records_positions on check_records (company_id, checked_at) where latitude is not null;
